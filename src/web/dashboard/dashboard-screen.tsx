import { Clock, FileText, Package, Receipt } from "lucide-react";
import { regionTerms } from "#domain/company/region.ts";
import type { Pence } from "#domain/money/pence.ts";
import { useUser } from "#web/account/user-query.ts";
import { useLanguage } from "#web/app/use-language.ts";
import { useCompanyProfile } from "#web/company/company-queries.ts";
import { useStats } from "#web/dashboard/stats-query.ts";
import { Alert } from "#web/ui/alert.tsx";
import { TextLink } from "#web/ui/app-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { MoneyText } from "#web/ui/money-text.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** The start of a working day: what is owed, what was made, and the way to the next quote. */
export function DashboardScreen() {
  const { data: user } = useUser();
  const { data: profile } = useCompanyProfile();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="font-semibold text-2xl tracking-tight">Welcome back, {user?.firstName}</h2>
        <div className="flex flex-wrap gap-2">
          <LinkButton href="/quotes/new">
            <FileText aria-hidden /> Create New Quote
          </LinkButton>
          <LinkButton href="/invoices/new" variant="secondary">
            <Receipt aria-hidden /> Create New Invoice
          </LinkButton>
        </div>
      </div>
      {profile === null && (
        <Alert
          title="Put your name on your quotes"
          actions={<LinkButton href="/company-profile">Set up your business profile</LinkButton>}
        >
          Your letterhead, bank details and tax settings fill in every document.
        </Alert>
      )}
      <Figures />
      <nav aria-label="Quick actions" className="flex flex-wrap gap-2">
        <LinkButton href="/materials" variant="secondary">
          <Package aria-hidden /> Manage Materials
        </LinkButton>
        <LinkButton href="/labor" variant="secondary">
          <Clock aria-hidden /> Manage Labour
        </LinkButton>
        <LinkButton href="/quotes" variant="secondary">
          <FileText aria-hidden /> All Quotes
        </LinkButton>
      </nav>
    </>
  );
}

function Figures() {
  const { data: stats, isError, refetch } = useStats();
  if (isError && !stats) {
    return (
      <Alert
        variant="danger"
        title="The figures could not be loaded"
        actions={<Button onClick={() => refetch()}>Try again</Button>}
      />
    );
  }
  const owed = stats !== undefined && stats.outstandingTotal > 0;
  return (
    <section aria-label="Figures" className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <Figure name="Outstanding invoices" amount={stats?.outstandingTotal}>
        {stats && (owed ? <TextLink href="/invoices">See invoices</TextLink> : "All invoices paid!")}
      </Figure>
      <Figure name="Quotes this month" amount={stats?.monthlyQuoteTotal} />
      <Figure name="Invoices this month" amount={stats?.monthlyInvoiceTotal} />
      <Figure name="Quote value in all" amount={stats?.totalValue}>
        {stats && `${stats.totalQuotes} quotes, ${stats.pendingQuotes} pending`}
      </Figure>
    </section>
  );
}

interface FigureProps {
  name: string;
  /** Pence; absent while loading. */
  amount: Pence | undefined;
  children?: React.ReactNode;
}

function Figure({ name, amount, children }: FigureProps) {
  const language = useLanguage();
  const { currency } = regionTerms(language);
  return (
    <Card>
      <h3 className="text-ink-soft text-sm">{name}</h3>
      {amount === undefined ? (
        <Skeleton className="h-8 w-24" />
      ) : (
        <MoneyText
          amount={amount}
          currency={currency}
          language={language}
          className="font-semibold text-2xl"
        />
      )}
      {children && <p className="text-ink-soft text-sm">{children}</p>}
    </Card>
  );
}
