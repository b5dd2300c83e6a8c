import { expect, test } from "vitest";
import { recordKinds, sealedFields } from "#contract/sealed-kinds.ts";
import { storedFields } from "#web/legal/stored-fields.ts";

const tables = Object.fromEntries(storedFields().map((table) => [table.title, table]));

test("every sealed field of every kind of record is listed once", () => {
  const told = storedFields().reduce((sum, { sealed }) => sum + sealed.length, 0);
  const all = recordKinds.map(
    (kind) => sealedFields[kind].fields.length + sealedFields[kind].lineItems.length,
  );
  expect(told).toBe(all.reduce((sum, count) => sum + count, 0));
});

test("readable fields are listed too, and no field is listed as both", () => {
  expect(new Set(tables.Customers?.readable)).toEqual(
    new Set(["ID", "user ID", "version", "created at", "updated at"]),
  );
  expect(tables.Invoices?.readable).toEqual(
    expect.arrayContaining(["total", "status", "due date", "quantity of each line"]),
  );
  expect(tables["Company profile"]?.readable).toEqual(
    expect.arrayContaining(["language", "brand colour", "charge VAT"]),
  );
  for (const { sealed, readable } of storedFields()) {
    expect(readable.length).toBeGreaterThan(0);
    expect(sealed.filter((field) => readable.includes(field))).toEqual([]);
  }
});
