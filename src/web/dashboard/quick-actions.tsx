import type { User } from "#domain/account/person.ts";
import { hasSubscription } from "#domain/account/subscription.ts";
import type { Language } from "#domain/region/region.ts";
import { spelled } from "#domain/region/spelling.ts";
import { mayEnter } from "#web/billing/subscription-guard.ts";
import { Clock } from "#web/icons/clock.ts";
import { Download } from "#web/icons/download.ts";
import { Eye } from "#web/icons/eye.ts";
import { FileText } from "#web/icons/file-text.ts";
import { Files } from "#web/icons/files.ts";
import type { IconComponent } from "#web/icons/icon.ts";
import { LifeBuoy } from "#web/icons/life-buoy.ts";
import { Package } from "#web/icons/package.ts";
import { ReceiptText } from "#web/icons/receipt-text.ts";
import { Settings } from "#web/icons/settings.ts";
import { AppLink } from "#web/ui/app-link.tsx";
import { surfaceStyles } from "#web/ui/card.tsx";
import { Section } from "#web/ui/section.tsx";

interface QuickAction {
  href: string;
  label: string;
  hint: string;
  icon: IconComponent;
}

interface Actions {
  title: string;
  first: QuickAction;
  others: readonly QuickAction[];
}

const firstWriting: QuickAction = {
  href: "/quotes/new",
  label: "Create New Quote",
  hint: "Price a job",
  icon: FileText,
};

const writing: readonly QuickAction[] = [
  {
    href: "/invoices/new",
    label: "Create New Invoice",
    hint: "Directly, without a quote",
    icon: ReceiptText,
  },
  { href: "/materials", label: "Manage Materials", hint: "What you buy and sell", icon: Package },
  { href: "/labor", label: "Manage Labour", hint: "Your rates", icon: Clock },
  { href: "/quotes?tab=all", label: "View All Quotes", hint: "And what became of them", icon: Files },
];

const firstReading: QuickAction = {
  href: "/export",
  label: "See and Download Everything",
  hint: "Quotes and invoices with their PDFs, customers, materials, labour",
  icon: Download,
};

const reading: readonly QuickAction[] = [
  { href: "/billing", label: "Billing & Subscription", hint: "Your plan and your card", icon: ReceiptText },
  {
    href: "/privacy/what-the-server-sees",
    label: "What the Server Sees",
    hint: "Your records as they are kept",
    icon: Eye,
  },
  { href: "/settings", label: "Account Settings", hint: "Your password and your account", icon: Settings },
  { href: "/support", label: "Help & Support", hint: "Questions and answers", icon: LifeBuoy },
];

/**
 * Without a trial or a subscription nothing can be created, so the actions lead to everything that can be read instead.
 */
function actionsOf(user: User): Actions {
  if (hasSubscription(user)) return { title: "Quick actions", first: firstWriting, others: writing };
  const open = reading.filter(({ href }) => mayEnter(user, href));
  return { title: "Everything you made is still here", first: firstReading, others: open };
}

/** Links to the most frequent tasks, or to those that are still possible. */
export function QuickActions({ user, language }: { user: User; language: Language }) {
  const { title, first, others } = actionsOf(user);
  return (
    <Section title={title}>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-5">
        <li className="max-xl:col-span-2">
          <ActionLink action={first} language={language} isFirst />
        </li>
        {others.map((action) => (
          <li key={action.href}>
            <ActionLink action={action} language={language} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ActionLinkProps {
  action: QuickAction;
  language: Language;
  isFirst?: boolean;
}

function ActionLink({ action, language, isFirst = false }: ActionLinkProps) {
  const Icon = action.icon;
  return (
    <AppLink
      href={action.href}
      className={`flex h-full gap-x-3 gap-y-2 px-4 py-3 xl:flex-col ${isFirst ? firstStyles : otherStyles}`}
    >
      <Icon aria-hidden className={`size-6 shrink-0 ${isFirst ? "" : "text-ink-soft"}`} strokeWidth={1.75} />
      <span className="flex min-w-0 flex-col">
        <span className="font-medium">{spelled(action.label, language)}</span>
        <span className={`text-sm ${isFirst ? "" : "text-ink-soft"}`}>{spelled(action.hint, language)}</span>
      </span>
    </AppLink>
  );
}

const firstStyles =
  "max-xl:items-center rounded-xl border border-transparent bg-accent text-on-accent hover:bg-accent-strong";
const otherStyles = `${surfaceStyles} max-sm:flex-col sm:max-xl:items-center hover:bg-sunken`;
