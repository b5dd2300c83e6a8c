import type { WordTable } from "#domain/records/word-table.ts";

/**
 * Names, addresses, bank details and tax identifiers of the firm. See [Note: The words of a noun]. The server checks
 * the shape of some of them.
 */
export const companyWords = {
  companyName: { limit: "line", required: true },
  address: { limit: "paragraph" },
  city: { limit: "line" },
  county: { limit: "line" },
  postcode: { limit: "line" },
  country: { limit: "line" },
  phone: { limit: "line" },
  email: { limit: "line" },
  website: { limit: "line" },
  vatNumber: { limit: "line" },
  companyNumber: { limit: "line" },
  utrNumber: { limit: "line" },
  bankName: { limit: "line" },
  accountName: { limit: "line" },
  sortCode: { limit: "line" },
  accountNumber: { limit: "line" },
  iban: { limit: "line" },
  bicSwift: { limit: "line" },
  bankDetails: { limit: "paragraph" },
  chequesPayableTo: { limit: "line" },
  /** Whose business it is, where its name is another: a person, partners, or a company's registered name. */
  ownNames: { limit: "line" },
  /** The part of the United Kingdom that a company is registered in. */
  registeredIn: { limit: "line" },
  registeredOffice: { limit: "paragraph" },
} as const satisfies WordTable;

/**
 * The logo is a table of its own, because it is sealed in an envelope of its own: an invoice keeps a copy of the
 * profile's envelope, and a picture in each copy would take a gigabyte for a year's invoices.
 */
export const logoWords = {
  /** An image as a data URL, or an address that the user typed; the renderer never fetches it. */
  logoUrl: { limit: "picture" },
} as const satisfies WordTable;
