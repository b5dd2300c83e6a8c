import { describe, expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import type { LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import type { Letterhead } from "#domain/company/company-profile.ts";
import { companyTermDefaults } from "#domain/company/company-term-defaults.ts";
import type { Invoice, Quote } from "#domain/documents/trade-document.ts";
import type { Id } from "#domain/ids/id.ts";
import { pence } from "#domain/money/pence.ts";
import { percent } from "#domain/money/percent.ts";
import { quantity } from "#domain/money/quantity.ts";
import { lineTotal } from "#domain/pricing/line.ts";
import { draftStart } from "#test/support/draft-start.ts";
import { type DraftAction, draftOf, draftReducer, newDraft, otherDate } from "#web/drafts/document-draft.ts";
import {
  customLine,
  descriptionLine,
  lineItemOf,
  lineOfLabour,
  lineOfMaterial,
} from "#web/drafts/draft-lines.ts";
import {
  documentOfDraft,
  draftTotals,
  fieldsOfDraft,
  shownDocumentOf,
  termsOfDraft,
} from "#web/quoting/draft-document.ts";

const board = {
  id: "11111111-1111-4111-8111-111111111111" as Id<"Material">,
  name: "Oak board",
  unitType: "Each",
  unitCost: pence(1250),
  sku: "OAK",
} as Material;
const joiner = {
  id: "22222222-2222-4222-8222-222222222222" as Id<"LabourItem">,
  name: "Joiner",
  rate: pence(4000),
  rateType: "hour",
} as LabourItem;

function draftAfter(kind: "quote" | "invoice", actions: DraftAction[]) {
  return actions.reduce(draftReducer, newDraft(kind, draftStart));
}

const threeLines = [
  { type: "addLine", line: lineOfMaterial(board, "4") },
  { type: "addLine", line: lineOfLabour(joiner, "7.5") },
  {
    type: "addLine",
    line: customLine({ name: "Skip", customType: "material", quantity: "1", unitPrice: "100" }),
  },
] satisfies DraftAction[];

describe("a new draft", () => {
  test("without a profile has the standard defaults, which differ between quote and invoice", () => {
    expect(newDraft("quote", draftStart)).toMatchObject({
      status: "draft",
      date: "2026-11-21",
      until: "2026-12-21",
      terms: {
        markupPercent: "25",
        taxPercent: "20",
        discountPercent: "0",
        discountBase: "subtotal_plus_markup",
      },
    });
    expect(newDraft("invoice", draftStart)).toMatchObject({
      status: "pending",
      until: "",
      number: null,
      terms: { markupPercent: "20", taxPercent: "20", discountBase: "subtotal" },
    });
  });

  test("takes the profile's terms, and no tax when the firm charges none", () => {
    const profile = {
      ...companyTermDefaults,
      defaultMarkupPercent: percent(12_500),
      markupScope: "materials_only",
      chargeVat: false,
      quoteValidityDays: 10,
      paymentTermsDays: 14,
    } as const;
    const { terms, until } = newDraft("quote", { ...draftStart, profile });
    expect(terms).toMatchObject({ markupPercent: "12.5", taxPercent: "0", markupScope: "materials_only" });
    expect(until).toBe("2026-12-01");
    expect(newDraft("invoice", { ...draftStart, profile }).until).toBe("2026-12-05");
  });

  test("is filled with the customer's details that came with the navigation", () => {
    const { words } = newDraft("quote", {
      ...draftStart,
      prefill: { customerName: "Ann", projectCity: "Leeds" },
    });
    expect(words).toMatchObject({ customerName: "Ann", projectCity: "Leeds", customerEmail: "" });
  });
});

describe("changing a draft", () => {
  test("lines are added, changed, moved within their section, removed and put back in their place", () => {
    const three = draftAfter("quote", threeLines);
    const [first, second, third] = three.lines.map(({ id }) => id as string) as [string, string, string];
    const moved = draftReducer(three, { type: "moveLine", id: third, by: -1 });
    expect(moved.lines.map(({ id }) => id)).toEqual([third, second, first]);
    const changed = draftReducer(moved, { type: "changeLine", id: second, change: { quantity: "8" } });
    expect(changed.lines.map((line) => line.quantity)).toEqual(["1", "8", "4"]);
    const removed = draftReducer(changed, { type: "removeLine", id: second });
    expect(removed.lines).toHaveLength(2);
    const line = changed.lines[1];
    const back = draftReducer(removed, { type: "addLine", line: line as NonNullable<typeof line>, at: 1 });
    expect(back).toEqual(changed);
  });

  test("words, terms and dates change without touching the rest, and the old draft stays unchanged", () => {
    const before = newDraft("quote", draftStart);
    const after = [
      { type: "words", change: { customerName: "Ann" } },
      { type: "terms", change: { markupPercent: "1" } },
      { type: "set", change: { until: "" } },
    ].reduce((draft, action) => draftReducer(draft, action as DraftAction), before);
    expect(after.words.customerName).toBe("Ann");
    expect(after.terms).toMatchObject({ markupPercent: "1", taxPercent: "20" });
    expect(before.words.customerName).toBe("");
  });
});

describe("the totals of a draft", () => {
  test("follow what is typed: 50 + 300 + 100, a quarter on top, VAT", () => {
    expect(draftTotals(draftAfter("quote", threeLines), null)).toMatchObject({
      subtotal: 45_000,
      markup: 11_250,
      tax: 11_250,
      total: 67_500,
    });
  });

  test("half-typed numbers count as 0, and half-typed percentages as the defaults", () => {
    const draft = draftAfter("quote", [
      ...threeLines,
      { type: "addLine", line: { ...lineOfMaterial(board, ""), unitPrice: "1,5" } },
      { type: "terms", change: { markupPercent: "", taxPercent: "x", discountPercent: "-" } },
    ]);
    expect(draftTotals(draft, null).total).toBe(67_500);
  });

  test("a firm that charges no tax has none, whatever is typed", () => {
    const draft = draftAfter("invoice", [
      ...threeLines,
      { type: "terms", change: { reverseChargeVat: true } },
    ]);
    expect(termsOfDraft(draft, { chargeVat: false })).toMatchObject({
      taxPercent: 0,
      reverseChargeVat: false,
    });
  });

  test("a description's quantity follows from its cost, and hours from lines charged by the hour", () => {
    expect(lineItemOf(descriptionLine("Note", ""))).toMatchObject({ quantity: 0, unitPrice: 0 });
    expect(lineItemOf(descriptionLine("Permit", "30"))).toMatchObject({ quantity: 1000, unitPrice: 3000 });
    expect(lineItemOf(lineOfLabour(joiner, "7.5"))).toMatchObject({ quantity: 7500, hoursEstimate: 7500 });
  });
});

describe("a number that is far too large", () => {
  const barcode = "5012345678900";

  test.each([
    ["quantity of a material", lineOfMaterial(board, barcode)],
    ["quantity of labour", lineOfLabour(joiner, barcode)],
    ["price", descriptionLine("Permit", barcode)],
    ["price of more digits than there are numbers for", descriptionLine("Permit", barcode.repeat(3))],
  ])("as a %s counts as nothing, and the document goes on being shown", (_what, line) => {
    const lines = [line, lineOfLabour(joiner, "2")];
    const draft = draftAfter(
      "quote",
      lines.map((each) => ({ type: "addLine", line: each })),
    );
    const document = documentOfDraft(draft, { origin: null, supplier: null });
    expect(lineTotal(lineItemOf(line))).toBe(0);
    expect(document.lineItems[0]).toMatchObject({ quantity: 0, unitPrice: 0 });
    expect(document.lineItems[1]).toMatchObject({ quantity: 2000 });
    expect(document.subtotal).toBeGreaterThan(0);
  });
});

describe("a percentage that is far too large", () => {
  const background = { origin: null, supplier: null };
  const today = localDate("2026-11-22");

  test.each(["markupPercent", "discountPercent", "taxPercent"] as const)(
    "as %s counts as the default, and the document is still shown",
    (term) => {
      const fresh = draftAfter("quote", threeLines);
      const draft = draftReducer(fresh, { type: "terms", change: { [term]: "5012345678900" } });
      const usual = draftReducer(fresh, { type: "terms", change: { [term]: "" } });
      expect(shownDocumentOf(draft, background, today).total).toBe(
        shownDocumentOf(usual, background, today).total,
      );
    },
  );

  test("sums beyond exact arithmetic are shown without their lines", () => {
    const line = customLine({
      name: "Tower",
      customType: "material",
      quantity: "1",
      unitPrice: "99999999.99",
    });
    const lines = Array.from({ length: 300 }, () => ({ type: "addLine", line }) as const);
    const draft = draftAfter("quote", [...lines, { type: "terms", change: { markupPercent: "1000" } }]);
    expect(() => shownDocumentOf(draft, background, today)).not.toThrow();
  });
});

describe("saving a draft", () => {
  const background = { origin: null, supplier: null };

  test("sends every word, blank ones as null, with the sums as computed", () => {
    const draft = draftAfter("quote", [
      ...threeLines,
      { type: "words", change: { customerName: " Ann ", projectCity: "  " } },
    ]);
    const fields = fieldsOfDraft("quote", draft, background);
    expect(fields).toMatchObject({
      customerName: "Ann",
      projectCity: null,
      workLocation: null,
      validUntil: "2026-12-21",
      subtotal: 45_000,
      total: 67_500,
    });
    expect(Object.values(fields)).not.toContain(undefined);
    expect(fields).not.toHaveProperty("cisApplied");
  });

  test("an invoice's number is sent only when a person chose another one", () => {
    const untouched = draftAfter("invoice", threeLines);
    expect(fieldsOfDraft("invoice", untouched, background)).not.toHaveProperty("invoiceNumber");
    const chosen = draftReducer(untouched, { type: "set", change: { number: " A-7 " } });
    expect(fieldsOfDraft("invoice", chosen, background)).toMatchObject({ invoiceNumber: "A-7" });
  });

  test("a new invoice names the firm as its profile does, and counts items when no unit is given", () => {
    const firm = { ...companyTermDefaults, vatNumber: "GB 1", companyNumber: "08412377", bankDetails: null };
    const own = { origin: null, supplier: firm as unknown as Letterhead };
    const fields = fieldsOfDraft("invoice", draftAfter("invoice", threeLines), own);
    expect(fields).toMatchObject({
      ...{ companyVatNumber: "GB 1", companyRegNumber: "08412377", companyBankDetails: null },
      lineItems: [{ unit: "Each" }, { unit: "hour" }, { unit: "item" }],
    });
    const quoted = fieldsOfDraft("quote", draftAfter("quote", threeLines), own);
    expect(quoted.lineItems?.[2]).toMatchObject({ unit: null });
    expect(quoted).not.toHaveProperty("companyVatNumber");
  });

  test("it keeps its region once it has been created", () => {
    const fresh = draftAfter("invoice", threeLines);
    expect(fieldsOfDraft("invoice", fresh, background)).toMatchObject({ language: "en-GB" });
    const origin = { ...documentOfDraft(fresh, background), language: "en-AU", version: 3 } as Invoice;
    const draft = draftOf("invoice", origin);
    expect(documentOfDraft(draft, { origin, supplier: null }).language).toBe("en-AU");
    expect(fieldsOfDraft("invoice", draft, { origin, supplier: null })).not.toHaveProperty("language");
  });

  test("a saved document that is opened and saved again is unchanged", () => {
    const origin = {
      ...documentOfDraft(draftAfter("invoice", threeLines), background),
      invoiceNumber: "INV-0009",
      companyVatNumber: "GB 1",
      version: 3,
    } as Invoice;
    const draft = draftOf("invoice", origin);
    expect(draft.version).toBe(3);
    const saved = fieldsOfDraft("invoice", draft, { origin, supplier: null });
    expect(saved).toMatchObject({
      companyVatNumber: "GB 1",
      total: origin.total,
      lineItems: origin.lineItems,
    });
    expect(saved).not.toHaveProperty("invoiceNumber");
  });

  test("a status that is left as it was is not saved over one that was set elsewhere", () => {
    const origin = { ...documentOfDraft(draftAfter("quote", threeLines), background), version: 3 } as Quote;
    const draft = draftOf("quote", origin);
    expect(fieldsOfDraft("quote", draft, { origin, supplier: null })).not.toHaveProperty("status");
    const chosen = draftReducer(draft, { type: "set", change: { status: "accepted" } });
    expect(fieldsOfDraft("quote", chosen, { origin, supplier: null })).toMatchObject({ status: "accepted" });
  });

  test("fractional quantities of a converted quote are kept (decision M5)", () => {
    const line = { ...lineItemOf(lineOfLabour(joiner, "1")), quantity: quantity(7125) };
    const origin = { ...documentOfDraft(draftAfter("quote", []), background), lineItems: [line] } as Quote;
    expect(
      fieldsOfDraft("quote", draftOf("quote", origin), { origin, supplier: null }).lineItems?.[0],
    ).toEqual({
      ...line,
      hoursEstimate: 7125,
    });
  });
});

describe("another date (decision S9)", () => {
  const terms = { quoteValidityDays: null, paymentTermsDays: 14 };

  test("a calculated date follows the other one, also while that is typed digit by digit", () => {
    const quote = newDraft("quote", draftStart);
    expect(otherDate(quote, "2026-12-01", terms)).toMatchObject({ date: "2026-12-01", until: "2027-01-01" });
    const halfTyped = { ...quote, ...otherDate(quote, "", terms) };
    expect(halfTyped).toMatchObject({ date: "", until: "2026-12-21" });
    expect(otherDate(halfTyped, "2026-12-01", terms)).toMatchObject({ until: "2027-01-01" });
    const invoice = newDraft("invoice", { ...draftStart, profile: { ...companyTermDefaults, ...terms } });
    expect(otherDate(invoice, "2026-12-01", terms)).toMatchObject({ until: "2026-12-15" });
  });

  test("a typed date stays, even when it falls on the same day", () => {
    const typed = draftAfter("quote", [{ type: "set", change: { until: "2026-12-21", untilFrom: null } }]);
    expect(otherDate(typed, "2026-12-01", terms)).toEqual({
      date: "2026-12-01",
      until: "2026-12-21",
      untilFrom: null,
    });
  });

  test("a date of a saved document counts as calculated when it equals the calculated date", () => {
    const { untilFrom: _, ...saved } = newDraft("invoice", draftStart);
    const due = { ...saved, until: "2026-12-05" };
    expect(otherDate(due, "2026-12-01", terms)).toMatchObject({ until: "2026-12-15" });
    expect(otherDate({ ...saved, until: "2026-12-06" }, "2026-12-01", terms)).toMatchObject({
      until: "2026-12-06",
    });
    expect(otherDate({ ...saved, until: "" }, "2026-12-01", terms)).toMatchObject({ until: "" });
  });
});

test("without a profile a quote starts with this device's settings, and an invoice with the standard ones", () => {
  const local = { defaultMarkup: "12.5", defaultTax: "5" };
  const start = { id: "q", today: localDate("2026-11-22"), language: "en-GB" as const, prefill: {}, local };
  expect(newDraft("quote", { ...start, profile: null }).terms).toMatchObject({
    markupPercent: "12.5",
    taxPercent: "5",
  });
  expect(newDraft("invoice", { ...start, profile: null }).terms).toMatchObject({
    markupPercent: "20",
    taxPercent: "20",
  });
});
