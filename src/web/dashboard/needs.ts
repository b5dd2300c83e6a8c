import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { Pence } from "#domain/money/pence.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Currency } from "#domain/region/currency.ts";
import { regionTerms } from "#domain/region/region.ts";
import type { Opened } from "#vault/records/records.ts";
import type { Today } from "#web/dashboard/today-query.ts";
import type { SummaryOf } from "#web/records/document-kinds.ts";

/** A document that needs the firm. */
export interface DocumentNeed {
  kind: "document";
  key: string;
  of: DocumentKind;
  opened: Opened<SummaryOf<DocumentKind>>;
  amount: number;
}

/** Several overdue invoices in one currency. */
export interface OverdueNeed {
  kind: "overdue";
  key: string;
  currency: Currency;
  count: number;
  total: Pence;
  oldestDueDate: LocalDate | null;
  /** The largest of them, which reminders begin with, if it is known. */
  first: Opened<SummaryOf<"invoice">> | undefined;
}

/** What was typed on this device and is not saved yet. */
export interface UnsavedNeed {
  kind: "unsaved";
  key: string;
  of: DocumentKind;
  href: string;
  /** The customer's name; null before one is typed. */
  customer: string | null;
  /** What its lines come to before markup and tax: where it stands among drafts. */
  amount: number;
  /** "typed today at 14:05" */
  when: string;
}

export type Need = DocumentNeed | OverdueNeed | UnsavedNeed;

/** Everything that needs the firm, the worst first. */
export interface Needs {
  rows: readonly Need[];
  /** How many there are, also of those whose heads were not answered. */
  count: number;
}

/**
 * [Note: What needs the firm]
 * One list, the worst first: answers of customers, overdue invoices, quotes that end, and what was begun and left: not
 * saved, or never sent. Within a kind the larger amount comes first, as the server answers it; overdue invoices are one
 * row for each currency, because nobody reads five reminders before the sixth customer's yes. A row goes when its act is
 * done, which the server sees by status and by reminders, or for a week on this device. A declined quote is no row: as long
 * as customers cannot answer by themselves, it is the firm that sets the status, so it is no news, and its act,
 * Duplicate, leaves it declined, so that the row would never go. It becomes one with the first answer that comes from a
 * customer.
 */
export function needsOf(
  today: Today,
  unsaved: readonly UnsavedNeed[],
  isPutOff: (key: string) => boolean,
): Needs {
  const { accepted, ending, drafts } = today;
  const quotes = (heads: readonly Opened<SummaryOf<"quote">>[]) => heads.map(documentNeed("quote"));
  const overdue = overdueRows(today);
  const begun = [...unsaved, ...quotes(drafts.heads)].toSorted((one, other) => other.amount - one.amount);
  const all = [...quotes(accepted.heads), ...overdue, ...quotes(ending.heads), ...begun];
  const rows = all.filter(({ key }) => !isPutOff(key));
  const known = accepted.count + overdue.length + ending.count + unsaved.length + drafts.count;
  return { rows, count: known - all.length + rows.length };
}

function documentNeed(of: DocumentKind) {
  return (opened: Opened<SummaryOf<DocumentKind>>): DocumentNeed => ({
    ...{ kind: "document", key: opened.record.id, of, opened, amount: opened.record.total },
  });
}

/** A row for each currency, the larger sum first; a single invoice is a row like any document. */
function overdueRows({ overdue }: Today): (DocumentNeed | OverdueNeed)[] {
  return overdue.sums
    .toSorted((one, other) => other.total - one.total)
    .map((sum) => {
      const first = overdue.heads.find(
        ({ record }) => regionTerms(record.language).currency === sum.currency,
      );
      if (sum.count === 1 && first) return documentNeed("invoice")(first);
      return { kind: "overdue", key: `overdue ${sum.currency}`, ...sum, first };
    });
}
