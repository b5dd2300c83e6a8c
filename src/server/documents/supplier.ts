import type { CompanyTerms } from "#domain/company/company-profile.ts";
import { findProfile, termsOf } from "#server/company-profile/store.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { DocumentRow } from "#server/documents/document-store.ts";
import type { TermsProfile } from "#server/documents/document-terms.ts";
import { spreadWords } from "#server/records/words.ts";

type SupplierColumns = Pick<DocumentRow, "supplier_plain" | "supplier_sealed" | "supplier_terms">;

/**
 * The supplier's details as they are now, for an invoice to keep. In an encrypted account it is a copy of the
 * profile's envelope, which stays bound to the profile's id. All null without a profile.
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

/** The snapshot as an answer carries it. */
export function spreadSupplier(row: SupplierColumns) {
  if (row.supplier_terms === null) return null;
  const words = { plain: row.supplier_plain, sealed: row.supplier_sealed };
  return { ...(row.supplier_terms as unknown as CompanyTerms), ...spreadWords("companyProfile", words) };
}

/** What a document's terms depend on: an invoice's own supplier, else the profile of today. */
export async function termsProfile(
  trx: OwnedTransaction,
  row: DocumentRow | null,
): Promise<TermsProfile | null> {
  if (row?.supplier_terms) return row.supplier_terms as unknown as CompanyTerms;
  const profile = await findProfile(trx);
  return profile && termsOf(profile);
}
