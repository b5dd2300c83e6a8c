import type { CustomerWords } from "#domain/customers/customer.ts";
import type { Language } from "#domain/region/region.ts";
import { regionLabels } from "#words/labels/region-labels.ts";

/** What the words of a customer are called: on the form, and as the headings of files. */
export function customerLabels(language: Language): Readonly<Record<keyof CustomerWords, string>> {
  const { county, postcode } = regionLabels(language);
  return {
    name: "Contact Name",
    companyName: "Company Name",
    email: "Email",
    phone: "Phone",
    address: "Address",
    city: "City",
    county,
    postcode,
    country: "Country",
    notes: "Notes",
  };
}
