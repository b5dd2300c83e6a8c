import type { CompanyTerms, CompanyWords } from "#domain/company/company-profile.ts";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import { mayDeductCis } from "#domain/tax/cis.ts";
import { mayReverseCharge } from "#domain/tax/reverse-charge.ts";
import { type DocumentDraft, type DraftStart, draftOf, newDraft } from "#web/documents/document-draft.ts";
import type { DocumentOf } from "#web/documents/document-kinds.ts";
import { copyOfLine } from "#web/documents/draft-lines.ts";

/** What a new document starts from, and what tells which schemes the firm is in. */
interface DuplicateStart extends Omit<DraftStart, "prefill"> {
  profile: (CompanyTerms & Pick<CompanyWords, "vatNumber">) | null;
}

/**
 * A new document with the words, lines and terms of an old one. Dates, status, number and region are those of any new
 * document; a scheme that the firm has left does not come along (decision M8), nor does another region's tax (A16).
 */
export function duplicateDraft<K extends DocumentKind>(
  kind: K,
  source: DocumentOf<K>,
  start: DuplicateStart,
): DocumentDraft {
  const { words, lines, terms } = draftOf(kind, source);
  const { profile } = start;
  const fresh = newDraft(kind, { ...start, prefill: {} });
  const isAtHome = source.language === start.language;
  return {
    ...fresh,
    words,
    lines: lines.map(copyOfLine),
    terms: {
      ...terms,
      taxPercent: isAtHome ? terms.taxPercent : fresh.terms.taxPercent,
      cisApplied: terms.cisApplied && mayDeductCis(profile),
      reverseChargeVat: terms.reverseChargeVat && mayReverseCharge(profile),
    },
  };
}
