import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import type { Opened } from "#vault/records/records.ts";
import { filterDocuments, hiddenConverted } from "#web/documents/list-filter.ts";
import type { Summary } from "#web/documents/shown-status.ts";

const today = localDate("2026-11-21");
const all = { search: "", status: "all", today } as const;

function open(record: object): Opened<Summary> {
  return { state: "open", sealed: true, record: record as Summary };
}
const ann = open({
  id: "1",
  quoteNumber: "Q-0001",
  customerName: "Ann",
  customerEmail: "a@x.uk",
  status: "draft",
});
const bob = open({
  id: "2",
  quoteNumber: "Q-0002",
  customerName: "Bob",
  customerEmail: null,
  status: "invoice",
});
const late = open({
  id: "3",
  invoiceNumber: "INV-1",
  customerName: "Cy",
  status: "pending",
  dueDate: localDate("2026-11-20"),
});

test("quotes that have become invoices are shown only under their own status", () => {
  expect(filterDocuments([ann, bob], all)).toEqual([ann]);
  expect(filterDocuments([ann, bob], { ...all, status: "invoice" })).toEqual([bob]);
  expect(filterDocuments([ann, bob], { ...all, status: "invoiced" })).toEqual([]);
});

test("a search under all statuses counts the converted quotes that it hides", () => {
  expect(hiddenConverted([ann, bob], all)).toBe(0);
  expect(hiddenConverted([ann, bob], { ...all, search: "bob" })).toBe(1);
  expect(hiddenConverted([ann, bob], { ...all, search: "ann" })).toBe(0);
  expect(hiddenConverted([ann, bob], { ...all, search: "bob", status: "draft" })).toBe(0);
  expect(hiddenConverted([ann, bob], { ...all, status: "invoiced" })).toBe(1);
  expect(hiddenConverted([ann, bob], { ...all, search: "bob", status: "invoice" })).toBe(0);
});

test("a search matches number, name or email in any case", () => {
  for (const search of ["q-0001", "ANN", " a@x "])
    expect(filterDocuments([ann], { ...all, search })).toEqual([ann]);
  expect(filterDocuments([ann], { ...all, search: "zoe" })).toEqual([]);
});

test("a search matches the number of a locked record, but not its words", () => {
  const locked: Opened<Summary> = { state: "locked", reason: "no_key", record: ann.record };
  expect(filterDocuments([locked], { ...all, search: "ann" })).toEqual([]);
  expect(filterDocuments([locked], { ...all, search: "0001" })).toEqual([locked]);
});

test("an unpaid invoice past its due date is found as overdue", () => {
  expect(filterDocuments([late], { ...all, status: "overdue" })).toEqual([late]);
  expect(filterDocuments([late], { ...all, status: "pending" })).toEqual([]);
});

test("unpaid invoices are those that are owed, overdue or not", () => {
  const paid = open({ id: "4", invoiceNumber: "INV-2", customerName: "Di", status: "paid" });
  expect(filterDocuments([late, paid], { ...all, status: "unpaid" })).toEqual([late]);
});
