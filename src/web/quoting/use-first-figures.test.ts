// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { draftStart } from "#test/support/draft-start.ts";
import { newDraft } from "#web/drafts/document-draft.ts";
import { askAgain } from "#web/quoting/use-first-figures.ts";

const ask = () => undefined;

test("our starting figures are called ours, and no others, wherever the draft has them from", () => {
  const ours = newDraft("quote", draftStart);
  expect(askAgain({ ask }, ours)).toBe(ask);
  expect(askAgain({ ask: null }, ours)).toBeUndefined();
  // A draft that was found, or a duplicate, began with figures that somebody typed.
  expect(askAgain({ ask }, { ...ours, terms: { ...ours.terms, markupPercent: "40" } })).toBeUndefined();
  const local = { defaultMarkup: "35", defaultTax: "20" };
  expect(askAgain({ ask }, newDraft("quote", { ...draftStart, local }))).toBeUndefined();
  expect(askAgain({ ask }, newDraft("invoice", draftStart))).toBe(ask);
});
