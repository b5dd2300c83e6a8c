import type { Category, LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import type { CompanyProfile, CompanyWords } from "#domain/company/company-profile.ts";
import { customerWords } from "#domain/customers/customer-words.ts";
import type { DocumentWords, Invoice } from "#domain/documents/trade-document.ts";
import type { LineWords } from "#domain/pricing/line-item.ts";
import { wordNames } from "#domain/records/word-table.ts";

/**
 * [Note: The table of sealed fields]
 * The one place that lists which field of which record is sealed (decision P1). The vault seals and opens by it, the
 * server refuses plaintext by it, the tests walk it and the privacy page prints it. A field that is not listed stays
 * readable to the server: numbers, dates, statuses, ids, language and colour.
 */
export interface SealedFields {
  /** Sealed fields of the record itself. */
  readonly fields: readonly string[];
  /** Sealed fields of each of its line items; they are sealed in the record's own envelope. */
  readonly lineItems: readonly string[];
}

const documentFields = [
  "customerName",
  "customerEmail",
  "customerPhone",
  "companyName",
  "projectAddress",
  "projectCity",
  "projectCounty",
  "projectPostcode",
  "projectDescription",
  "workLocation",
  "customerVatNumber",
] as const satisfies readonly (keyof DocumentWords)[];

const lineFields = [
  "name",
  "description",
  "unit",
  "materialSku",
] as const satisfies readonly (keyof LineWords)[];

export const sealedFields = {
  customer: { fields: wordNames(customerWords), lineItems: [] },
  companyProfile: {
    fields: [
      "companyName",
      "address",
      "city",
      "county",
      "postcode",
      "country",
      "phone",
      "email",
      "website",
      "vatNumber",
      "companyNumber",
      "utrNumber",
      "bankName",
      "accountName",
      "sortCode",
      "accountNumber",
      "iban",
      "bicSwift",
      "bankDetails",
      "chequesPayableTo",
    ] satisfies readonly (keyof CompanyWords)[],
    lineItems: [],
  },
  // Sealed in its own envelope: an invoice keeps a copy of the profile's envelope, and a picture in each copy would
  // take a gigabyte for a year's invoices.
  companyLogo: { fields: ["logoUrl"] satisfies readonly (keyof CompanyProfile)[], lineItems: [] },
  category: { fields: ["name"] satisfies readonly (keyof Category)[], lineItems: [] },
  laborCategory: { fields: ["name"] satisfies readonly (keyof Category)[], lineItems: [] },
  material: { fields: ["name", "sku", "unitType"] satisfies readonly (keyof Material)[], lineItems: [] },
  laborItem: { fields: ["name"] satisfies readonly (keyof LabourItem)[], lineItems: [] },
  quote: { fields: documentFields, lineItems: lineFields },
  invoice: {
    fields: [
      ...documentFields,
      "companyVatNumber",
      "companyRegNumber",
      "companyBankDetails",
    ] satisfies readonly (keyof Invoice)[],
    lineItems: lineFields,
  },
} as const satisfies Record<string, SealedFields>;

/** A kind of record that can be sealed. It is part of every envelope, which is bound to it. */
export type RecordKind = keyof typeof sealedFields;

export const recordKinds = Object.keys(sealedFields) as RecordKind[];
