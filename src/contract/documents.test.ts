import { expect, test } from "vitest";
import * as z from "zod/mini";
import { lineCodec, linesOf } from "#contract/documents.ts";

const quoteLine = lineCodec({ price: "unitCost", total: "lineTotal" });
const invoiceLine = lineCodec({ price: "unitPrice", total: "total" });
const id = "0b5f7d0e-8c1e-4c53-9a55-0d5f3c1b2a10";

test("a line's price is unitCost on a quote and unitPrice on an invoice, and both have their total", () => {
  const ofQuote = z.decode(quoteLine, { id, name: "Oak", quantity: "2", unitCost: "50" });
  const ofInvoice = z.decode(invoiceLine, { id, name: "Oak", quantity: 2, unitPrice: 50 });
  expect(ofQuote).toEqual(ofInvoice);
  expect(z.encode(quoteLine, ofQuote)).toMatchObject({ unitCost: "50.00", lineTotal: "100.00" });
  expect(z.encode(invoiceLine, ofInvoice)).toMatchObject({ unitPrice: "50.00", total: "100.00" });
});

test("a description's quantity is 1 if it costs something, whatever quantity is sent", () => {
  const described = {
    itemType: "description",
    description: "Access by the side gate",
    quantity: "9",
  } as const;
  expect(z.decode(quoteLine, { ...described, unitCost: "5" }).quantity).toBe(1000);
  expect(z.decode(quoteLine, described).quantity).toBe(0);
});

test("a description takes 2,000 characters, for a scope of works; a name takes 300", () => {
  const said = (itemType: "description" | "material", length: number) =>
    z.safeDecode(quoteLine, { itemType, name: "x".repeat(length), quantity: "1" }).error?.issues;
  expect(said("description", 2000)).toBeUndefined();
  expect(said("description", 2001)).toMatchObject([{ message: "values.longest 2000" }]);
  expect(said("material", 300)).toBeUndefined();
  expect(said("material", 301)).toMatchObject([{ path: ["name"], message: "values.longest 300" }]);
});

test("only a custom line keeps a custom type", () => {
  const typed = { name: "Oak", quantity: "1", customType: "labour" } as const;
  expect(z.decode(quoteLine, typed).customType).toBeNull();
  expect(z.decode(quoteLine, { ...typed, itemType: "custom" }).customType).toBe("labour");
});

test("a document has 1 to 1,000 lines, and no two with the same id", () => {
  const lines = linesOf(quoteLine, "quote.noLines");
  const line = { name: "Oak", quantity: "1" };
  const words = (sent: object[]) =>
    z.safeDecode(lines, sent as never).error?.issues.map(({ message }) => message);
  expect(words([line, line, { ...line, id }])).toBeUndefined();
  expect(words([])).toEqual(["quote.noLines"]);
  expect(words(Array.from({ length: 1001 }, () => line))).toEqual(["items.tooMany"]);
  expect(words([1, 2].map(() => ({ ...line, id })))).toEqual(["items.sameId"]);
  expect(
    words([
      { ...line, id },
      { ...line, id: id.toUpperCase() },
    ]),
  ).toEqual(["items.sameId"]);
});
