import type { CompanyTerms } from "#domain/company/company-profile.ts";
import type { Pence } from "#domain/money/pence.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { documentTotals } from "#domain/pricing/document-totals.ts";
import type { PricedLine } from "#domain/pricing/line.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import type { Language } from "#domain/region/region.ts";
import {
  changedTerms,
  convertedTerms,
  newTerms,
  type SentTerms,
  type SentTicks,
  termNames,
} from "#domain/tax/document-terms.ts";

/**
 * [Note: Figures of a write]
 * A sealed head names the figures that its document will have once it is stored. So the client works out, by the same
 * rules as the server, what a write makes of the terms that it sends, and of the total.
 */
export interface WrittenFigures extends PriceTerms {
  total: Pence;
}

/** A body's terms and lines, as they are sent. */
type SentFigures<Line extends PricedLine> = SentTerms & { lineItems?: readonly Line[] | undefined };

/** A document as it is stored. */
interface StoredFigures<Line extends PricedLine> extends PriceTerms {
  status: string;
  total: Pence;
  lineItems: readonly (Line & { id: string })[];
}

/** The figures of a new document. @throws DocumentTooLarge beyond exact arithmetic */
export function newFigures<Line extends PricedLine>(
  kind: DocumentKind,
  sent: SentTerms & { lineItems: readonly Line[] },
  firm: { profile: CompanyTerms | null; language: Language },
): WrittenFigures {
  const terms = newTerms(kind, sent, firm);
  return { ...terms, total: documentTotals(kind, sent.lineItems, terms).total };
}

/**
 * The figures of a document after a change. When neither its lines nor its terms change, its total stays as it was
 * agreed (decision M16); a converted quote keeps its terms (decision S7).
 *
 * @param profile the letterhead that an invoice keeps, else the present profile
 * @throws DocumentTooLarge beyond exact arithmetic
 */
export function changedFigures<Line extends PricedLine>(
  kind: DocumentKind,
  stored: StoredFigures<Line>,
  { sent, profile }: { sent: SentFigures<Line>; profile: CompanyTerms | null },
): WrittenFigures {
  const old = pickTerms(stored);
  const terms = stored.status === "invoice" ? old : changedTerms(kind, old, { sent, profile });
  const lines = sent.lineItems ?? stored.lineItems;
  const isSame = sameTerms(terms, stored) && samePrices(lines, stored.lineItems);
  return { ...terms, total: isSame ? stored.total : documentTotals(kind, lines, terms).total };
}

/**
 * The figures of the invoice of a quote: with the quote's terms, its sums are those that were agreed (decision M16).
 *
 * @throws DocumentTooLarge beyond exact arithmetic
 */
export function convertedFigures<Line extends PricedLine>(
  quote: StoredFigures<Line>,
  sent: SentTicks,
  profile: CompanyTerms | null,
): WrittenFigures {
  const terms = convertedTerms(pickTerms(quote), sent, profile);
  const isSame = sameTerms(terms, quote);
  return { ...terms, total: isSame ? quote.total : documentTotals("invoice", quote.lineItems, terms).total };
}

function sameTerms(one: PriceTerms, other: PriceTerms): boolean {
  return termNames.every((term) => one[term] === other[term]);
}

function samePrices(one: readonly PricedLine[], other: readonly PricedLine[]): boolean {
  const prices = (lines: readonly PricedLine[]) =>
    JSON.stringify(
      lines.map(({ itemType, customType, quantity, unitPrice }) => [
        itemType,
        customType,
        quantity,
        unitPrice,
      ]),
    );
  return prices(one) === prices(other);
}

function pickTerms(terms: PriceTerms): PriceTerms {
  const { markupPercent, markupScope, discountPercent, discountBase, taxPercent } = terms;
  const { cisApplied, cisMethod, cisRatePercent, reverseChargeVat } = terms;
  return {
    ...{ markupPercent, markupScope, discountPercent, discountBase, taxPercent },
    ...{ cisApplied, cisMethod, cisRatePercent, reverseChargeVat },
  };
}
