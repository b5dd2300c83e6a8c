import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { type DraftAction, draftReducer, newDraft } from "#web/drafts/document-draft.ts";
import { customLine, type DraftLine } from "#web/drafts/draft-lines.ts";
import { draftProblems, problemsToShow } from "#web/quoting/draft-validation.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";

const line = customLine({ name: "Skip", customType: "material", quantity: "1", unitPrice: "100" });

function draftAfter(kind: "quote" | "invoice", actions: DraftAction[]) {
  const start = { id: "x", today: localDate("2026-11-21"), language: "en-GB", profile: null } as const;
  const prefill = { customerName: "Ann", customerEmail: "ann@example.com" };
  const draft = draftReducer(newDraft(kind, { ...start, prefill }), { type: "addLine", line });
  return actions.reduce(draftReducer, draft);
}

function problems(kind: "quote" | "invoice", ...actions: DraftAction[]): string[] {
  return draftProblems(draftAfter(kind, actions)).map(({ message }) => message);
}

const words = (change: object): DraftAction => ({ type: "words", change });
const terms = (change: object): DraftAction => ({ type: "terms", change });
const changed = (change: Partial<DraftLine>): DraftAction => ({ type: "changeLine", id: line.id, change });

test("before an attempt to save, a box that was left with an error shows it, and others do not", () => {
  const draft = draftAfter("quote", [changed({ unitPrice: "12..5", name: "" }), words({ customerName: "" })]);
  const price = fieldIds.linePrice(line.id);
  expect(problemsToShow(draft, { attempt: 0, left: [] })).toBeNull();
  const left = problemsToShow(draft, { attempt: 0, left: [price] });
  expect(left?.map(({ fieldId }) => fieldId)).toEqual([price]);
  expect(problemsToShow(draft, { attempt: 1, left: [] })).toEqual(draftProblems(draft));
});

test("a complete quote and a complete invoice may be saved", () => {
  expect(problems("quote")).toEqual([]);
  expect(problems("invoice")).toEqual([]);
});

test("a quote needs a name and an email, an invoice only the name", () => {
  const none = words({ customerName: " ", customerEmail: "" });
  expect(problems("quote", none)).toEqual(["Customer name is required", "Customer email is required"]);
  expect(problems("invoice", none)).toEqual(["Customer name is required"]);
});

test("a quote for somebody without an email needs a telephone number", () => {
  const none = words({ customerEmail: "" });
  const ticked: DraftAction = { type: "set", change: { withoutEmail: true } };
  expect(problems("quote", none, ticked)).toEqual(["Customer phone is required"]);
  expect(problems("quote", none, ticked, words({ customerPhone: "07700 900123" }))).toEqual([]);
});

test("an email that is given must be valid", () => {
  const wrong = words({ customerEmail: "ann@" });
  expect(problems("quote", wrong)).toEqual(["Invalid email address"]);
  expect(problems("invoice", wrong)).toEqual(["Invalid email"]);
});

test("a line whose amount is too large for a document has the error at the number that makes it so", () => {
  const barcode = "5012345678900";
  const places = (change: Partial<DraftLine>) =>
    draftProblems(draftAfter("quote", [changed(change)])).map(({ fieldId }) => fieldId);
  expect(problems("quote", changed({ quantity: barcode }))).toEqual([
    "This comes to more than 99,999,999.99. Please check the number.",
  ]);
  expect(places({ quantity: barcode })).toEqual([fieldIds.lineQuantity(line.id)]);
  expect(places({ unitPrice: barcode })).toEqual([fieldIds.linePrice(line.id)]);
  expect(places({ unitPrice: barcode, quantity: barcode })).toEqual([fieldIds.linePrice(line.id)]);
});

test("a line whose words are too long has an error before the server refuses it", () => {
  expect(problems("quote", changed({ name: "x".repeat(301) }))).toEqual(["Must be at most 300 characters"]);
});

test("a description may be as long as a scope of works", () => {
  const described = (length: number) =>
    problems("quote", changed({ itemType: "description", quantity: "", name: "x".repeat(length) }));
  expect(described(2000)).toEqual([]);
  expect(described(2001)).toEqual(["Must be at most 2000 characters"]);
});

test("a document needs at least one line", () => {
  const remove: DraftAction = { type: "removeLine", id: line.id };
  expect(problems("quote", remove)).toEqual(["At least one line item is required"]);
  expect(problems("invoice", remove)).toEqual(["Please add at least one line item."]);
});

test("an invoice's number may be left to the server, but a chosen one may not be blank", () => {
  expect(problems("invoice", { type: "set", change: { number: " " } })).toEqual([
    "Invoice number is required",
  ]);
});

test("blank numbers are refused, not guessed", () => {
  expect(problems("quote", changed({ quantity: "" }))).toEqual([
    "Quantity must be a number of at least 0.01: Skip",
  ]);
  expect(problems("quote", changed({ unitPrice: "" }))).toEqual(["Enter a price such as 12.50: Skip"]);
  expect(problems("quote", terms({ markupPercent: "" }))).toEqual(["Markup must be between 0 and 1000"]);
  expect(problems("quote", terms({ discountPercent: "101" }))).toEqual([
    "Discount must be between 0 and 100",
  ]);
  expect(problems("quote", terms({ taxPercent: "20.0001" }))).toEqual(["Tax must be between 0 and 100"]);
});

test("material takes whole numbers, labour takes tenths", () => {
  expect(problems("invoice", changed({ itemType: "material", quantity: "1.5" }))).toEqual([
    "Quantity must be a whole number of at least 1: Skip",
  ]);
  expect(problems("invoice", changed({ itemType: "labour", quantity: "0.5" }))).toEqual([]);
  expect(problems("invoice", changed({ itemType: "labour", quantity: "0.05" }))).toEqual([
    "Quantity must be a number of at least 0.1: Skip",
  ]);
});

test("a description needs words but no cost", () => {
  expect(problems("quote", changed({ itemType: "description", unitPrice: "", quantity: "" }))).toEqual([]);
  expect(problems("quote", changed({ itemType: "description", name: "" }))).toEqual([
    "Please enter a description",
  ]);
});

test("a document may not end before it begins, or exceed the cap", () => {
  expect(problems("quote", { type: "set", change: { until: "2026-11-20" } })).toEqual([
    "The quote cannot end before its date",
  ]);
  expect(problems("invoice", { type: "set", change: { until: "" } })).toEqual([]);
  expect(problems("quote", changed({ unitPrice: "99999999.99" }))).toEqual([
    "A quote or invoice can be at most 99,999,999.99. Nothing was saved.",
  ]);
});
