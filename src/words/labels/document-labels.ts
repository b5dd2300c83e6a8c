import type { TypedWord } from "#domain/documents/document-words.ts";
import type { Language } from "#domain/region/region.ts";
import { regionLabels } from "#words/labels/region-labels.ts";

/** What a word of a document is called. */
export interface WordLabel {
  label: string;
  /** The help below its box. */
  hint?: string;
  /** The heading of its column in files, where that is another. */
  heading?: string;
}

/** What the words of a quote and an invoice are called: in the editor, and as the headings of files. */
export function documentLabels(language: Language): Readonly<Record<TypedWord, WordLabel>> {
  const { county, postcode } = regionLabels(language);
  return {
    customerName: { label: "Customer name", heading: "Customer Name" },
    customerEmail: { label: "Customer email", heading: "Email" },
    customerPhone: { label: "Customer phone", heading: "Phone" },
    companyName: { label: "Company name", heading: "Company Name" },
    projectAddress: { label: "Address" },
    projectCity: { label: "City" },
    projectCounty: { label: county },
    projectPostcode: { label: postcode },
    workLocation: {
      label: "Site address",
      hint: "Where the work is, if not at the customer's address",
      heading: "Site Address",
    },
    projectDescription: {
      label: "Work description",
      hint: "Printed as the work summary",
      heading: "Work Summary",
    },
    customerVatNumber: {
      label: "Customer's VAT number",
      hint: "Printed on the invoice. Check it before you use the reverse charge.",
      heading: "Customer VAT Number",
    },
    orderNumber: { label: "Order number", heading: "Order Number" },
  };
}

/** The headings of the words' columns in files. */
export function documentHeadings(language: Language): Readonly<Record<TypedWord, string>> {
  const labels = Object.entries(documentLabels(language));
  const headings = labels.map(([word, { label, heading = label }]) => [word, heading]);
  return Object.fromEntries(headings) as Record<TypedWord, string>;
}
