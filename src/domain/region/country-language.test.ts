import { expect, test } from "vitest";
import { languageOfCountry } from "#domain/region/country-language.ts";

test.each([
  ["GB", "en-GB"],
  ["UK", "en-GB"],
  ["IE", "en-GB"],
  ["US", "en-US"],
  ["CA", "en-US"],
  ["AU", "en-AU"],
  ["NZ", "en-AU"],
  ["DE", "en-GB"],
  ["", "en-GB"],
  ["constructor", "en-GB"],
])("%j reads %s", (country, language) => {
  expect(languageOfCountry(country)).toBe(language);
});
