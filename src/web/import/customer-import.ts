import type { Customer, CustomerWords } from "#domain/customers/customer.ts";
import { customerWords } from "#domain/customers/customer-words.ts";
import type { Language } from "#domain/region/region.ts";
import type { FormTexts } from "#web/base/form-text.ts";
import { sameText } from "#web/bring-in/same-text.ts";
import { type Cells, type ImportField, wordFields } from "#web/import/import-field.ts";
import type { ImportRules } from "#web/import/import-rules.ts";
import { wordNounForm } from "#web/records/word-noun-form.ts";
import { customerLabels } from "#words/labels/customer-labels.ts";

type CustomerDraft = FormTexts<typeof customerWords>;

const form = wordNounForm("customers");

/**
 * Customers are only added, never updated: two people may share a name, and a couple may share an e-mail. A row with
 * both the name and the e-mail of an existing customer counts as existing.
 */
export const customerRules: ImportRules<Customer, CustomerDraft> = {
  fields: customerFields,
  missingColumn: ({ name, lastName }) =>
    name === null && lastName === null ? "Choose the column that holds the contact name" : null,
  schema: form.schema,
  fill: (cells) => ({ draft: draftOf(cells), problems: [] }),
  key: null,
  twinOf: ({ name, email }) => `${sameText(name)}\n${sameText(email ?? "")}`,
};

function draftOf(cells: Cells): CustomerDraft {
  const joined = (keys: readonly string[], glue: string) =>
    keys.flatMap((key) => cells[key] || []).join(glue);
  return {
    ...form.draftOf(null),
    ...cells,
    name: joined(["name", "lastName"], " "),
    address: joined(["address", "address2"], "\n"),
  };
}

/** The fields that a file can have for a customer. Many files split the name or the address into two columns. */
function customerFields(language: Language): ImportField[] {
  return wordFields(customerWords, customerLabels(language), synonyms).flatMap((field) => {
    const second = secondColumns[field.key];
    return second === undefined ? [field] : [field, second];
  });
}

const secondColumns: Readonly<Record<string, ImportField>> = {
  name: { key: "lastName", label: "Last Name", synonyms: ["surname", "family name"] },
  address: {
    key: "address2",
    label: "Address Line 2",
    synonyms: ["address 2", "street 2"],
    multiline: true,
  },
};

const synonyms: { readonly [Word in keyof CustomerWords]?: readonly string[] } = {
  name: [
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
  ],
  companyName: ["company", "business name", "business", "organisation", "organization", "trading name"],
  email: ["email address", "mail", "email 1 value"],
  phone: [
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
  ],
  address: ["address line 1", "address 1", "street address", "street", "billing address", "street 1"],
  city: ["town", "town city", "city town", "post town", "suburb", "locality"],
  county: ["county", "state", "region", "province", "county state", "state province"],
  postcode: ["postcode", "post code", "postal code", "zip", "zip code", "zip postal code"],
  country: ["country region"],
  notes: ["note", "comments", "comment", "remarks"],
};
