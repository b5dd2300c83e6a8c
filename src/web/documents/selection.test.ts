import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { pence } from "#domain/money/pence.ts";
import type { Opened } from "#vault/records/records.ts";
import { someOf, stillListed, toPay, toRemind } from "#web/documents/selection.ts";
import { sumsByCurrency } from "#web/documents/sums-by-currency.ts";
import type { InvoiceSummary } from "#web/records/resources.ts";

const today = localDate("2026-11-28");

function invoice(id: string, fields: Partial<InvoiceSummary> = {}, state = "open") {
  const record = {
    id,
    invoiceNumber: `INV-${id}`,
    status: "pending",
    dueDate: localDate("2026-11-01"),
    sentAt: null,
    language: "en-GB",
    total: pence(10_000),
    ...fields,
  };
  return { state, record } as unknown as Opened<InvoiceSummary>;
}

const late = invoice("1");
const due = invoice("2", { dueDate: localDate("2026-12-24") });
const paid = invoice("3", { status: "paid" });
const cancelled = invoice("4", { status: "cancelled" });
const locked = invoice("5", {}, "locked");
const ids = (rows: readonly Opened<InvoiceSummary>[]) => rows.map(({ record }) => String(record.id));

test("what is late and can be read is reminded of, and what is owed can be marked as paid", () => {
  const all = [late, due, paid, cancelled, locked];
  expect(ids(toRemind(all, today))).toEqual(["1"]);
  expect(ids(toPay(all))).toEqual(["1", "2", "5"]);
});

test("a row that is listed no more leaves the selection, and without one it stays the same object", () => {
  const selected = new Set(["1", "2"]);
  expect(stillListed(selected, [paid, due, late])).toBe(selected);
  expect([...stillListed(selected, [paid, due])]).toEqual(["2"]);
});

test("each currency is added up by itself", () => {
  const abroad = invoice("6", { language: "en-AU", total: pence(700) });
  expect(sumsByCurrency([late, abroad, due].map(({ record }) => record))).toEqual([
    { currency: "GBP", amount: 20_000 },
    { currency: "AUD", amount: 700 },
  ]);
});

test("five numbers are named, and the others counted", () => {
  expect(someOf(["1", "2", "3", "4", "5"])).toBe("1, 2, 3, 4, 5");
  expect(someOf(["1", "2", "3", "4", "5", "6", "7"])).toBe("1, 2, 3, 4, 5 and 2 more");
});
