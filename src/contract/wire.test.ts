import { expect, test } from "vitest";
import * as z from "zod/mini";
import * as wire from "#contract/wire.ts";

const price = wire.moneyFromZero("items.price");

/** What a schema makes of a value from the wire; its fault when it refuses the value. */
function read(schema: z.ZodMiniType, value: unknown): unknown {
  const { success, data, error } = z.safeDecode(schema, value as never);
  return success ? data : error.issues.map(({ message }) => message).join(", ");
}

test.each([
  ["12.50", 1250],
  ["12.5", 1250],
  [12.5, 1250],
  [".5", 50],
  ["0", 0],
  ["", 0],
  ["99999999.99", 9_999_999_999],
])("money %j is read as %i pence and written back with two decimals", (text, pence) => {
  expect(read(price, text)).toBe(pence);
  expect(z.encode(price, pence as never)).toBe((pence / 100).toFixed(2));
});

test.each(["-0.01", -5])("money %j is refused with the field's own fault", (text) => {
  expect(read(price, text)).toBe("items.price");
});

test.each(["1,000", "1e3", "£5", "12.345", " 1", "0x10", "POA"])("%j is refused as no amount", (text) => {
  expect(read(price, text)).toBe("values.noAmount");
});

test.each(["Infinity", 1e21, "100000000"])("money %j is refused as too large", (text) => {
  expect(read(price, text)).toMatch(/^(values\.amountTooLarge|Invalid input.*)$/);
});

test.each([null, true, {}, [], ["1"], Number.NaN])("%j is not a number", (value) => {
  expect(read(price, value)).toMatch(/^Invalid input/);
  expect(read(wire.quantityOnWire, value)).toMatch(/^Invalid input/);
});

test("money of either sign has two decimals at most", () => {
  expect(read(wire.money, "-12.5")).toBe(-1250);
  expect(read(wire.money, "1.005")).toBe("values.money");
});

test.each([
  ["20", 20_000, "20.00"],
  [7.125, 7125, "7.125"],
  ["1000", 1_000_000, "1000.00"],
  ["0", 0, "0.00"],
])("a markup of %j percent is read in thousandths and written as a decimal", (text, thousandths, written) => {
  const markup = wire.percentUpTo(1000, "documents.markupRange");
  expect(read(markup, text)).toBe(thousandths);
  expect(z.encode(markup, thousandths as never)).toBe(written);
});

test("a percentage that is left out, null or blank asks for the default; a wrong one has the field's own fault", () => {
  const discount = wire.percentOrDefault(100, "documents.discountRange");
  expect([undefined, null, ""].map((value) => read(discount, value) ?? null)).toEqual([null, null, null]);
  expect(read(discount, "12.5")).toBe(12_500);
  for (const wrong of ["100.001", "-1", "much", "1.0001"]) {
    expect(read(discount, wrong)).toBe("documents.discountRange");
  }
});

test("a quantity has three decimals at most and is written without trailing zeros", () => {
  expect(read(wire.quantityOnWire, "7.5")).toBe(7500);
  expect(read(wire.quantityOnWire, 0.001)).toBe(1);
  expect(z.encode(wire.quantityOnWire, 7500 as never)).toBe("7.5");
  for (const wrong of ["0.0001", "-1", "100000000.001"]) {
    expect(read(wire.quantityOnWire, wrong)).toBe("values.quantity");
  }
});

test("a day is a day that exists; an instant is read as its day in UTC", () => {
  expect(read(wire.localDate, "2028-02-29")).toBe("2028-02-29");
  expect(read(wire.localDate, "2026-11-21T23:59:59.999Z")).toBe("2026-11-21");
  for (const wrong of ["2026-02-29", "21/11/2026", "2026-1-1", "", "tomorrow"]) {
    expect(read(wire.localDate, wrong)).toBe("values.date");
  }
});

test("a day on a document must be plausible", () => {
  expect(read(wire.documentDate, "1900-01-01")).toBe("1900-01-01");
  for (const wrong of ["1899-12-31", "3000-01-01", "0026-11-21"]) {
    expect(read(wire.documentDate, wrong)).toBe("values.dateRange");
  }
});

test("an id is a UUID, read in lower case", () => {
  const id = "0B5F7D0E-8C1E-4C53-9A55-0D5F3C1B2A10";
  expect(read(wire.id(), id)).toBe(id.toLowerCase());
  for (const wrong of ["", "1", `${id}0`, `{${id}}`, id.replaceAll("-", "")]) {
    expect(read(wire.id(), wrong)).toBe("values.uuid");
  }
});

test("days are whole and within bounds; blank, null and 0 are read as null", () => {
  const days = wire.daysOrNull(180, "company.paymentTermsRange");
  expect(["", null, 0, "0", "180", 1].map((value) => read(days, value))).toEqual([
    null,
    null,
    null,
    null,
    180,
    1,
  ]);
  for (const wrong of [181, -1, 1.5, "0x1f", "1e2", " 7", "week"]) {
    expect(read(days, wrong)).toBe("company.paymentTermsRange");
  }
});

test("free text may be as long as its field and contain any character that can be stored", () => {
  const line = wire.optionalText("line");
  expect(read(line, "x".repeat(300))).toHaveLength(300);
  expect(read(line, "x".repeat(301))).toBe("values.longest 300");
  expect(read(line, "Zoë 👷🏽 \\u0000 \t\n")).toBe("Zoë 👷🏽 \\u0000 \t\n");
  for (const wrong of ["a\0b", "\ud83d", "\udc77\ud83d"]) {
    expect(read(line, wrong)).toBe("values.character");
  }
});

test("the limit of a page is a whole number from 1 to 500", () => {
  expect(read(wire.listQuery, { limit: "500" })).toEqual({ limit: 500 });
  for (const limit of ["0", "501", "1.5", "", "all", ["1", "2"]]) {
    expect(z.safeDecode(wire.listQuery, { limit } as never).success).toBe(false);
  }
});
