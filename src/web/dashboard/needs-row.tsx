import type { ReactNode } from "react";
import { parseInstant } from "#domain/calendar/instant.ts";
import { daysBetween, type LocalDate } from "#domain/calendar/local-date.ts";
import { counted } from "#domain/money/counted.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { messages } from "#web/base/messages.ts";
import { dayHere, today } from "#web/base/today.ts";
import type { DocumentNeed, Need, OverdueNeed, UnsavedNeed } from "#web/dashboard/needs.ts";
import { MainActButton } from "#web/documents/main-act-button.tsx";
import { statusText } from "#web/documents/status-text.ts";
import { Ellipsis } from "#web/icons/ellipsis.ts";
import { useMenuButton } from "#web/overlays/use-menu-button.ts";
import { kindScreens, numberOf } from "#web/records/document-kinds.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { AppLink } from "#web/ui/app-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { LockText } from "#web/ui/lock-text.tsx";
import type { Occasion } from "#words/paper/ready-words.ts";

const loadNotNow = () => import("#web/dashboard/not-now-popup.tsx");

/** What of a document is sent. */
export interface WhatIsSent {
  kind: DocumentNeed["of"];
  id: string;
  about: Occasion;
  /** Of several overdue invoices, which it begins: all in this currency are reminded of. */
  currency?: OverdueNeed["currency"];
  /** What is known of a single document. */
  opened?: DocumentNeed["opened"];
}

interface NeedRowProps {
  need: Need;
  onSend: (sending: WhatIsSent) => void;
  onNotNow: () => void;
}

/** Something that needs the firm: it opens where it is, and has one act at its right. */
export function NeedRow({ need, onSend, onNotNow }: NeedRowProps) {
  const language = useLanguage();
  const looks = looksOf(need, language);
  const { part, button, popup } = useMenuButton(loadNotNow);
  const label = `More for ${looks.about}`;
  return (
    <li
      data-row={need.key}
      className="relative flex min-h-14 items-center gap-1 pl-4 hover:bg-sunken/50 max-roomy:flex-wrap"
    >
      <AppLink
        href={looks.href}
        aria-label={[looks.name, ...looks.facts].join(", ")}
        className="block min-w-0 flex-1 py-1 -outline-offset-3! after:absolute after:inset-0 max-roomy:basis-full"
      >
        <span className="block min-w-0 wrap-anywhere font-semibold leading-5 roomier:truncate">
          {looks.title}
        </span>
        <span className="block text-ink-soft text-sm">{looks.note}</span>
      </AppLink>
      {/* The row's link lies under its buttons. */}
      <div className="relative z-10 ml-auto flex shrink-0 items-center pr-1 print:hidden">
        <NeedAct need={need} looks={looks} onSend={onSend} />
        <IconButton tooltip={false} {...button} aria-label={label}>
          <Ellipsis aria-hidden />
        </IconButton>
        {part && <part.NotNowPopup popup={{ ...popup, label }} onNotNow={onNotNow} />}
      </div>
    </li>
  );
}

/** The one act of a row: that of its document, or to go on with what is not saved. */
function NeedAct({
  need,
  looks: { href, about: subject },
  onSend,
}: Pick<NeedRowProps, "need" | "onSend"> & { looks: Looks }) {
  if (need.kind === "unsaved") {
    return (
      <LinkButton href={href} variant="secondary" size="small" aria-label={`Go on with ${subject}`}>
        Go on
      </LinkButton>
    );
  }
  const opened = need.kind === "overdue" ? need.first : need.opened;
  const kind = need.kind === "overdue" ? "invoice" : need.of;
  // A document that cannot be read cannot be sent or converted.
  if (opened?.state !== "open") return null;
  return (
    <MainActButton
      kind={kind}
      opened={opened}
      onSend={(about) => onSend({ ...need, kind, id: opened.record.id, about })}
      button={({ text }, given) => (
        <Button
          variant="secondary"
          size="small"
          className="max-sm:max-w-24 max-sm:whitespace-normal! max-sm:leading-4"
          {...given}
          aria-label={`${text}, ${subject}`}
        >
          {text}
        </Button>
      )}
    />
  );
}

interface Looks {
  href: string;
  title: ReactNode;
  note: ReactNode;
  /** What the row is about, for the names of its controls. */
  about: string;
  /** The words of the link: with those that may be cut off, and those that a wide screen alone shows. */
  name: string;
  facts: string[];
}

function looksOf(need: Need, language: Language): Looks {
  if (need.kind === "overdue") return overdueLooks(need, language);
  return need.kind === "unsaved" ? unsavedLooks(need) : documentLooks(need, language);
}

function documentLooks({ of, opened }: DocumentNeed, language: Language): Looks {
  const { record, state } = opened;
  const now = { language, today: today() };
  const number = numberOf(record);
  const amount = formatMoney(record.total, regionTerms(record.language).currency, language);
  const why = endsText(opened, now.today) ?? statusText(record, now, dayHere);
  const isOverdue = of === "invoice";
  return {
    href: kindScreens[of].hrefOf(record.id),
    title: state === "open" ? <bdi>{record.customerName || "–"}</bdi> : <LockText state={state} />,
    note: (
      <>
        <Amount>{amount}</Amount>
        <span className="tabular max-sm:hidden">
          {" · "}
          <bdi>{number}</bdi>
        </span>{" "}
        · <span className={isOverdue ? "text-danger" : ""}>{why}</span>
      </>
    ),
    about: number,
    name: state === "open" && record.customerName ? `${record.customerName}, ${number}` : number,
    facts: [amount, why],
  };
}

/** "Ends tomorrow", of a quote that the customer has yet to answer; "Draft, 3 days old". */
function endsText({ record }: DocumentNeed["opened"], day: LocalDate): string | null {
  if (!("validUntil" in record)) return null;
  if (record.status === "sent" && record.validUntil !== null) {
    return `Ends ${daysBetween(day, record.validUntil) <= 0 ? "today" : "tomorrow"}`;
  }
  if (record.status !== "draft") return null;
  const made = parseInstant(record.createdAt);
  const days = made === null ? 1 : Math.max(1, daysBetween(dayHere(made), day));
  return `Draft, ${counted(days, "day")} old`;
}

function overdueLooks({ count, total, currency, oldestDueDate }: OverdueNeed, language: Language): Looks {
  const amount = formatMoney(total, currency, language);
  const name = `${count} invoices overdue`;
  const oldest = oldestDueDate && `oldest ${counted(daysBetween(oldestDueDate, today()), "day")}`;
  return {
    href: "/invoices?tab=overdue",
    title: name,
    note: (
      <>
        <Amount>{amount}</Amount>
        {oldest && <span className="text-danger">{` · ${oldest}`}</span>} · {notReminded}
      </>
    ),
    about: name,
    name,
    facts: [amount, ...(oldest ? [oldest] : []), notReminded],
  };
}

/** The money line and the list also count those that the customer was reminded of, which this row leaves out. */
const notReminded = "not reminded this week";

function unsavedLooks(need: UnsavedNeed): Looks {
  const { customer, href, when } = need;
  const { notSaved, noCustomer } = messages().documents;
  const name = customer ?? noCustomer;
  return {
    href,
    title: <bdi>{name}</bdi>,
    note: `${notSaved} · ${when}`,
    about: nameOf(need),
    name,
    facts: [notSaved, when],
  };
}

/** "the quote for Bea Marsh" */
function nameOf({ of, customer }: UnsavedNeed): string {
  return `the ${of}${customer === null ? "" : ` for ${customer}`}`;
}

function Amount({ children }: { children: string }) {
  return <span className="tabular font-semibold text-ink">{children}</span>;
}
