import type { LocalDate } from "#domain/calendar/local-date.ts";
import { mainActsOf } from "#domain/documents/main-act.ts";
import { owedInvoiceStatuses } from "#domain/documents/status.ts";
import type { Opened } from "#vault/records/records.ts";
import type { Summary } from "#web/documents/shown-status.ts";
import type { DocumentStatus } from "#web/records/status-looks.ts";

/** The selected rows that are still listed: a filter or a search that leaves a row out takes it from the selection. */
export function stillListed(
  selected: ReadonlySet<string>,
  found: readonly Opened<Summary>[],
): ReadonlySet<string> {
  const listed = found.filter(({ record }) => selected.has(record.id));
  return listed.length === selected.size ? selected : new Set(listed.map(({ record }) => record.id));
}

/** The selected rows that can be reminded of: those whose main acts say so ([Note: The main act]), if they can be read. */
export function toRemind<S extends Summary>(rows: readonly Opened<S>[], today: LocalDate): Opened<S>[] {
  return rows.filter(({ state, record }) => {
    const { main, beside } = mainActsOf(record, today);
    return state === "open" && [main, beside].includes("remind");
  });
}

/** The selected invoices that are still to be paid. */
export function toPay<S extends Summary>(rows: readonly Opened<S>[]): Opened<S>[] {
  return rows.filter(({ record }) => "invoiceNumber" in record && owedStatuses.includes(record.status));
}

const owedStatuses: readonly DocumentStatus[] = owedInvoiceStatuses;

const mostNamed = 5;

/** The first of some numbers, and how many more there are: "INV-0001, INV-0002 and 3 more". */
export function someOf(numbers: readonly string[]): string {
  const named = numbers.slice(0, mostNamed).join(", ");
  return numbers.length > mostNamed ? `${named} and ${numbers.length - mostNamed} more` : named;
}
