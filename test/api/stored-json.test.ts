import { expect, test } from "vitest";
import { keptDocument } from "#server/documents/kept-document.ts";
import { readLines } from "#server/documents/stored-lines.ts";
import { storedTerms } from "#server/documents/stored-terms.ts";
import { storedSession } from "#server/http/session-store.ts";
import { storedAccount } from "#server/sandbox/stored-account.ts";
import { storedCounts } from "#server/writes/write-records.ts";

/**
 * One value of each jsonb column as each release wrote it. When a shape changes, the present value is added here and
 * none is edited: it must open for ever ([Note: Stored JSON]).
 */
const id = "0190b2f0-0000-4000-8000-000000000001";

const firstLines = [{ id, itemType: "labour", customType: null, quantity: 1500, unitPrice: 4000 }];

const firstTerms = {
  ...{ language: "en-GB", chargeVat: true, vatRate: 20_000, markupScope: "materials_only" },
  ...{
    defaultMarkupPercent: 25_000,
    defaultTaxPercent: 20_000,
    paymentTermsDays: 30,
    quoteValidityDays: null,
  },
  ...{ cisRegistered: true, cisMethod: "hmrc", cisRatePercent: 20_000, brandColor: "#111827" },
};

const firstSession = {
  cookie: { originalMaxAge: 2_592_000_000, expires: "2026-12-21T00:00:00.000Z", httpOnly: true, path: "/" },
  userId: id,
  deviceShare: "AAAA",
};

const firstAccount = {
  customerId: `sandbox_${id}`,
  subscriptions: [
    {
      ...{ id: "sub_1", status: "trialing", createdAt: 1, trialEnd: 2, periodEnd: 2, months: 0 },
      ...{ plan: { priceKey: "monthly_gbp", amount: 1000, currency: "GBP" } },
      ...{ cancelAtPeriodEnd: false, endedAt: null, card: "works", setup: null },
    },
  ],
  invoices: [],
};

/** As migration 0022 left those of the releases before it: without a version, with a language. */
const firstDeleted = {
  ...{ user_id: id, id, version: 3, kind: "quote", number: "QUO-0001", status: "sent", language: "en-AU" },
  ...{ plain: { customerName: "Zoë", lineItems: {} }, sealed: null, lines: firstLines },
  ...{ created_at: "2026-11-21T10:22:33.456+00:00", updated_at: "2026-11-21T10:22:33.456+00:00" },
  ...{ issue_date: "2026-03-29", valid_until: null, due_date: null, paid_date: null, quote_id: null },
  ...{ markup_percent: 0, markup_scope: "materials_only", discount_percent: 0, discount_base: "subtotal" },
  ...{
    tax_percent: 0,
    cis_applied: false,
    cis_method: "hmrc",
    cis_rate_percent: 20_000,
    reverse_charge: false,
  },
  ...{ subtotal: 6000, total: 6000, discount_amount: 0, net_amount: 6000, tax_amount: 0, cis_deduction: 0 },
  ...{
    material_cost: null,
    labor_cost: null,
    supplier_plain: null,
    supplier_sealed: null,
    supplier_terms: null,
  },
};

/** As migration 0027 left those of the releases before it: with its words in two parts. */
const secondDeleted = {
  ...{ ...firstDeleted, former_status: null, plain: { customerName: "Zoë" }, lines_plain: { lineItems: {} } },
  lines_sealed: null,
};

test("lines without the fields that came later have their defaults", () => {
  expect(readLines(firstLines)).toEqual([
    { ...firstLines[0], materialId: null, laborItemId: null, hoursEstimate: null },
  ]);
});

test.each([
  ["the supplier's terms", storedTerms, firstTerms],
  ["a session", storedSession, firstSession],
  ["the sandbox's account", storedAccount, firstAccount],
  ["what a batch answered", storedCounts, { created: 2, updated: 1 }],
])("%s of the first release open as they were written", (_what, stored, first) => {
  expect(stored.read(first)).toEqual(first);
});

test("a deleted document of an older release has its columns, and null in those that came later", () => {
  const kept = keptDocument.read(firstDeleted);
  expect(kept).toMatchObject({ ...firstDeleted, lines: readLines(firstLines) });
  expect(kept.former_status).toBeNull();
  expect([kept.lines_plain, kept.lines_sealed]).toEqual([null, null]);
  const inParts = keptDocument.read(secondDeleted);
  expect(inParts).toEqual({ ...secondDeleted, lines: readLines(firstLines) });
});

test("what is written names its version, and what a newer release wrote is refused", () => {
  const terms = storedTerms.read({ ...firstTerms, v: 1 });
  expect(JSON.parse(storedTerms.write(terms))).toEqual({ ...firstTerms, v: 1 });
  expect(() => storedTerms.read({ ...firstTerms, v: 2 })).toThrow("newer release");
});

test("terms that are not in an old copy have the profile's defaults", () => {
  expect(storedTerms.read({ chargeVat: false })).toMatchObject({ chargeVat: false, language: "en-GB" });
});
