import { expect, test } from "vitest";
import { formatPence } from "#domain/money/pence.ts";
import { costs, goods } from "#test/support/read-prices.ts";
import { groupedRows } from "#web/bring-in/left-out.ts";

test.each([
  ["Code,Item,Nett Price,List Price,Disc %\nA,B,0.68,1.24,45", "0.68"],
  ["Code,Item,List Price,Disc %\nA,B,1.24,45%", "0.68"],
  ["Code,Item,Gross Price,Discount\nA,B,10.00,", "10.00"],
  ["Code,Item,Price inc VAT\nA,B,£60.00", "50.00"],
  ["Code,Item,Cost (inc. VAT)\nA,B,£60.00", "50.00"],
  ["Code,Item,Price ex VAT,Price inc VAT\nA,B,5.00,6.00", "5.00"],
  ["Code,Item,Sales Price\nA,B,75.00", "60.00"],
  ["Code,Item,Cost,Price\nA,B,,75.00", "60.00"],
  ["Code,Item,Cost,Price\nA,B,0.00,75.00", "60.00"],
  ["Code,Item,Cost,Price,Price Includes Taxes\nA,B,,60.00,Yes", "40.00"],
  ["Code,Item,Buy Price,Includes Tax\nA,B,12.00,Yes", "10.00"],
  ["All prices include VAT\nCode,Item,Price\nA,B,12.00", "10.00"],
  ["Code,Item,Price\nA,B,45p", "0.45"],
  ["Code,Item,Price\nA,B,£3.20 per 100", "3.20"],
  ["Code,Item,Price\nA,B,£320 per 100", "3.20"],
  ["Code,Item,Price per 100\nA,B,320.00", "3.20"],
  ["Code,Item,Cost / 100 (ex VAT)\nA,B,320.00", "3.20"],
  ["Code,Item,Per,Price per 100\nA,B,100,320.00", "3.20"],
  ["Code,Item,Price\nA,B,£12.00 inc VAT", "10.00"],
  ["Code,Item,Price\nA,B,12.00 (incl. VAT)", "10.00"],
  ["Code,Item,Price\nA,B,12.00 (ex VAT)", "12.00"],
  ["All prices include VAT\nCode,Item,Price\nA,B,12.00 ex VAT", "12.00"],
  ["Code,Item,Trade Price,Nett Price\nA,B,100.00,60.00", "60.00"],
  ["Code,Item,Trade Price,Your Price\nA,B,100.00,60.00", "60.00"],
  ["Code,Item,Trade Price,Your Price\nA,B,100.00,", "100.00"],
  ["Code,Item,Trade Price,Discount\nA,B,100.00,40", "60.00"],
  ["Code,Item,Price,Discount\nA,B,100.00,40%", "60.00"],
  ["Code,Item,Trade list price,Disc\nA,B,100.00,40+10", "54.00"],
  ["Code,Item,List,Disc\nA,B,100.00,0.45\nC,D,50.00,0.5", "55.00"],
  ["Code,Item,Trade,Discount,Nett\nA,B,100.00,40,58.00", "58.00"],
  ["Code,Item,Last Cost,Average Cost,Cost Price\nA,B,9.00,8.00,7.00", "7.00"],
  ["Code,Item,Old Price,New Price\nA,B,9.00,7.00", "7.00"],
  ["Code,Item,Buy,Sell\nA,B,9.00,12.00", "9.00"],
  ["Code,Item,Nett,List\nA,B,0.00,12.00", "0.00"],
  ["Code,Item,Sales Price inc VAT\nA,B,75.00", "50.00"],
  ["Code,Item,List Price inc VAT,Disc\nA,B,120.00,50", "50.00"],
  ["Code,Item,Sales Price,Sales Price Includes VAT\nA,B,75.00,Yes", "50.00"],
  ["Code,Item,Price,VAT\nA,B,12.00,inc", "10.00"],
  ["Code,Item,Price,VAT\nA,B,12.00,ex", "12.00"],
  ["Code,Item,Price,VAT\nA,B,12.00,20%", "12.00"],
  ["Code,Item,Price,Sales Tax Rate\nA,B,75.00,20", "60.00"],
  ["Code,Item,Price\nA,B,£12.00 inc", "10.00"],
  ["Code,Item,Price inc VAT\nA,B,12.00 ex", "12.00"],
  ["Code,Item,UOM,Nett\nA,Clip,C,294.00", "2.94"],
  ["Code,Product,Trade,RRP,VAT\nA,B,3.20,6.50,20", "3.20"],
  ["Item,Trade,RRP\nB,£3.20,6.50", "3.20"],
  ["Code,Item,Trade,Discount\nA,B,100.00,40", "60.00"],
  ["Code,Item,RRP,Discount %\nA,B,100.00,30", "70.00"],
  ["Code,Item,RRP,Discount %,Net Price\nA,B,100.00,30,", "70.00"],
  ["Code,Item,RRP,Discount %,Net Price\nA,B,100.00,30,69.00", "69.00"],
  ["Code,Item,Sales Price,Discount\nA,B,75.00,10", "60.00"],
  ["Code,Item,List,Disc\nA,B,100.00,0.35\nC,D,50.00,40", "65.00"],
  ["Code,Item,Nett Price 01/04/26\nA,B,52.00", "52.00"],
  ["Code,Item,Trade Price 2026/27\nA,B,54.00", "54.00"],
  ["Code,Item,Price (£ inc VAT)\nA,B,12.00", "10.00"],
  ["Code,Item,Cost (VAT 20% included)\nA,B,12.00", "10.00"],
  ["Code,Item,Price Inc. V.A.T.\nA,B,12.00", "10.00"],
  ["Code,Item,Cost inc\nA,B,12.00", "10.00"],
  ["Code,Item,Cost,VAT included\nA,B,12.00,Yes", "10.00"],
  ["Code,Item,Price per hundred\nA,B,52.00", "0.52"],
  ["Code,Item,Price per 100m\nA,B,52.00", "0.52"],
  ["Code,Item,Cost per '000\nA,B,520.00", "0.52"],
  ["Code,Item,Cost per C\nA,B,52.00", "0.52"],
  ["Code,Item,Cost per dozen\nA,B,12.00", "1.00"],
  ["Code,Item,Cost per 100 (£)\nA,B,52.00", "0.52"],
  ["Code,Item,Price (p)\nA,B,120", "1.20"],
  ["Code,Item,Price\nA,B,£1.20p", "1.20"],
  ["Code,Item,Price\nA,B,12.00 p/m", "12.00"],
  ["Code,Item,Price\nA,B,12.00\nPrices include VAT,,", "10.00"],
])("the cost is what the firm pays, without VAT: %#", (text, cost) => {
  expect(costs(text)[0]).toBe(cost);
});

test("a price for a hundred that a merchant writes as C stays one, if it is less than whole pennies each", () => {
  const result = goods("Code,Item,UOM,Nett\nA,Cable clip,C,2.94\nB,Zinc,E,4.00");
  expect(result.items.map(({ words }) => [formatPence(words.unitCost), words.unitType])).toEqual([
    ["2.94", "Per 100"],
    ["4.00", "Each"],
  ]);
});

test("a firm that charges no VAT pays it, so a price with VAT is its cost", () => {
  expect(costs("Code,Item,Price inc VAT\nA,B,£60.00", { chargesTax: false })).toEqual(["60.00"]);
});

test.each([
  ["Code;Item;Price\nA;B;1,250\nC;D;12,5", ["1.25", "12.50"]],
  ['Code,Item,Price\nA,B,"1,250"\nC,D,12.5', ["1250.00", "12.50"]],
  ['Code,Item,Price\nA,B,"1,250"', ["1250.00"]],
  ["Code;Item;Price\nA;B;1,250", ["1.25"]],
  ['Code,Item,Price\nA,B,"1 234,50"', ["1234.50"]],
])("what one amount says of the decimal sign is true of all: %#", (text, expected) => {
  expect(costs(text)).toEqual(expected);
});

test("a price for a hundred is one of each where that is whole pennies", () => {
  const result = goods(
    "Code,Item,Unit,Per,Nett\nA,Bolt,EA,100,66.00\nB,Plug,EA,100,3.19\nC,Tube,per 100,,310",
  );
  expect(result.items.map(({ words }) => [formatPence(words.unitCost), words.unitType])).toEqual([
    ["0.66", "Each"],
    ["3.19", "Per 100"],
    ["3.10", "Each"],
  ]);
  expect(result.warnings).toEqual([
    { row: 3, why: "3.19 per 100 is less than whole pennies each: kept per 100" },
  ]);
});

test("a unit behind the price in its heading is the unit of what has none", () => {
  const units = (text: string) => goods(text).items.map(({ words }) => words.unitType);
  expect(units("Code,Item,Price per metre\nA,Tube,3.10")).toEqual(["Linear Meter"]);
  expect(units("Code,Item,Unit,Price per unit\nA,Tube,Length,3.10")).toEqual(["Length"]);
  expect(units("Code,Item,Cost per annum\nA,Permit,3.10")).toEqual(["Each"]);
});

test("what one price in a heading is for is the unit, if it is no count", () => {
  const units = (heading: string) =>
    goods(`Code,Item,${heading}\nA,B,12.00`).items.map(({ words }) => [
      formatPence(words.unitCost),
      words.unitType,
    ]);
  expect(units("Cost per box of 100")).toEqual([["12.00", "box of 100"]]);
  expect(units("Price per 25kg")).toEqual([["12.00", "25kg"]]);
  expect(units("Cost per sq m")).toEqual([["12.00", "Square Meter"]]);
});

test("a day in place of a price leaves its row out", () => {
  expect(goods("Code,Item,Price\nA,B,12/05/2026\nC,D,1.00").leftOut).toEqual([
    { row: 2, why: "no price (12/05/2026)" },
  ]);
});

test("a product whose name begins with Total is no sum", () => {
  const text = [
    "Item,Price,Unit",
    "Total Wall Filler 5kg,8.50,Tub",
    "Total materials ex VAT,8.50,",
    "Sub-total,8.50,",
    "Total for fillers,,8.50",
    "Grand total: £8.50,,each",
  ].join("\n");
  const result = goods(text);
  expect(result.items.map(({ words }) => words.name)).toEqual(["Total Wall Filler 5kg"]);
  expect(result.leftOut.map(({ row }) => row)).toEqual([3, 4, 5, 6]);
});

test("a line with one cell is the category of what follows, and the last ones are the foot", () => {
  const result = goods(
    "Code,Item,Nett\nPVC PIPES,,\nA,One,1\n,Bends and tees:,\nB,Two,2\nE & OE,,\nPage 1 of 1,,",
  );
  expect(result.items.map(({ words }) => words.category)).toEqual(["PVC Pipes", "Bends and tees"]);
  expect(result.leftOut).toEqual([
    { row: 6, why: "foot" },
    { row: 7, why: "foot" },
  ]);
});

test("rows that are no goods with a price are left out with the reason", () => {
  const result = goods(
    "Code,Item,Nett\nA,One,1\nB,Two,POA\nC,Three,\nD,Four,-1\nE,Five,€3\nA,Uno,2\nCode,Item,Nett\n,Total,9\n,Delivery,5\n,,4",
  );
  expect(result.items.map(({ words }) => words.name)).toEqual(["Uno"]);
  expect(groupedRows(result.leftOut)).toEqual([
    { row: 2, why: "row 7 has the same SKU: the last counts" },
    { row: 3, why: "no price (POA)" },
    { row: 4, why: "no price" },
    { row: 5, why: "below zero" },
    { row: 6, why: "in euros" },
    { row: 8, why: "headings again" },
    { row: 9, why: "total" },
    { row: 10, why: "delivery" },
    { row: 11, why: "no name" },
  ]);
});

test("a sentence of small print between items is no category", () => {
  const smallPrint = "Prices are subject to change without notice. ".repeat(9);
  const { items, leftOut } = goods(`Code,Item,Nett\nA,Pipe,1.00\n${smallPrint}\nB,Bend,2.00`);
  expect(items.map(({ words }) => [words.name, words.category])).toEqual([
    ["Pipe", null],
    ["Bend", null],
  ]);
  expect(leftOut.map(({ row }) => row)).toEqual([3]);
});

test.each([
  ["3m", "4.00", "3m"],
  ["100 m", "4.00", "100 m"],
  ["per 100 m", "0.04", "Linear Meter"],
  ["10 pcs", "0.40", "Each"],
  ["100EA", "0.04", "Each"],
  ["25 kg", "4.00", "25 kg"],
  ["100", "0.04", "Each"],
])(
  "a unit of %s is the length or the size of one, or so many that the price is for",
  (unit, cost, unitType) => {
    const { items } = goods(`Code,Item,Unit,Nett\nA,B,${unit},4.00`);
    expect(items.map(({ words }) => [formatPence(words.unitCost), words.unitType])).toEqual([
      [cost, unitType],
    ]);
  },
);

test("an electrical merchant's C is a hundred", () => {
  expect(costs("Code,Item,Per,Nett\nA,B,C,66.00\nD,E,HD,5.00")).toEqual(["0.66", "0.05"]);
});

test("a cost below zero and a discount that cannot be read leave their rows out, and nothing else is taken", () => {
  const below = goods("Code,Item,Nett,List\nA,B,-5.00,12.00\nC,D,1.00,2.00");
  expect(below.leftOut).toEqual([{ row: 2, why: "below zero" }]);
  const unread = goods("Code,Item,List,Discount\nA,B,12.00,see group\nC,D,12.00,nett");
  expect(unread.leftOut).toEqual([{ row: 2, why: "discount not readable (see group)" }]);
  expect(unread.items.map(({ words }) => words.unitCost)).toEqual([1200]);
});

test("every price that is rounded to the penny is counted", () => {
  const { rounded, warnings } = goods("Code,Item,Nett\nA,B,1.234\nC,D,1.23\nE,F,0.014");
  expect(rounded).toBe(2);
  expect(warnings).toEqual([{ row: 4, why: "rounded to the penny" }]);
});

test("a category that a program numbers has its name", () => {
  const text = "Product Code,Description,Category,Category Description,Cost Price\nA,Pipe,3,Copper,5.00";
  expect(goods(text).items.map(({ words }) => words.category)).toEqual(["Copper"]);
});

test("an SKU that Excel has changed is dropped or kept, and said", () => {
  const { items, warnings } = goods("SKU,Item,Nett\n1.20E+05,Pipe,5.00\n1.20E+05,Bend,6.00\n12-Jan,Tee,7.00");
  expect(items.map(({ words }) => words.sku)).toEqual([null, null, "12-Jan"]);
  expect(warnings.map(({ why }) => why)).toEqual([
    "Saved by Excel as 1.20E+05: type this SKU again",
    "Saved by Excel as 1.20E+05: type this SKU again",
    "Saved by Excel as 12-Jan: type this SKU again",
  ]);
});

test("headings and cells of any length are read", () => {
  const long = `Price (${"£(".repeat(20_000)}`;
  const blank = `1${" ".repeat(50_000)}x`;
  const { items } = goods(`Code,Item,Nett,"${long}"\nA,B,2.00,${blank}`);
  expect(items).toHaveLength(1);
});
