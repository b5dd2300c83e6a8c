import { askOfFrame } from "#web/base/asked-of-frame.ts";
import { listAddress, listTabs } from "#web/documents/list-address.ts";
import type { NavigationItem } from "#web/frame/navigation.ts";
import { ChartColumn } from "#web/icons/chart-column.ts";
import { CircleQuestionMark } from "#web/icons/circle-question-mark.ts";
import { CreditCard } from "#web/icons/credit-card.ts";
import { Download } from "#web/icons/download.ts";
import { FileText } from "#web/icons/file-text.ts";
import type { IconComponent } from "#web/icons/icon.ts";
import { Keyboard } from "#web/icons/keyboard.ts";
import { ListFilter } from "#web/icons/list-filter.ts";
import { LogOut } from "#web/icons/log-out.ts";
import { Plus } from "#web/icons/plus.ts";
import { ReceiptText } from "#web/icons/receipt-text.ts";
import { Settings } from "#web/icons/settings.ts";
import { UserPlus } from "#web/icons/user-plus.ts";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";
import { kindScreens } from "#web/records/document-kinds.ts";
import { navigate } from "#web/routing/navigation.ts";
import type { Command } from "#web/search/findable.ts";

/** Screens that the sidebar does not list, with other words that they are found by. */
const screens: readonly [href: string, label: string, icon: IconComponent, also?: string][] = [
  ["/monthly-reports", "Reports", ChartColumn],
  ["/bring-in", "Bring in", Plus, "import"],
  ["/export", "Download everything", Download],
  ["/settings", "Account Settings", Settings],
  ["/billing", "Billing & Subscription", CreditCard],
  ["/support", "Help & Support", CircleQuestionMark, "contact"],
  ["/support/faq", "FAQ", CircleQuestionMark, "frequently asked questions"],
  ["/support/report-issue", "Report an Issue", CircleQuestionMark, "bug"],
  ["/privacy/what-the-server-sees", "What the server sees", FileText, "encryption"],
  ["/terms-of-service", "Terms of Service", FileText],
  ["/privacy-policy", "Privacy Policy", FileText],
];

/** What the frame gives to the search. */
export interface FrameCommands {
  /** The sidebar's entries. */
  navigation: readonly NavigationItem[];
  onSignOut: () => void;
}

/** What can be done on every screen: begin something, go to a screen or to a list with a tab, sign out. */
export function frameCommands({ navigation, onSignOut }: FrameCommands): Command[] {
  const begin = [
    command("New", "New quote", FileText, () => void navigate("/quotes/new")),
    command("New", "New invoice", ReceiptText, () => void navigate("/invoices/new")),
    command("New", "New customer", UserPlus, () => askOfFrame("new customer")),
  ];
  const listed = navigation.map(({ href, label, icon }) => [href, label, icon] as const);
  const goTo = [...listed, ...screens].map(([href, label, icon, also]) =>
    command("Go to", label, icon, () => void navigate(href), also),
  );
  return [
    ...begin,
    ...goTo,
    ...tabCommands(),
    command("More", "Keys", Keyboard, () => askOfFrame("keys"), "keyboard shortcuts"),
    command("More", "Log out", LogOut, onSignOut, "sign out"),
  ];
}

function tabCommands(): Command[] {
  return (["quote", "invoice"] as const).flatMap((kind) =>
    listTabs[kind]
      .filter(({ status }) => status !== "all")
      .map(({ label, status }) => {
        const { many } = kindScreens[kind];
        const open = () => void navigate(listAddress(kind, { status, sort: null }));
        return { ...command("Lists", label, ListFilter, open, many.toLowerCase()), detail: many };
      }),
  );
}

/** What a screen offers, as commands: each entry of its menus by itself. */
export function screenCommandsOf(entries: readonly MenuEntry[], group = "This screen"): Command[] {
  return entries.flatMap((entry): Command[] => {
    const { text, icon = Plus } = entry;
    if ("entries" in entry) {
      const own = entry.entries.map((each) => ({ ...each, text: `${text}: ${each.text}`, icon }));
      return screenCommandsOf(own, group);
    }
    if ("href" in entry) return [command(group, text, icon, () => void navigate(entry.href))];
    return entry.isDisabled ? [] : [command(group, text, icon, entry.onSelect)];
  });
}

/** @param also other words that it is found by */
function command(group: string, label: string, icon: IconComponent, run: () => void, also = ""): Command {
  const key = `${group}-${label}`.replaceAll(" ", "-");
  return { key, group, label, detail: "", text: `${label}\n${also}`, icon, run };
}
