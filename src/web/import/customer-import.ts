import type { Customer } from "#domain/customers/customer.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { type CustomerDraft, customerDraft, customerForm } from "#web/customers/customer-form.ts";
import type { Cells, ImportField } from "#web/import/import-field.ts";
import type { ImportRules } from "#web/import/import-rules.ts";
import { sameText } from "#web/import/row-cells.ts";

/**
 * Customers are only added, never updated: two people may share a name, and a couple may share an e-mail. A row with
 * both the name and the e-mail of an existing customer counts as existing.
 */
export const customerRules: ImportRules<Customer, CustomerDraft> = {
  fields: customerFields,
  missingColumn: ({ name, lastName }) =>
    name === null && lastName === null ? "Choose the column that holds the contact name" : null,
  schema: customerForm,
  fill: (cells) => ({ draft: draftOf(cells), problems: [] }),
  key: null,
  twinOf: ({ name, email }) => `${sameText(name)}\n${sameText(email ?? "")}`,
};

function draftOf(cells: Cells): CustomerDraft {
  const joined = (keys: readonly string[], glue: string) =>
    keys.flatMap((key) => cells[key] || []).join(glue);
  return {
    ...customerDraft(null),
    ...cells,
    name: joined(["name", "lastName"], " "),
    address: joined(["address", "address2"], "\n"),
  };
}

/** The fields that a file can have for a customer. Many files split the name or the address into two columns. */
function customerFields(language: Language): ImportField[] {
  const { countyLabel, postcodeLabel } = regionTerms(language);
  return [
    { key: "name", label: "Contact Name", synonyms: nameSynonyms },
    { key: "lastName", label: "Last Name", synonyms: ["surname", "family name"] },
    { key: "companyName", label: "Company Name", synonyms: companySynonyms },
    { key: "email", label: "Email", synonyms: ["email address", "mail", "email 1 value"] },
    { key: "phone", label: "Phone", synonyms: phoneSynonyms },
    { key: "address", label: "Address", synonyms: addressSynonyms, multiline: true },
    { key: "address2", label: "Address Line 2", synonyms: ["address 2", "street 2"], multiline: true },
    {
      key: "city",
      label: "City",
      synonyms: ["town", "town city", "city town", "post town", "suburb", "locality"],
    },
    {
      key: "county",
      label: countyLabel,
      synonyms: ["county", "state", "region", "province", "county state", "state province"],
    },
    {
      key: "postcode",
      label: postcodeLabel,
      synonyms: ["postcode", "post code", "postal code", "zip", "zip code", "zip postal code"],
    },
    { key: "country", label: "Country", synonyms: ["country region"] },
    { key: "notes", label: "Notes", synonyms: ["note", "comments", "comment", "remarks"], multiline: true },
  ];
}

const nameSynonyms = [
  "name",
  "full name",
  "customer name",
  "contact person",
  "customer",
  "contact",
  "client name",
  "client",
  "first name",
  "forename",
  "given name",
];
const companySynonyms = [
  "company",
  "business name",
  "business",
  "organisation",
  "organization",
  "trading name",
];
const phoneSynonyms = [
  "telephone",
  "tel",
  "mobile",
  "phone number",
  "telephone number",
  "mobile number",
  "mobile phone",
  "tel no",
  "cell",
  "contact number",
];
const addressSynonyms = [
  "address line 1",
  "address 1",
  "street address",
  "street",
  "billing address",
  "street 1",
];
