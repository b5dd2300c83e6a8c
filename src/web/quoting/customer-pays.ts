import { formatMoney } from "#domain/money/format-money.ts";
import { DocumentTooLarge } from "#domain/pricing/document-too-large.ts";
import { lineTotal } from "#domain/pricing/line.ts";
import { regionTerms } from "#domain/region/region.ts";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";
import { lineItemOf } from "#web/drafts/draft-lines.ts";
import { draftTotals } from "#web/quoting/draft-document.ts";

/** The parts of a draft that decide what a customer pays for its lines. */
export type PricedDraft = Pick<DocumentDraft, "kind" | "terms" | "lines" | "language">;

/**
 * "Customer pays £106.25" for each line that is marked up, by the line's id, as the paper will have it. Empty beyond
 * exact arithmetic.
 *
 * @param supplier the firm whose rules apply
 */
export function customerPays(
  draft: PricedDraft,
  supplier: Parameters<typeof draftTotals>[1],
): ReadonlyMap<string, string> {
  const { currency } = regionTerms(draft.language);
  try {
    const { customerLines } = draftTotals(draft, supplier);
    return new Map(
      draft.lines.flatMap((line, index) => {
        const price = customerLines[index];
        if (price === undefined || price === lineTotal(lineItemOf(line))) return [];
        return [[line.id, `Customer pays ${formatMoney(price, currency, draft.language)}`]];
      }),
    );
  } catch (error) {
    if (error instanceof DocumentTooLarge) return new Map();
    throw error;
  }
}
