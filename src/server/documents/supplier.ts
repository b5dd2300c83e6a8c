import type { CompanyTerms } from "#domain/company/company-profile.ts";
import { companyWords } from "#domain/company/company-words.ts";
import { companyWordsOf } from "#domain/documents/document-words.ts";
import type { TermsProfile } from "#domain/tax/document-terms.ts";
import { Refusal } from "#server/base/refusal.ts";
import { type Firm, findProfileId, findTerms } from "#server/company-profile/store.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { SentEnvelopes } from "#server/documents/document-parts.ts";
import type { DocumentRow } from "#server/documents/document-row.ts";
import { openWords, takeWords } from "#server/sealing/words.ts";
import type { Write } from "#server/writes/write-records.ts";

type SupplierColumns = Pick<DocumentRow, "supplier_plain" | "supplier_sealed" | "supplier_terms">;

/**
 * The supplier's details as they are now, for an invoice to keep. In an encrypted account this copies the profile's
 * envelope, which stays bound to the profile's id. All are null without a profile.
 */
export function snapshotSupplier(firm: Firm | null): SupplierColumns {
  return {
    supplier_plain: firm?.plain ?? null,
    supplier_sealed: firm?.sealed ?? null,
    supplier_terms: firm?.terms ?? null,
  };
}

/**
 * Refuses a new invoice whose client has put in another profile than the present one, whose envelope the invoice keeps.
 * `supplierVersion` is that of the profile that the client had, null if it knew of none; a client of version 1 does not
 * say. A head of two envelopes names the profile's envelope, so it comes with the version, and the profile has to be
 * sealed before, in an account that is being encrypted.
 *
 * @throws Refusal PROFILE_CHANGED
 */
export function refuseOtherProfile(
  firm: Firm | null,
  { supplierVersion: version, linesSealed }: ProfileOfNew,
): void {
  const isOther = version === undefined ? Boolean(linesSealed) : version !== (firm?.version ?? null);
  if (isOther || (linesSealed && firm?.plain)) throw new Refusal("PROFILE_CHANGED");
}

/** What the body of a new invoice says about the profile that its head names. */
export interface ProfileOfNew extends SentEnvelopes {
  supplierVersion?: number | null | undefined;
}

/**
 * The firm's details on a new invoice, if the body sends none (decision W10): from the profile, in an account without
 * encryption; in an encrypted one the client has filled them in.
 */
export function copiedFirmWords(firm: Firm | null, sent: Record<string, unknown>): Record<string, unknown> {
  if (!firm?.plain) return {};
  const { vatNumber, companyNumber, bankDetails } = openWords(companyWords, firm);
  const own = companyWordsOf({ vatNumber, companyNumber, bankDetails });
  return Object.fromEntries(Object.entries(own).map(([field, words]) => [field, sent[field] ?? words]));
}

/**
 * The sealed copy of an invoice's supplier. The client seals the words that the invoice has kept, and not the profile's
 * present ones.
 *
 * @throws Refusal VALIDATION_FAILED for an envelope that is not the profile's, if there is no copy, or without the head
 * of an invoice in two envelopes; and for two envelopes of an invoice whose copy stays plain
 */
export async function sealedSupplier(
  { trx, sealing }: Write,
  row: DocumentRow,
  body: SentEnvelopes & { supplierSealed?: string | null | undefined },
): Promise<Partial<SupplierColumns>> {
  const { supplierSealed: sealed } = body;
  if (!sealed && body.linesSealed && row.supplier_plain !== null) {
    throw new Refusal("VALIDATION_FAILED", [{ path: "supplierSealed", reason: "answers.plainSupplier" }]);
  }
  if (!sealed) return {};
  if (row.lines_sealed !== null && !body.sealed) {
    throw new Refusal("VALIDATION_FAILED", [
      { path: "supplierSealed", reason: "answers.supplierWithoutHead" },
    ]);
  }
  const profileId = await findProfileId(trx);
  if (!profileId || row.supplier_terms === null) {
    throw new Refusal("VALIDATION_FAILED", "answers.noSupplier");
  }
  const words = takeWords("companyProfile", profileId, { sealed }, sealing);
  return words ? { supplier_plain: null, supplier_sealed: words.sealed } : {};
}

/** The copy of the supplier in an answer. */
export function spreadSupplier(row: SupplierColumns) {
  if (row.supplier_terms === null) return null;
  const words = { plain: row.supplier_plain, sealed: row.supplier_sealed };
  return Object.assign(openWords(companyWords, words), row.supplier_terms);
}

/**
 * The firm's terms for a document: those of an invoice's own supplier, else of the present profile; in the region that
 * the document was made in (decision A16).
 */
export async function termsProfile(
  trx: OwnedTransaction,
  row: DocumentRow | null,
): Promise<TermsProfile | null> {
  const terms: CompanyTerms | null = row?.supplier_terms ?? (await findTerms(trx));
  return row && terms ? { ...terms, language: row.language } : terms;
}
