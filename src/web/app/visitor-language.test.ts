import { expect, test } from "vitest";
import { browserLanguage } from "#web/app/visitor-language.ts";

test.each([
  [["de-DE", "en-AU", "en-US"], "en-AU"],
  [["en-US"], "en-US"],
  [["en", "fr"], "en-GB"],
  [[], "en-GB"],
])("a browser that prefers %j reads %s", (preferred, language) => {
  expect(browserLanguage(preferred)).toBe(language);
});
