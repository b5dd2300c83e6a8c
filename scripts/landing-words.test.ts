import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { type Language, languages, regionTerms } from "#domain/region/region.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { paperOf } from "#pdf/paper.ts";
import { paperDoc } from "#pdf/paper-doc.ts";
import { landingPictures } from "#web/landing/landing-pictures.ts";
import { readPrintOrder } from "./read-print-order.ts";

/** The telephone numbers that Ofcom, the North American numbering plan and the ACMA keep for films and books. */
const nobodysNumber = /^(01632 960 \d{3}|07700 900 \d{3}|\(\d{3}\) 555-01\d\d|\(0\d\) 5550 \d{4})$/;

test.each(languages)("the words for the start page's paper have its own total, %s", (language) => {
  const { total } = paperOf(shownIn(language)).totals;
  const printed = formatMoney(total, regionTerms(language).currency, language);
  expect(landingPictures[language].paper.alt).toContain(printed);
});

test.each(languages)("the start page's paper has no price in fractions of a penny, %s", (language) => {
  const text = JSON.stringify(paperDoc(shownIn(language)));
  expect(text).toMatch(/[£$]\d+\.\d\d\b/);
  expect(text).not.toMatch(/[£$][\d,]+\.\d{3}/);
});

test.each(languages)("the telephone numbers on the start page's paper are nobody's, %s", (language) => {
  const { document, profile } = JSON.parse(shownText(language));
  for (const number of [profile.phone, document.customerPhone ?? profile.phone]) {
    expect(number).toMatch(nobodysNumber);
  }
});

test("the firms of the start page's papers cannot exist: their numbers fail their checks", () => {
  const british = JSON.parse(shownText("en-GB")).profile;
  expect(british.companyNumber).toBeNull();
  expect(isVatNumber(british.vatNumber)).toBe(false);
  expect(isVatNumber("GB 980 7806 84")).toBe(true);
  const australian = JSON.parse(shownText("en-AU")).profile;
  expect(isAbn(australian.companyNumber)).toBe(false);
  expect(isAbn("51 824 753 556")).toBe(true);
  expect(JSON.parse(shownText("en-US")).profile.companyNumber).toBeNull();
});

function shownText(language: Language): string {
  return readFileSync(`scripts/landing/${language.toLowerCase()}.json`, "utf8");
}

function shownIn(language: Language): PrintOrder {
  return readPrintOrder(JSON.parse(shownText(language)), localDate("2026-11-21"));
}

/** Seven digits and two check digits, by either of HMRC's two ways. */
function isVatNumber(text: string): boolean {
  const digits = text.replace(/\D/g, "");
  const sum = weighed(digits.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) + Number(digits.slice(7));
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

/** The check of the Australian Business Register. */
function isAbn(text: string): boolean {
  const [first, ...rest] = text.replace(/\D/g, "");
  return weighed([Number(first) - 1, ...rest].join(""), [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0;
}

function weighed(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);
}
