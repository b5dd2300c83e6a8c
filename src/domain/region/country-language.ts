import type { Language } from "#domain/region/region.ts";

const languageOf: Readonly<Record<string, Language>> = {
  GB: "en-GB",
  UK: "en-GB",
  IE: "en-GB",
  US: "en-US",
  CA: "en-US",
  AU: "en-AU",
  NZ: "en-AU",
};

/** The language of a country by its two-letter code; British English for any other text. */
export function languageOfCountry(country: string): Language {
  return Object.hasOwn(languageOf, country) ? (languageOf[country] ?? "en-GB") : "en-GB";
}
