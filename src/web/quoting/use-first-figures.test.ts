// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { newDraft } from "#web/drafts/document-draft.ts";
import { askAgain } from "#web/quoting/use-first-figures.ts";

const start = {
  id: "33333333-3333-4333-8333-333333333333",
  today: localDate("2026-11-21"),
  language: "en-GB",
  profile: null,
  prefill: {},
} as const;
const ask = () => undefined;

test("our starting figures are called ours, and no others, wherever the draft has them from", () => {
  const ours = newDraft("quote", start);
  expect(askAgain({ ask }, ours)).toBe(ask);
  expect(askAgain({ ask: null }, ours)).toBeUndefined();
  // A draft that was found, or a duplicate, began with figures that somebody typed.
  expect(askAgain({ ask }, { ...ours, terms: { ...ours.terms, markupPercent: "40" } })).toBeUndefined();
  const local = { defaultMarkup: "35", defaultTax: "20" };
  expect(askAgain({ ask }, newDraft("quote", { ...start, local }))).toBeUndefined();
  expect(askAgain({ ask }, newDraft("invoice", start))).toBe(ask);
});
