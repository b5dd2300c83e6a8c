import type { CompanyTerms } from "#domain/company/company-profile.ts";
import { companyWordsOf } from "#domain/documents/document-words.ts";
import type { Id } from "#domain/ids/id.ts";
import { Refusal } from "#server/base/refusal.ts";
import { findProfile, findTerms, termsOf } from "#server/company-profile/store.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { DocumentRow } from "#server/documents/document-store.ts";
import type { TermsProfile } from "#server/documents/document-terms.ts";
import { holdSealing } from "#server/sealing/keyset-store.ts";
import { spreadWords, takeWords } from "#server/sealing/words.ts";

type SupplierColumns = Pick<DocumentRow, "supplier_plain" | "supplier_sealed" | "supplier_terms">;

/**
 * The supplier's details as they are now, for an invoice to keep. In an encrypted account this copies the profile's
 * envelope, which stays bound to the profile's id. All are null without a profile.
 */
export async function snapshotSupplier(trx: OwnedTransaction): Promise<SupplierColumns> {
  const profile = await findProfile(trx);
  if (!profile) return { supplier_plain: null, supplier_sealed: null, supplier_terms: null };
  return {
    supplier_plain: profile.plain,
    supplier_sealed: profile.sealed,
    supplier_terms: { ...termsOf(profile) },
  };
}

/**
 * The firm's details on a new invoice, if the body sends none (decision W10): from the profile, in an account without
 * encryption; in an encrypted one the client has filled them in.
 */
export async function companyWords(
  trx: OwnedTransaction,
  sent: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const profile = await findProfile(trx);
  if (!profile?.plain) return {};
  const own = Object.entries(companyWordsOf(profile.plain));
  return Object.fromEntries(own.map(([field, words]) => [field, sent[field] ?? words]));
}

/**
 * The sealed copy of an invoice's supplier. The client seals the words that the invoice has kept, and not the profile's
 * present ones.
 *
 * @throws Refusal VALIDATION_FAILED for an envelope that is not the profile's, or if there is no copy
 */
export async function sealedSupplier(
  trx: OwnedTransaction,
  row: DocumentRow,
  sealed: string | null | undefined,
): Promise<Partial<SupplierColumns>> {
  if (!sealed) return {};
  const profile = await findProfile(trx);
  if (!profile || row.supplier_terms === null) {
    throw new Refusal("VALIDATION_FAILED", "This invoice has no supplier to seal.");
  }
  const sealing = await holdSealing(trx, row.user_id as Id<"User">);
  const words = takeWords("companyProfile", profile.id, { sealed }, sealing);
  return words ? { supplier_plain: null, supplier_sealed: words.sealed } : {};
}

/** The copy of the supplier in an answer. */
export function spreadSupplier(row: SupplierColumns) {
  if (row.supplier_terms === null) return null;
  const words = { plain: row.supplier_plain, sealed: row.supplier_sealed };
  return { ...(row.supplier_terms as unknown as CompanyTerms), ...spreadWords("companyProfile", words) };
}

/**
 * The firm's terms for a document: those of an invoice's own supplier, else of the present profile; in the region that
 * the document was made in (decision A16).
 */
export async function termsProfile(
  trx: OwnedTransaction,
  row: DocumentRow | null,
): Promise<TermsProfile | null> {
  const terms = (row?.supplier_terms as CompanyTerms | null | undefined) ?? (await findTerms(trx));
  return row && terms ? { ...terms, language: row.language } : terms;
}
