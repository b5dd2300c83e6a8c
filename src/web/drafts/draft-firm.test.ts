import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { companyTermDefaults } from "#domain/company/company-term-defaults.ts";
import { percent } from "#domain/money/percent.ts";
import { draftReducer, newDraft } from "#web/drafts/document-draft.ts";

test("a firm that makes its profile gives the draft its figures and days, and takes no word from it", () => {
  const start = { language: "en-GB", profile: null, prefill: {}, today: localDate("2026-11-21") } as const;
  const before = newDraft("invoice", { ...start, id: "33333333-3333-4333-8333-333333333333" });
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
