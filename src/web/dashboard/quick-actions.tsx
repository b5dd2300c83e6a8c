import { Clock, Files, FileText, type LucideIcon, Package, Receipt } from "lucide-react";
import type { Language } from "#domain/company/region.ts";
import { spelled } from "#domain/company/spelling.ts";
import { AppLink } from "#web/ui/app-link.tsx";
import { surfaceStyles } from "#web/ui/card.tsx";
import { Section } from "#web/ui/section.tsx";

interface QuickAction {
  href: string;
  label: string;
  hint: string;
  icon: LucideIcon;
}

const first: QuickAction = {
  href: "/quotes/new",
  label: "Create New Quote",
  hint: "Price a job",
  icon: FileText,
};

const others: readonly QuickAction[] = [
  { href: "/invoices/new", label: "Create New Invoice", hint: "Directly, without a quote", icon: Receipt },
  { href: "/materials", label: "Manage Materials", hint: "What you buy and sell", icon: Package },
  { href: "/labor", label: "Manage Labour", hint: "Your rates", icon: Clock },
  { href: "/quotes", label: "View All Quotes", hint: "And what became of them", icon: Files },
];

/** The ways to what is done most often (specification 1 §2). */
export function QuickActions({ language }: { language: Language }) {
  return (
    <Section title="Quick actions">
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
      <Icon aria-hidden className={`size-6 shrink-0 ${isFirst ? "" : "text-accent"}`} strokeWidth={1.75} />
      <span className="flex min-w-0 flex-col">
        <span className="font-medium">{spelled(action.label, language)}</span>
        <span className={`text-sm ${isFirst ? "" : "text-ink-soft"}`}>{action.hint}</span>
      </span>
    </AppLink>
  );
}

const firstStyles =
  "max-xl:items-center rounded-xl border border-transparent bg-accent text-on-accent hover:bg-accent-strong";
const otherStyles = `${surfaceStyles} max-sm:flex-col sm:max-xl:items-center hover:bg-sunken`;
