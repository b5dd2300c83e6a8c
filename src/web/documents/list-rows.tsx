import type { ReactNode } from "react";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import type { Opened } from "#vault/records/records.ts";
import { dayHere } from "#web/base/today.ts";
import { addressLine } from "#web/documents/address-line.ts";
import { type Summary, shownStatus } from "#web/documents/shown-status.ts";
import { statusText } from "#web/documents/status-text.ts";
import { dateOf, kindOf, kindScreens, numberOf } from "#web/records/document-kinds.ts";
import { statusDot } from "#web/records/status-looks.ts";
import type { RowLooks } from "#web/tables/data-table-column.ts";
import { LockText } from "#web/ui/lock-text.tsx";
import { StatusDot } from "#web/ui/status-dot.tsx";
import { periodName } from "#words/labels/period-name.ts";

interface Now {
  language: Language;
  today: LocalDate;
}

/**
 * A quote or an invoice as a row of two lines: customer and amount; number, address, and the status with the time that
 * matters. Rows stand under their week or month when they are in the order of their days.
 */
export function rowLooks<S extends Summary>(now: Now, isByDay: boolean): RowLooks<Opened<S>> {
  const amountOf = ({ total, language }: S) =>
    formatMoney(total, regionTerms(language).currency, now.language);
  return {
    title: (row) =>
      row.state === "open" ? <bdi>{row.record.customerName || "–"}</bdi> : <LockText state={row.state} />,
    aside: ({ record }) => (
      <span className="tabular whitespace-nowrap font-semibold">{amountOf(record)}</span>
    ),
    note: (row) => <RowNote first={numberOf(row.record)} place={addressOf(row)} />,
    mark: ({ record }) => {
      const status = shownStatus(record, now.today);
      return (
        <span
          className={`flex items-center gap-1.5 roomy:whitespace-nowrap ${status === "overdue" ? "text-danger" : "text-ink-soft"}`}
        >
          <StatusDot {...statusDot(status)} />
          {statusText(record, now, dayHere)}
        </span>
      );
    },
    nameOf: (row) => {
      const { record } = row;
      const words = row.state === "open" ? [record.customerName, numberOf(record)] : [numberOf(record)];
      return [...words, addressOf(row), amountOf(record), statusText(record, now, dayHere)]
        .filter(Boolean)
        .join(", ");
    },
    ...(isByDay && { groupOf: ({ record }: Opened<S>) => periodName(dateOf(record), now) }),
  };
}

/** What names a row of quotes and invoices together, and where it leads. */
export const documentRow = {
  keyOf: ({ record }: Opened<Summary>) => record.id,
  hrefOf: ({ record }: Opened<Summary>) => kindScreens[kindOf(record)].hrefOf(record.id),
};

interface RowNoteProps {
  /** A number or a day, which is whole at every width. */
  first: ReactNode;
  /** The address of the work, a line. */
  place: string | null;
}

/** The second line of a document's row. */
export function RowNote({ first, place }: RowNoteProps) {
  return (
    <span className={noteStyles}>
      <bdi className="tabular shrink-0 whitespace-nowrap">{first}</bdi>
      {place && (
        <span className="ml-1 wrap-anywhere roomier:w-0 roomier:grow roomier:truncate">
          · <bdi>{place}</bdi>
        </span>
      )}
    </span>
  );
}

/**
 * As wide as what it begins with at the least, and one line high: a place that is not whole beside that and the status wraps
 * out of sight on the narrowest phone, and ends in an ellipsis on wider ones. With larger letters all of it wraps.
 */
const noteStyles =
  "flex min-w-min flex-wrap text-ink-soft roomy:h-lh roomy:flex-1 roomy:overflow-hidden roomier:flex-nowrap";

/** The address of the work in one line; null without one. */
function addressOf({ state, record }: Opened<Summary>): string | null {
  const line = state === "open" ? addressLine(record) : "–";
  return line === "–" ? null : line;
}
