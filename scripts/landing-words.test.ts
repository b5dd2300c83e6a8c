import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { regionTerms } from "#domain/region/region.ts";
import { paperOf } from "#pdf/paper.ts";
import { landingPictures } from "#web/landing/landing-pictures.ts";
import { readPrintOrder } from "./read-print-order.ts";

test.each([
  ["en-GB", "document-quote"],
  ["en-US", "document-quote-us"],
  ["en-AU", "document-invoice-au"],
] as const)("the words for the start page's paper have its own total, %s", (language, name) => {
  const vector: unknown = JSON.parse(readFileSync(`test/vectors/${name}.json`, "utf8"));
  const { total } = paperOf(readPrintOrder(vector, localDate("2026-11-21"))).totals;
  const printed = formatMoney(total, regionTerms(language).currency, language);
  expect(landingPictures[language].paper.alt).toContain(printed);
});
