import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { pence } from "#domain/money/pence.ts";
import type { Opened } from "#vault/records/records.ts";
import { filterDocuments, hiddenConverted } from "#web/documents/list-filter.ts";
import type { Summary } from "#web/documents/shown-status.ts";

const today = localDate("2026-11-21");
const all = { search: "", status: "all", today } as const;

function open(record: object): Opened<Summary> {
  const priced = { total: pence(188_698), language: "en-GB", ...record };
  return { state: "open", sealed: true, record: priced as Summary };
}
const ann = open({
  id: "1",
  quoteNumber: "Q-0001",
  customerName: "Ann",
  customerEmail: "a@x.uk",
  customerPhone: "07700 900123",
  companyName: "Acme Lettings",
  projectAddress: "12 High Street",
  projectCity: "Leeds",
  projectPostcode: "LS1 4AB",
  workLocation: "The Old Mill",
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

test("a search finds a document by its number, every word of its head, and its amount, in any order and case", () => {
  const other = open({
    id: "5",
    quoteNumber: "Q-0005",
    customerName: "Zoe",
    status: "draft",
    total: pence(1),
  });
  for (const search of [
    "q-0001",
    "ANN",
    " a@x ",
    "leeds",
    "ls1 4ab",
    "ls14ab",
    "07700900123",
    "12 high",
    "mill",
  ])
    expect(filterDocuments([ann, other], { ...all, search })).toEqual([ann]);
  for (const search of ["acme", "leeds ann", "1886", "1886.98", "1,886.98", "£1,886"])
    expect(filterDocuments([ann, other], { ...all, search })).toEqual([ann]);
  expect(filterDocuments([ann, other], { ...all, search: "leeds zoe" })).toEqual([]);
});

test("a search finds an invoice by the customer's order number", () => {
  const ordered = open({ id: "6", invoiceNumber: "INV-6", orderNumber: "PO-77", status: "pending" });
  expect(filterDocuments([ordered], { ...all, search: "po-77" })).toEqual([ordered]);
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
