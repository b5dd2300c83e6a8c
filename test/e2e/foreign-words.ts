import type { Language } from "#domain/region/region.ts";

/** Words that only one side writes. Australia writes as Britain does, but for its tax. */
const british =
  /\b(?:VAT|GST|ABN|BSB|CIS|HMRC|labour\w*|colour\w*|post ?codes?|organis\w+|recognis\w+|authoris\w+|metres?|litres?|cheques?|licence|catalogues?|cancelled|cancelling|enquir\w+|sort code|whilst)\b|£/gi;
const american =
  /\b(?:labor\w*|colors?|zip codes?|organiz\w+|recogniz\w+|authoriz\w+|meters?|liters?|license[sd]?|catalogs?|canceled|canceling|sales tax|routing number|EIN|GST|ABN|BSB)\b|\$/gi;
const notAustralian =
  /\b(?:VAT|CIS|HMRC|sort code|sales tax|routing number|EIN|labor\w*|colors?|zip codes?|organiz\w+|recogniz\w+|authoriz\w+|meters?|liters?|catalogs?|canceled|canceling)\b|£/gi;

/** Names that are the same in every region. */
const exempt = [
  // Units of measure and of rates keep the names that the specification gives them (ruling F33).
  ...["Linear Meter", "Square Meter", "Cubic Meter", "Liter", "Per Meter", "per meter"],
  // The specification says it so (ruling F34).
  "Are you sure you want to delete this labor item?",
  // The regions to choose from.
  ...["United Kingdom (English, £)", "United States (English, $)", "Australia (English, $)"],
];

const foreign: Readonly<Record<Language, RegExp>> = {
  "en-GB": american,
  "en-US": british,
  "en-AU": notAustralian,
};

/** The words of a text that people of a region do not write. */
export function foreignWords(language: Language, text: string): string[] {
  const own = exempt.reduce((words, each) => words.replaceAll(each, ""), text);
  return [...new Set(own.match(foreign[language]) ?? [])];
}
