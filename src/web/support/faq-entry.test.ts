import { expect, test } from "vitest";
import { accountAnswers } from "#web/support/account-answers.ts";
import { type FaqEntry, faqCategories, searchFaq } from "#web/support/faq-entry.ts";
import { workAnswers } from "#web/support/work-answers.ts";

const entries = { ...workAnswers, ...accountAnswers };
const all: FaqEntry[] = Object.values(entries).flat();

test("there are seven categories, and at least 35 questions, none of them twice", () => {
  expect(Object.keys(entries)).toEqual([...faqCategories]);
  expect(all.length).toBeGreaterThanOrEqual(35);
  expect(new Set(all.map(({ question }) => question)).size).toBe(all.length);
});

test("a search of nothing finds everything, in the order of the categories", () => {
  expect(searchFaq(entries, " ").map(({ category }) => category)).toEqual([...faqCategories]);
});

test("every word must be found, in any case and order", () => {
  const found = searchFaq(entries, "forgot PASSPHRASE").flatMap((group) => group.entries);
  expect(found.map(({ question }) => question)).toEqual(
    expect.arrayContaining(["I forgot my encryption passphrase. Can you reset it?"]),
  );
  expect(found.length).toBeLessThan(4);
  expect(searchFaq(entries, "zebra crossing")).toEqual([]);
});

test("prices are those of the plans", () => {
  const cost = accountAnswers["Billing & Subscription"][0].answer;
  expect(cost).toContain("£10 in the United Kingdom, $15 in the United States and A$22 in Australia");
});
