import { expect, test } from "vitest";
import { companyTermDefaults } from "#domain/company/company-term-defaults.ts";
import { percent } from "#domain/money/percent.ts";
import { draftStart } from "#test/support/draft-start.ts";
import { draftReducer, newDraft } from "#web/drafts/document-draft.ts";

test("a firm that makes its profile gives the draft its figures and days, and takes no word from it", () => {
  const before = newDraft("invoice", draftStart);
  const typed = draftReducer(before, { type: "words", change: { customerName: "Ann" } });
  const profile = {
    ...companyTermDefaults,
    chargeVat: false,
    defaultMarkupPercent: percent(10_000),
    paymentTermsDays: 14,
  };
  expect(draftReducer(typed, { type: "firm", profile })).toMatchObject({
    words: { customerName: "Ann" },
    terms: { markupPercent: "10", taxPercent: "0" },
    until: "2026-12-05",
  });
});
