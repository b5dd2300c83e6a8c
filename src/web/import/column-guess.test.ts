import { expect, test } from "vitest";
import { guessMapping } from "#web/import/column-guess.ts";
import { importKinds } from "#web/import/import-kinds.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";

/** The guessed columns: heading by field. */
function guessed(kind: ImportableKind, headings: string[]) {
  const mapping = guessMapping(headings, importKinds[kind].fields("en-GB"));
  return Object.fromEntries(
    Object.entries(mapping).flatMap(([key, column]) => (column === null ? [] : [[key, headings[column]]])),
  );
}

test("customers with the headings that people and other programs use", () => {
  expect(
    guessed("customer", [
      "Company",
      "Contact",
      "E-mail",
      "Tel",
      "Address 1",
      "Address 2",
      "Town",
      "Post code",
    ]),
  ).toEqual({
    companyName: "Company",
    name: "Contact",
    email: "E-mail",
    phone: "Tel",
    address: "Address 1",
    address2: "Address 2",
    city: "Town",
    postcode: "Post code",
  });
  expect(
    guessed("customer", [
      "First Name",
      "Surname",
      "Organisation",
      "EmailAddress",
      "Mobile phone",
      "ZIP / Postal Code",
    ]),
  ).toEqual({
    name: "First Name",
    lastName: "Surname",
    companyName: "Organisation",
    email: "EmailAddress",
    phone: "Mobile phone",
    postcode: "ZIP / Postal Code",
  });
});

test("a price list with a merchant's headings", () => {
  expect(guessed("material", ["Code", "Item", "Unit", "Price", "Category"])).toEqual({
    sku: "Code",
    name: "Item",
    unitType: "Unit",
    unitCost: "Price",
    category: "Category",
  });
  expect(
    guessed("material", [
      "PRODUCT CODE",
      "Product Description",
      "Supplier name",
      "Trade price exc. VAT (£)",
      "UOM",
    ]),
  ).toEqual({
    sku: "PRODUCT CODE",
    name: "Product Description",
    unitCost: "Trade price exc. VAT (£)",
    unitType: "UOM",
  });
});

test("labour items", () => {
  expect(guessed("laborItem", ["Service", "Hourly rate", "Group"])).toEqual({
    name: "Service",
    rate: "Hourly rate",
    category: "Group",
  });
});

test("an exact heading wins over one that contains the word among others, whatever the order", () => {
  expect(guessed("material", ["List price incl. carriage", "Unit cost", "Name"])).toMatchObject({
    unitCost: "Unit cost",
  });
});

test("no column is guessed for two fields, and an unknown heading for no field", () => {
  expect(guessed("customer", ["Name", "Name"])).toEqual({ name: "Name" });
  expect(guessed("customer", ["Foo", "", "Bar"])).toEqual({});
});
