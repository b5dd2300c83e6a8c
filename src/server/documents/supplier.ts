import { Refusal } from "#contract/errors.ts";
import type { Id } from "#domain/account/id.ts";
import type { CompanyTerms } from "#domain/company/company-profile.ts";
import { companyWordsOf } from "#domain/documents/trade-document.ts";
import { findProfile, findTerms, termsOf } from "#server/company-profile/store.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { DocumentRow } from "#server/documents/document-store.ts";
import type { TermsProfile } from "#server/documents/document-terms.ts";
import { findSealing } from "#server/keysets/store.ts";
import { spreadWords, takeWords } from "#server/records/words.ts";

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

/**
 * The words that a new invoice has of the firm itself, where a body gives none (decision W10): in an account without
 * encryption from the profile; sealed ones the client has filled.
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
 * An invoice's copy of its supplier once it is sealed: the copy is the words of the invoice's day, so the client
 * seals those and not the profile's of today.
 *
 * @throws Refusal VALIDATION_FAILED for an envelope of anything but the profile, or where there is no copy
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
  const sealing = await findSealing(trx, row.user_id as Id<"User">);
  const words = takeWords("companyProfile", profile.id, { sealed }, sealing);
  return words ? { supplier_plain: null, supplier_sealed: words.sealed } : {};
}

/** The snapshot as an answer carries it. */
export function spreadSupplier(row: SupplierColumns) {
  if (row.supplier_terms === null) return null;
  const words = { plain: row.supplier_plain, sealed: row.supplier_sealed };
  return { ...(row.supplier_terms as unknown as CompanyTerms), ...spreadWords("companyProfile", words) };
}

/**
 * What a document's terms depend on: an invoice's own supplier, else the profile of today; in the region that the
 * document was made in (decision A16).
 */
export async function termsProfile(
  trx: OwnedTransaction,
  row: DocumentRow | null,
): Promise<TermsProfile | null> {
  const terms = (row?.supplier_terms as CompanyTerms | null | undefined) ?? (await findTerms(trx));
  return row && terms ? { ...terms, language: row.language } : terms;
}
