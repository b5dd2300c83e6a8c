import { countryNamed } from "#domain/customers/countries.ts";
import type { Customer, CustomerWords } from "#domain/customers/customer.ts";
import { isMobileNumber } from "#domain/customers/phone-number.ts";
import { type AccountName, accountNames } from "#web/export/account-names.ts";
import type { HandOverProgram } from "#web/export/hand-over-programs.ts";

type TableProgram = Exclude<HandOverProgram, "phone">;

/** A customer in the parts that other programs have. */
interface Parts {
  words: CustomerWords;
  first: string;
  last: string;
  lines: readonly string[];
  mobile: string;
  phone: string;
}

/** A column of a program's file: its heading, and its text for a customer. */
type Column = readonly [heading: string, text: (parts: Parts & AccountName) => string | null];

/** Customers as rows of a program's file, its headings first. */
export function customerHandOver(
  program: TableProgram,
  customers: readonly (CustomerWords & Pick<Customer, "id" | "createdAt">)[],
): string[][] {
  const columns = tables[program];
  const names = accountNames(customers);
  const rows = customers.map((words) => ({ ...partsOf(words), ...names(words) }));
  return [
    columns.map(([heading]) => heading),
    ...rows.map((parts) => columns.map(([, text]) => text(parts) ?? "")),
  ];
}

function partsOf(words: CustomerWords): Parts {
  const names = words.name.trim().split(/\s+/);
  const isMobile = isMobileNumber(words.phone ?? "");
  return {
    words,
    first: names.length > 1 ? names.slice(0, -1).join(" ") : (names[0] ?? ""),
    last: names.length > 1 ? (names.at(-1) ?? "") : "",
    lines: (words.address ?? "").split("\n"),
    mobile: isMobile ? (words.phone ?? "") : "",
    phone: isMobile ? "" : (words.phone ?? ""),
  };
}

/** One line of an address; the last one that a program has takes the rest. */
function line(index: number, last = false): Column[1] {
  return ({ lines }) => (last ? lines.slice(index).join(", ") : (lines[index] ?? ""));
}

const nothing: Column[1] = () => "";

/** The heads of the tables are those of the programs' own templates: see [Note: Handing over]. */
const tables: Readonly<Record<TableProgram, readonly Column[]>> = {
  xero: [
    ["*ContactName", ({ display }) => display],
    ["AccountNumber", nothing],
    ["EmailAddress", ({ words }) => words.email],
    ["FirstName", ({ words, first }) => (words.companyName ? first : "")],
    ["LastName", ({ words, last }) => (words.companyName ? last : "")],
    ["POAttentionTo", nothing],
    ["POAddressLine1", line(0)],
    ["POAddressLine2", line(1)],
    ["POAddressLine3", line(2)],
    ["POAddressLine4", line(3, true)],
    ["POCity", ({ words }) => words.city],
    ["PORegion", ({ words }) => words.county],
    ["POPostalCode", ({ words }) => words.postcode],
    ["POCountry", ({ words }) => words.country],
    ["PhoneNumber", ({ phone }) => phone],
    ["MobileNumber", ({ mobile }) => mobile],
  ],
  quickbooks: [
    ["Name", ({ person }) => person],
    ["Company", ({ words }) => words.companyName],
    ["Email", ({ words }) => words.email],
    ["Phone", ({ phone }) => phone],
    ["Mobile", ({ mobile }) => mobile],
    ["Fax", nothing],
    ["Website", nothing],
    ["Street", ({ words }) => words.address],
    ["City", ({ words }) => words.city],
    ["State", ({ words }) => words.county],
    ["ZIP", ({ words }) => words.postcode],
    ["Country", ({ words }) => words.country],
  ],
  sage: [
    ["Reference", ({ reference }) => reference],
    ["Company Name", ({ display }) => display],
    ["Currency", nothing],
    ["Credit Limit", nothing],
    ["Main Address Type", nothing],
    ["Main Address Line 1", line(0)],
    ["Main Address Line 2", line(1, true)],
    ["Main Address Town", ({ words }) => words.city],
    ["Main Address County", ({ words }) => words.county],
    ["Main Address Post Code", ({ words }) => words.postcode],
    ["Main Address Country", ({ words }) => countryCode(words.country)],
    ["Main Contact Name", ({ words }) => (words.companyName ? words.name : "")],
    ["Main Contact Phone", ({ phone }) => phone],
    ["Main Contact Mobile", ({ mobile }) => mobile],
    ["Main Contact Email", ({ words }) => words.email],
    ["Main Contact Fax", nothing],
  ],
  freeagent: [
    ["First Name", ({ first }) => first],
    ["Last Name", ({ last }) => last],
    ["Company", ({ words }) => words.companyName],
    ["E-mail Address", ({ words }) => words.email],
    ["E-mail 2 Address", nothing],
    ["Business Street", line(0)],
    ["Business Street 2", line(1)],
    ["Business Street 3", line(2, true)],
    ["Business City", ({ words }) => words.city],
    ["Business State", ({ words }) => words.county],
    ["Business Postal Code", ({ words }) => words.postcode],
    ["Business Country", ({ words }) => words.country],
    ["Business Phone", ({ phone }) => phone],
    ["Mobile Phone", ({ mobile }) => mobile],
  ],
  google: [
    ["First Name", ({ first }) => first],
    ["Last Name", ({ last }) => last],
    ["Organization Name", ({ words }) => words.companyName],
    ["Notes", ({ words }) => words.notes],
    ["Labels", () => "* myContacts"],
    ["E-mail 1 - Label", () => "Home"],
    ["E-mail 1 - Value", ({ words }) => words.email],
    ["Phone 1 - Label", ({ mobile }) => (mobile ? "Mobile" : "Home")],
    ["Phone 1 - Value", ({ words }) => words.phone],
    ["Address 1 - Label", () => "Home"],
    ["Address 1 - Street", ({ words }) => words.address],
    ["Address 1 - City", ({ words }) => words.city],
    ["Address 1 - Region", ({ words }) => words.county],
    ["Address 1 - Postal Code", ({ words }) => words.postcode],
    ["Address 1 - Country", ({ words }) => words.country],
  ],
};

/** Sage wants two letters; a country that is not known is left blank, and Sage takes the firm's own. */
function countryCode(country: string | null): string {
  return countryNamed(country ?? "")?.code ?? "";
}

/** Customers as contacts of a telephone (vCard 3.0, RFC 2426). */
export function customerCards(customers: readonly CustomerWords[]): string {
  return customers.map((words) => cardOf(words)).join("");
}

function cardOf(words: CustomerWords): string {
  const { first, last, mobile } = partsOf(words);
  const address = ["", "", words.address, words.city, words.county, words.postcode, words.country];
  const isPlaced = address.some((part) => part);
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${[last, first, "", "", ""].map(escaped).join(";")}`,
    `FN:${escaped(words.name)}`,
    ...(words.companyName ? [`ORG:${escaped(words.companyName)}`] : []),
    ...(words.email ? [`EMAIL;TYPE=INTERNET:${escaped(words.email)}`] : []),
    ...(words.phone ? [`TEL;TYPE=${mobile ? "CELL" : "VOICE"}:${escaped(words.phone)}`] : []),
    ...(isPlaced ? [`ADR;TYPE=HOME:${address.map(escaped).join(";")}`] : []),
    ...(words.notes ? [`NOTE:${escaped(words.notes)}`] : []),
    "END:VCARD",
  ];
  return lines.map((text) => `${folded(text)}\r\n`).join("");
}

function escaped(text: string | null): string {
  return (text ?? "").replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}

/** A line of at most 75 bytes continues on the next after a blank; no letter is split. */
function folded(text: string): string {
  const encoder = new TextEncoder();
  let out = "";
  let bytes = 0;
  for (const letter of text) {
    const length = encoder.encode(letter).length;
    if (bytes + length > 74) {
      out += "\r\n ";
      bytes = 1;
    }
    out += letter;
    bytes += length;
  }
  return out;
}
