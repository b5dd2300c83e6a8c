import { describe, expect, test } from "vitest";
import { percent } from "#domain/money/percent.ts";
import { fc } from "#test/support/fast-check.ts";
import { bringIn } from "#web/bring-in/bring-in.ts";
import { bringOpened } from "#web/bring-in/bring-opened.ts";
import { type PriceAnswers, usualAnswers } from "#web/bring-in/choices.ts";
import { openFile } from "#web/bring-in/open-file.ts";
import { readWorkbook } from "#web/bring-in/workbook.ts";
import { bringInTexts } from "#words/en-gb/bring-in.ts";

const firm = { chargesTax: true, tax: percent(20_000), markup: percent(25_000) };
const nothing = { customers: [], materials: [], labour: [], language: "en-GB" as const, firm };

function brought(text: string) {
  return bringIn(new TextEncoder().encode(text), nothing);
}

function customers(text: string) {
  const result = brought(text);
  if (result.kind !== "customers") throw new Error(`read as ${result.kind}`);
  return result;
}

function materials(text: string) {
  const result = brought(text);
  if (result.kind !== "materials") throw new Error(`read as ${result.kind}`);
  return result;
}

describe("whatever the bytes are, there is a result or a reason", () => {
  test("random bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(bringIn(bytes, nothing).kind).toBeTypeOf("string");
      }),
    );
  });

  test.each([
    ["a workbook", [0x50, 0x4b, 0x03, 0x04]],
    ["a page", [...new TextEncoder().encode("<table><tr><td colspan=99999999>")]],
    ["contacts", [...new TextEncoder().encode("BEGIN:VCARD\r\nADR;X=")]],
    ["UTF-16", [0xff, 0xfe]],
  ])("random bytes after the beginning of %s", (_, begin) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(bringIn(Uint8Array.from([...begin, ...bytes]), nothing).kind).toBeTypeOf("string");
      }),
    );
  });

  test("random cells under known headings", () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom("12.50", "€5", "07700900123", "Total", "a@b.co", "POA", "-1", "1,234"),
    );
    const headings = fc.constantFrom(
      "Name,Phone,Email,Address,Postcode",
      "Code,Description,Unit,Per,Nett",
      "Trade,Rate,Per",
      "Product,Notes,Cost,Price,Type",
    );
    fc.assert(
      fc.property(
        headings,
        fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }),
        (heading, rows) => {
          const lines = rows.map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(","));
          expect(brought([heading, ...lines].join("\n")).kind).toBeTypeOf("string");
        },
      ),
    );
  });
});

test("where nothing says what the columns are, a person does, and every row counts", () => {
  const text = "Bea Brown;Otley\nCleo;Leeds";
  expect(brought(text)).toEqual({ kind: "refused", why: bringInTexts.refused.noHeadings });
  const roles = [{ field: "full" }, { field: "address", set: "none", part: "city" }] as const;
  const opened = openFile(new TextEncoder().encode(text), readWorkbook);
  const chosen = { columns: { kind: "customers", roles }, answers: usualAnswers } as const;
  expect(bringOpened(opened, nothing, chosen)).toMatchObject({
    customers: [{ words: { name: "Bea Brown", city: "Otley" } }, { words: { name: "Cleo", city: "Leeds" } }],
  });
});

test("doubtful prices are asked about: with VAT, what customers pay, and which mark is decimal", () => {
  const read = (text: string, answers: Partial<PriceAnswers> = {}) => {
    const opened = openFile(new TextEncoder().encode(text), readWorkbook);
    const choices = { columns: null, answers: { ...usualAnswers, ...answers } };
    const result = bringOpened(opened, nothing, choices);
    if (result.kind !== "materials") throw new Error(`read as ${result.kind}`);
    return { asked: result.asked, cost: result.items[0]?.words.unitCost };
  };
  const taxed = "Code,Name,Cost inc VAT\nA1,Pipe,12.00";
  expect(read(taxed)).toEqual({
    asked: { mark: null, tax: true, selling: false, price: false },
    cost: 1000,
  });
  expect(read(taxed, { keepsTax: true })).toMatchObject({ asked: { tax: true }, cost: 1200 });
  const selling = "Code,Name,Selling price\nA1,Pipe,12.50";
  expect(read(selling)).toEqual({
    asked: { mark: null, tax: false, selling: true, price: false },
    cost: 1000,
  });
  expect(read(selling, { takesSelling: true })).toMatchObject({ asked: { selling: true }, cost: 1250 });
  const plain = "Code,Name,Price\nA1,Pipe,12.50";
  expect(read(plain)).toEqual({
    asked: { mark: null, tax: false, selling: false, price: true },
    cost: 1250,
  });
  expect(read(plain, { sellsAtPrice: true })).toMatchObject({ asked: { price: true }, cost: 1000 });
  expect(read("Code,Name,Price ex VAT\nA1,Pipe,12.50")).toMatchObject({ asked: { price: false } });
  const ofSales = "Code,Name,Price,Sales tax rate\nA1,Pipe,12.50,20";
  expect(read(ofSales)).toMatchObject({ asked: { selling: true, price: false }, cost: 1000 });
  const ambiguous = 'Code,Name,Cost\nA1,Pipe,"1,234"';
  expect(read(ambiguous)).toMatchObject({ asked: { mark: "point" }, cost: 123_400 });
  expect(read(ambiguous, { mark: "comma" })).toMatchObject({ cost: 123 });
  // What is shown as the answer is how the prices are read.
  expect(read("Code;Name;Cost\nA1;Pipe;1.234")).toMatchObject({ asked: { mark: "comma" }, cost: 123_400 });
});

test("every row of a list is taken, left out or a category's name", () => {
  const row = fc.record({
    sku: fc.constantFrom("", "A1", "B2", "C3"),
    name: fc.constantFrom("", "Pipe", "Tap", "Total"),
    price: fc.constantFrom("", "1.50", "POA", "-3", "€9"),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
      const result = materials(
        ["Code,Name,Nett", ...rows.map(({ sku, name, price }) => `${sku},${name},${price}`)].join("\n"),
      );
      const bands = rows.filter(
        (each) => [each.sku, each.name].filter(Boolean).length === 1 && each.price === "",
      ).length;
      const blank = rows.filter((each) => each.sku + each.name + each.price === "").length;
      const feet = result.leftOut.filter(({ why }) => why === "foot").length;
      expect(result.items.length + result.leftOut.length + (bands - feet) + blank).toBe(rows.length);
    }),
  );
});

test("every row of customers is taken, joined with another or left out", () => {
  const row = fc.record({
    name: fc.constantFrom("", "Ann", "Bob"),
    email: fc.constantFrom("", "a@x.example", "b@x.example"),
    archived: fc.constantFrom("Yes", "No"),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
      const result = customers(
        [
          "Name,Email,Archived,City",
          ...rows.map(({ name, email, archived }) => `${name},${email},${archived},Leeds`),
        ].join("\n"),
      );
      const taken = result.customers.flatMap((each) => each.rows);
      expect(taken.length + result.leftOut.length).toBe(rows.length);
    }),
  );
});

test("a file of 50 MB is looked at, and a larger one refused", () => {
  const ofSize = (size: number) => {
    const bytes = new Uint8Array(size);
    bytes.set(new TextEncoder().encode("%PDF-1.7"));
    return bringIn(bytes, nothing);
  };
  expect(ofSize(50 * 1024 * 1024)).toEqual({ kind: "refused", why: expect.stringContaining("PDF") });
  expect(ofSize(50 * 1024 * 1024 + 1)).toEqual({ kind: "refused", why: "This file is larger than 50 MB." });
});
