import { expect, test } from "vitest";
import { browserLanguage } from "#web/base/visitor-language.ts";

test.each([
  [["de-DE", "en-AU", "en-US"], "en-AU"],
  [["en-US"], "en-US"],
  [["en", "fr"], "en-GB"],
  [[], "en-GB"],
])("a browser that prefers %j gets %s", (preferred, language) => {
  expect(browserLanguage(preferred)).toBe(language);
});
