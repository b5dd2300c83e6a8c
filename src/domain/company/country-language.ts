import type { Language } from "#domain/company/region.ts";

const languageOf: Readonly<Record<string, Language>> = {
  GB: "en-GB",
  UK: "en-GB",
  IE: "en-GB",
  US: "en-US",
  CA: "en-US",
  AU: "en-AU",
  NZ: "en-AU",
};

/** The language of a country by its code of two letters (specification 1 §7); anything else reads British. */
export function languageOfCountry(country: string): Language {
  return Object.hasOwn(languageOf, country) ? (languageOf[country] ?? "en-GB") : "en-GB";
}
