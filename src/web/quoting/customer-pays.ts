import { formatMoney } from "#domain/money/format-money.ts";
import { type Pence, sumPence } from "#domain/money/pence.ts";
import { DocumentTooLarge } from "#domain/pricing/document-too-large.ts";
import { lineTotal } from "#domain/pricing/line.ts";
import { regionTerms } from "#domain/region/region.ts";
import type { Unread } from "#pdf/paper.ts";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";
import { type DraftLine, lineItemOf } from "#web/drafts/draft-lines.ts";
import { draftTotals } from "#web/quoting/draft-document.ts";

/** The parts of a draft that decide what a customer pays for its lines. */
export type PricedDraft = Pick<DocumentDraft, "kind" | "terms" | "lines" | "language">;

/**
 * What the customer pays for each line that is marked up, by the line's id, as the paper will have it; null for one
 * whose figures cannot be read. Empty beyond exact arithmetic.
 *
 * @param supplier the firm whose rules apply
 * @param unread the lines whose figures cannot be read
 */
export function customerPays(
  draft: PricedDraft,
  supplier: Parameters<typeof draftTotals>[1],
  unread: Unread["lines"] = [],
): ReadonlyMap<string, Pence | null> {
  try {
    const { customerLines } = draftTotals(draft, supplier);
    return new Map(
      draft.lines.flatMap((line, index) => {
        const price = unread.includes(line.id) ? null : customerLines[index];
        return price === undefined || price === lineTotal(lineItemOf(line)) ? [] : [[line.id, price]];
      }),
    );
  } catch (error) {
    if (error instanceof DocumentTooLarge) return new Map();
    throw error;
  }
}

/** Said of a price that has a markup in it. */
export const paysLabel = "Customer pays";

/**
 * "Customer pays £106.25" of the next line of a draft, as the line will say it; undefined where that is not marked up.
 */
export function paysForNext(
  line: DraftLine,
  draft: PricedDraft,
  supplier: Parameters<typeof draftTotals>[1],
): string | undefined {
  const price = customerPays({ ...draft, lines: [...draft.lines, line] }, supplier).get(line.id);
  const { currency } = regionTerms(draft.language);
  return price ? `${paysLabel} ${formatMoney(price, currency, draft.language)}` : undefined;
}

/** What the customer pays for lines that are still to be added to a draft. @throws RangeError beyond the safe integers */
export function sumOfNext(
  lines: readonly DraftLine[],
  draft: PricedDraft,
  supplier: Parameters<typeof draftTotals>[1],
): Pence {
  const prices = customerPays({ ...draft, lines: [...draft.lines, ...lines] }, supplier);
  return sumPence(lines.map((line) => prices.get(line.id) ?? lineTotal(lineItemOf(line))));
}
