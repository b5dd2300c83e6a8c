import { expect, test } from "vitest";
import type { Pence } from "#domain/money/pence.ts";
import type { Language } from "#domain/region/region.ts";
import { needsOf, type UnsavedNeed } from "#web/dashboard/needs.ts";
import type { Today } from "#web/dashboard/today-query.ts";

type Quotes = Today["accepted"]["heads"];
type Invoices = Today["overdue"]["heads"];

const quotes = (...ids: string[]) =>
  ids.map((id) => ({ state: "open", record: { id, total: 500 } })) as unknown as Quotes;
const invoice = (id: string, language: Language) =>
  ({ state: "open", record: { id, language } }) as unknown as Invoices[number];
const sum = (currency: "GBP" | "AUD", count: number, total: number) => ({
  ...{ currency, count, total: total as Pence, oldestDueDate: null },
});
const unsaved: UnsavedNeed = {
  ...{ kind: "unsaved", of: "quote", key: "unsaved 1", href: "/quotes/new", customer: null, when: "" },
  amount: 900,
};

const today = {
  accepted: { count: 7, heads: quotes("a1", "a2") },
  overdue: {
    heads: [invoice("i1", "en-GB"), invoice("i2", "en-AU")],
    sums: [sum("AUD", 1, 300), sum("GBP", 3, 900)],
  },
  ending: { count: 1, heads: quotes("e1") },
  drafts: { count: 1, heads: quotes("d1") },
  newestQuotes: [],
  newestInvoices: [],
} as unknown as Today;

test("the worst is first: answers, overdue by currency, quotes that end, what is not saved, drafts", () => {
  const { rows, count } = needsOf(today, [unsaved], () => false);
  expect(rows.map(({ key }) => key)).toEqual(["a1", "a2", "overdue GBP", "i2", "e1", "unsaved 1", "d1"]);
  expect(count).toBe(7 + 2 + 1 + 1 + 1);
});

test("what is not saved stands among the drafts, the larger amount first", () => {
  const rows = (amount: number) => needsOf(today, [{ ...unsaved, amount }], () => false).rows.slice(-2);
  expect(rows(900).map(({ key }) => key)).toEqual(["unsaved 1", "d1"]);
  expect(rows(100).map(({ key }) => key)).toEqual(["d1", "unsaved 1"]);
});

test("several overdue invoices are one row that begins with the largest, a single one is a document", () => {
  const [several, single] = needsOf(today, [], () => false).rows.slice(2, 4);
  expect(several).toMatchObject({ kind: "overdue", count: 3, total: 900, first: { record: { id: "i1" } } });
  expect(single).toMatchObject({ kind: "document", of: "invoice" });
});

test("what is put off is neither shown nor counted", () => {
  const off = new Set(["a1", "overdue GBP", "unsaved 1"]);
  const { rows, count } = needsOf(today, [unsaved], (key) => off.has(key));
  expect(rows.map(({ key }) => key)).toEqual(["a2", "i2", "e1", "d1"]);
  expect(count).toBe(6 + 1 + 1 + 1);
});
