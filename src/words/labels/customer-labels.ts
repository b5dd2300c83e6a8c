import type { CustomerWords } from "#domain/customers/customer.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";

/** What the words of a customer are called: on the form, and as the headings of files. */
export function customerLabels(language: Language): Readonly<Record<keyof CustomerWords, string>> {
  const { countyLabel, postcodeLabel } = regionTerms(language);
  return {
    name: "Contact Name",
    companyName: "Company Name",
    email: "Email",
    phone: "Phone",
    address: "Address",
    city: "City",
    county: countyLabel,
    postcode: postcodeLabel,
    country: "Country",
    notes: "Notes",
  };
}
