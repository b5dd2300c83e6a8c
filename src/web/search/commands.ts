import {
  ChartColumn,
  CircleHelp,
  CreditCard,
  Download,
  FileText,
  Keyboard,
  ListFilter,
  LogOut,
  type LucideIcon,
  Plus,
  Receipt,
  Settings,
  UserPlus,
} from "lucide-react";
import { askOfFrame } from "#web/base/asked-of-frame.ts";
import { listAddress, listTabs } from "#web/documents/list-address.ts";
import type { NavigationItem } from "#web/frame/navigation.ts";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";
import { kindScreens } from "#web/records/document-kinds.ts";
import { navigate } from "#web/routing/navigation.ts";
import type { Command } from "#web/search/findable.ts";

const screens: readonly [href: string, label: string, icon: LucideIcon][] = [
  ["/monthly-reports", "Reports", ChartColumn],
  ["/settings", "Account Settings", Settings],
  ["/billing", "Billing & Subscription", CreditCard],
  ["/export", "Download everything", Download],
  ["/support", "Help & Support", CircleHelp],
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
    command("New", "New invoice", Receipt, () => void navigate("/invoices/new")),
    command("New", "New customer", UserPlus, () => askOfFrame("new customer")),
  ];
  const goTo = [...navigation.map(({ href, label, icon }) => [href, label, icon] as const), ...screens].map(
    ([href, label, icon]) => command("Go to", label, icon, () => void navigate(href)),
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
function command(group: string, label: string, icon: LucideIcon, run: () => void, also = ""): Command {
  const key = `${group}-${label}`.replaceAll(" ", "-");
  return { key, group, label, detail: "", text: `${label} ${also}`, icon, run };
}
