import { expect, test } from "vitest";
import { localDate } from "#domain/calendar/local-date.ts";
import { dueColumn, dueOrders } from "#web/documents/due-orders.ts";
import { listAddress, readListQuery } from "#web/documents/list-address.ts";
import type { Summary } from "#web/documents/shown-status.ts";
import { sortRows } from "#web/tables/data-table-sort.ts";

const invoice = (id: string, dueDate: string | null) => ({
  record: { id, dueDate: dueDate && localDate(dueDate) } as Summary,
});

test("invoices are sorted by their due date, those without one last, and the address keeps it", () => {
  const rows = [invoice("a", "2026-11-20"), invoice("b", null), invoice("c", "2026-08-02")];
  const ids = dueOrders("invoice").map(({ label, sort }) => {
    const address = listAddress("invoice", { status: "overdue", sort });
    expect(readListQuery("invoice", address.replace("/invoices", "")).sort).toEqual(sort);
    return [
      label,
      sortRows(rows, [dueColumn], sort)
        .map(({ record }) => record.id)
        .join(""),
    ];
  });
  expect(ids).toEqual([
    ["Due date: earliest first", "cab"],
    ["Due date: latest first", "acb"],
  ]);
});

test("quotes are sorted by the day until which they are valid", () => {
  const quote = (id: string, validUntil: string) => ({
    record: { id, validUntil: localDate(validUntil) } as Summary,
  });
  const [first] = dueOrders("quote");
  const rows = [quote("a", "2026-12-20"), quote("b", "2026-12-02")];
  expect(first?.label).toBe("Valid until: earliest first");
  expect(sortRows(rows, [dueColumn], first?.sort ?? null).map(({ record }) => record.id)).toEqual(["b", "a"]);
});
