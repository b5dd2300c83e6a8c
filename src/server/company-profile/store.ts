import type { Insertable, Selectable, Updateable } from "kysely";
import type { CompanyTerms } from "#domain/company/company-profile.ts";
import type { Id } from "#domain/ids/id.ts";
import { compiledOnce } from "#server/db/compiled-once.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { CompanyProfilesTable } from "#server/schema/schema.ts";
import type { StoredWords } from "#server/sealing/words.ts";

export type CompanyProfileRow = Selectable<CompanyProfilesTable>;

/** The owner's profile, or null. @param lock whether to lock it against other writers until the transaction ends */
export async function findProfile(trx: OwnedTransaction, lock = false): Promise<CompanyProfileRow | null> {
  let query = trx.selectFrom("company_profiles").selectAll();
  if (lock) query = query.forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

/** The terms of the owner's profile, or null: without its words and its logo, which may be megabytes. */
export async function findTerms(trx: OwnedTransaction): Promise<CompanyTerms | null> {
  const [row] = await termsOfOwner(trx, {});
  return row ? termsOf(row) : null;
}

const termsOfOwner = compiledOnce((trx: OwnedTransaction, _none: object) =>
  trx.selectFrom("company_profiles").select(Object.values(termColumns)),
);

/** The firm as a new document takes it over: its terms, its words, and the version of both. */
export interface Firm extends StoredWords {
  version: number;
  terms: CompanyTerms;
}

/** The owner's firm, or null without a profile; without the logo, which may be megabytes. */
export async function findFirm(trx: OwnedTransaction): Promise<Firm | null> {
  const [row] = await firmOfOwner(trx, {});
  return row ? { version: row.version, plain: row.plain, sealed: row.sealed, terms: termsOf(row) } : null;
}

const firmOfOwner = compiledOnce((trx: OwnedTransaction, _none: object) =>
  trx.selectFrom("company_profiles").select([...Object.values(termColumns), "version", "plain", "sealed"]),
);

/** The id of the owner's profile, or null: without its words and its logo. */
export async function findProfileId(trx: OwnedTransaction): Promise<Id<"CompanyProfile"> | null> {
  const row = await trx.selectFrom("company_profiles").select("id").executeTakeFirst();
  return row?.id ?? null;
}

/** Inserts the owner's profile. @returns its row, or null if there is one already */
export async function insertProfile(
  trx: OwnedTransaction,
  row: Insertable<CompanyProfilesTable>,
): Promise<CompanyProfileRow | null> {
  const inserted = await trx
    .insertInto("company_profiles")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted ?? null;
}

/** @param id of a profile whose row the caller has locked @returns the changed row */
export async function updateProfile(
  trx: OwnedTransaction,
  id: Id<"CompanyProfile">,
  columns: Updateable<CompanyProfilesTable>,
): Promise<CompanyProfileRow> {
  return trx
    .updateTable("company_profiles")
    .set(columns)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const termColumns = {
  language: "language",
  chargeVat: "charge_vat",
  vatRegistration: "vat_registration",
  firmKind: "firm_kind",
  quoteFoot: "quote_foot",
  vatRate: "vat_rate",
  markupScope: "markup_scope",
  defaultMarkupPercent: "default_markup_percent",
  defaultTaxPercent: "default_tax_percent",
  paymentTermsDays: "payment_terms_days",
  quoteValidityDays: "quote_validity_days",
  cisRegistered: "cis_registered",
  cisMethod: "cis_method",
  cisRatePercent: "cis_rate_percent",
  brandColor: "brand_color",
} as const satisfies Record<keyof CompanyTerms, keyof CompanyProfilesTable>;

export function termsOf(
  row: Pick<CompanyProfileRow, (typeof termColumns)[keyof CompanyTerms]>,
): CompanyTerms {
  return {
    language: row.language,
    chargeVat: row.charge_vat,
    vatRegistration: row.vat_registration,
    firmKind: row.firm_kind,
    quoteFoot: row.quote_foot,
    vatRate: row.vat_rate,
    markupScope: row.markup_scope,
    defaultMarkupPercent: row.default_markup_percent,
    defaultTaxPercent: row.default_tax_percent,
    paymentTermsDays: row.payment_terms_days,
    quoteValidityDays: row.quote_validity_days,
    cisRegistered: row.cis_registered,
    cisMethod: row.cis_method,
    cisRatePercent: row.cis_rate_percent,
    brandColor: row.brand_color,
  };
}

export function columnsOfTerms(terms: { [Term in keyof CompanyTerms]?: CompanyTerms[Term] | undefined }) {
  const entries = Object.entries(termColumns)
    .map(([term, column]) => [column, terms[term as keyof CompanyTerms]] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Updateable<CompanyProfilesTable>;
}
