import type { CompanyTerms, CompanyWords } from "#domain/company/company-profile.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { mayDeductCis } from "#domain/tax/cis.ts";
import { mayReverseCharge } from "#domain/tax/reverse-charge.ts";
import { type DocumentDraft, type DraftStart, draftOf, newDraft } from "#web/drafts/document-draft.ts";
import { copyOfLine } from "#web/drafts/draft-lines.ts";
import { duplicatedWords } from "#web/drafts/draft-words.ts";
import type { DocumentOf } from "#web/records/document-kinds.ts";

/** What a new document starts from, and which schemes the firm is in. */
interface DuplicateStart extends Omit<DraftStart, "prefill"> {
  profile: (CompanyTerms & Pick<CompanyWords, "vatNumber">) | null;
}

/**
 * A new document with the words, lines and terms of an old one. Dates, status, number and region are those of any new
 * document. A scheme that the firm has left is not copied (decision M8), and neither is another region's tax.
 */
export function duplicateDraft<K extends DocumentKind>(
  kind: K,
  source: DocumentOf<K>,
  start: DuplicateStart,
): DocumentDraft {
  const { customerId, words, lines, terms } = draftOf(kind, source);
  const { profile } = start;
  const fresh = newDraft(kind, { ...start, prefill: {} });
  const isAtHome = source.language === start.language;
  return {
    ...fresh,
    customerId,
    words: duplicatedWords(words),
    lines: lines.map(copyOfLine),
    terms: {
      ...terms,
      taxPercent: isAtHome ? terms.taxPercent : fresh.terms.taxPercent,
      cisApplied: terms.cisApplied && mayDeductCis(profile),
      reverseChargeVat: terms.reverseChargeVat && mayReverseCharge(profile),
    },
  };
}
