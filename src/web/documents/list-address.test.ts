import { expect, test } from "vitest";
import { listAddress, readListQuery } from "#web/documents/list-address.ts";

test("what an address names is read back from it", () => {
  const sort = { key: "total", direction: "descending" } as const;
  for (const view of [
    { status: "unpaid", sort },
    { status: "cancelled", sort: null },
    { status: "all", sort },
  ] as const) {
    const address = listAddress("invoice", view);
    const { status, sort: order = null } = readListQuery("invoice", address.replace("/invoices", ""));
    expect({ status, sort: order }).toEqual(view);
  }
  expect(listAddress("quote", { status: "draft", sort: null })).toBe("/quotes?tab=drafts");
  expect(listAddress("quote", { status: "declined", sort })).toBe(
    "/quotes?status=declined&sort=total-descending",
  );
});

test("what an address does not name, or names wrongly, is not read", () => {
  expect(readListQuery("quote", "")).toEqual({});
  expect(readListQuery("quote", "?tab=unpaid&status=paid&sort=secret-ascending")).toEqual({});
});
