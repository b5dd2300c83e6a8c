import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import type { Opened } from "#vault/records/records.ts";
import { addressLine } from "#web/documents/address-line.ts";
import { type Summary, shownStatus } from "#web/documents/shown-status.ts";
import { StatusMenu } from "#web/documents/status-menu.tsx";
import { overdueText } from "#web/documents/status-text.ts";
import { dateOf, kindScreens, numberOf, type SummaryOf } from "#web/records/document-kinds.ts";
import { type DocumentStatus, statusLabel } from "#web/records/status-looks.ts";
import type { Column } from "#web/tables/data-table-column.ts";
import { DateText } from "#web/ui/date-text.tsx";
import { LockText } from "#web/ui/lock-text.tsx";
import { MoneyText } from "#web/ui/money-text.tsx";

interface ListContext<K extends DocumentKind> {
  /** The language of the screen: dollars of another country are shown with their country. */
  language: Language;
  today: LocalDate;
  onStatusChange: (document: SummaryOf<K>, status: DocumentStatus) => void;
}

/** What the column of dates is called, and whether it is before the total. */
const dates: Record<DocumentKind, { header: string; isFirst: boolean }> = {
  quote: { header: "Date", isFirst: true },
  invoice: { header: "Date Created", isFirst: false },
};

export function listColumns<K extends DocumentKind>(
  kind: K,
  context: ListContext<K>,
): Column<Opened<SummaryOf<K>>>[] {
  const date = dateColumn<K>(kind);
  const total = totalColumn<K>(context);
  return [
    numberColumn<K>(kind),
    customerColumn<K>(),
    addressColumn<K>(),
    ...(dates[kind].isFirst ? [date, total] : [total, date]),
    statusColumn<K>(kind, context),
  ];
}

type DocumentColumn<K extends DocumentKind> = Column<Opened<SummaryOf<K>>>;

function numberColumn<K extends DocumentKind>(kind: K): DocumentColumn<K> {
  return {
    key: "number",
    header: `${kindScreens[kind].one} #`,
    cell: ({ record }) => <bdi className="tabular whitespace-nowrap text-ink-soft">{numberOf(record)}</bdi>,
    sortValue: ({ record }) => numberOf(record),
  };
}

function customerColumn<K extends DocumentKind>(): DocumentColumn<K> {
  return {
    key: "customer",
    header: "Customer",
    primary: true,
    cellClass: "w-1/2 max-w-24 @min-[1024px]:max-w-28",
    cell: (row) => (
      <span className="line-clamp-2 font-semibold wrap-break-word">
        {row.state === "open" ? <bdi>{row.record.customerName || "–"}</bdi> : <LockText state={row.state} />}
      </span>
    ),
    linkName: (row) =>
      row.state === "open" && row.record.customerName
        ? `${row.record.customerName}, ${numberOf(row.record)}`
        : numberOf(row.record),
    sortValue: ({ state, record }) => (state === "open" ? record.customerName : null),
  };
}

function addressColumn<K extends DocumentKind>(): DocumentColumn<K> {
  return {
    key: "address",
    header: "Project Address",
    cellClass: "w-1/2 max-w-14 @min-[1024px]:max-w-28",
    cell: (row) => (
      <span className="block truncate text-ink-soft">
        <bdi>{row.state === "open" ? addressLine(row.record) : "–"}</bdi>
      </span>
    ),
  };
}

function dateColumn<K extends DocumentKind>(kind: K): DocumentColumn<K> {
  return {
    key: "date",
    header: dates[kind].header,
    cell: ({ record }) => <DateText date={dateOf(record)} language={record.language} />,
    sortValue: ({ record }) => dateOf(record),
  };
}

function totalColumn<K extends DocumentKind>({ language }: ListContext<K>): DocumentColumn<K> {
  return {
    key: "total",
    header: "Total",
    align: "end",
    onCard: "aside",
    cell: ({ record }) => (
      <MoneyText
        amount={record.total}
        currency={regionTerms(record.language).currency}
        language={language}
        className="font-semibold"
      />
    ),
    sortValue: ({ record }) => record.total,
  };
}

function statusColumn<K extends DocumentKind>(kind: K, context: ListContext<K>): DocumentColumn<K> {
  return {
    key: "status",
    header: "Status",
    cell: ({ record }) => (
      <StatusMenu
        kind={kind}
        number={numberOf(record)}
        status={shownStatus(record, context.today)}
        text={isLate(record, context.today) ? overdueText(record.dueDate, context.today) : undefined}
        onStatusChange={(status) => context.onStatusChange(record, status)}
      />
    ),
    sortValue: ({ record }) => statusLabel(shownStatus(record, context.today)),
  };
}

function isLate(record: Summary, today: LocalDate): record is SummaryOf<"invoice"> {
  return "dueDate" in record && shownStatus(record, today) === "overdue";
}
