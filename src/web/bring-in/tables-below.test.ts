import { expect, test } from "vitest";
import { formatPence, pence } from "#domain/money/pence.ts";
import { customers } from "#test/support/read-customers.ts";
import { costs, goods, read } from "#test/support/read-prices.ts";

const names = (text: string) => goods(text).items.map(({ words }) => words.name);

test.each([
  "Code,Product,Price each\nB1,Brick,0.62\nCode,Product,Price per 1000\nB2,Blue brick,720.00",
  "Item,Price ex VAT,Unit\nBrick,3.20,each\n,,\nPlant hire,Weekly,Deposit\nMini digger,220,500",
])("a table below whose prices mean something else is left out: %j", (text) => {
  expect(names(text)).toEqual(["Brick"]);
  expect(goods(text).leftOut.every(({ why }) => why.startsWith("under other headings"))).toBe(true);
});

test("where the first headings come again, the table goes on", () => {
  const tables = [
    ["SKU,Product,Price per length", "T1,CLS,3.20"],
    ["SKU,Product,Price per sheet", "S1,Ply,42.00"],
    ["SKU,Product,Price per length", "T3,Skirting,8.00"],
  ];
  expect(names(tables.flat().join("\n"))).toEqual(["CLS", "Skirting"]);
});

test("tables side by side are both read", () => {
  const text =
    "Code,Description,Price,,Code,Description,Price\nA1,Screws,5.00,,B1,Tape,1.20\nA2,Nails,4.00,,,,";
  expect(names(text)).toEqual(["Screws", "Tape", "Nails"]);
});

test("of two rows of headings the upper counts where the lower has an empty cell", () => {
  const text = "Material,Supplier,,Cost,\n,Name,Code,Ex VAT,Inc VAT\nBrick,Jewson,J123,0.60,0.72";
  expect(names(text)).toEqual(["Brick"]);
  expect(costs(text)).toEqual(["0.60"]);
});

test("amounts of VAT are no rates, and words for none are", () => {
  expect(costs("Item,VAT,Price inc VAT\nRoll,5.00,30.00\nTap,20.00,120.00")).toEqual(["25.00", "100.00"]);
  const words = "A,30.00,0% (Zero Rated)\nB,10.50,5% (VAT on Expenses)\nC,8.00,No VAT\nD,12.00,20%";
  expect(costs(`Item,Price inc VAT,VAT rate\n${words}`)).toEqual(["30.00", "10.00", "8.00", "10.00"]);
});

test("a tax that is called VAT, and a unit that is a sum, do not make a row a total", () => {
  expect(names("Item,Price,Tax\nBoiler,1200.00,VAT\nElbow,0.62,VAT 20%")).toEqual(["Boiler", "Elbow"]);
  expect(names("Item,Unit,Price\nWaste removal,sum,250.00")).toEqual(["Waste removal"]);
});

test("an item without a price is no category where rows name theirs", () => {
  const { items, leftOut } = goods(
    "Item,Cost,Category,Unit\nMDF,24.00,Sheet,sheet\nOak board,,,\nGrout,6.40,,bag",
  );
  expect(items.map(({ words }) => words.category)).toEqual(["Sheet", null]);
  expect(leftOut).toEqual([{ row: 3, why: "no price" }]);
});

test("every size of an item is in its name, unless the name has it as a word", () => {
  const text =
    "Product,Diameter,Length,Price\nCopper tube,15mm,3m,9.80\nCopper tube,22mm,3m,19.80\nGreyhound,,,1";
  expect(names(text)).toEqual(["Copper tube, 15mm x 3m", "Copper tube, 22mm x 3m", "Greyhound"]);
});

test.each([
  ["Trade,Day rate (8 hrs)\nJoiner,220", "220.00 day"],
  ["Job,Fixed price\nReplace tap,75.00", "75.00 item"],
  ["Service,Price\nGas safety certificate,65.00", "65.00 item"],
  ["Trade,Price\nJoiner,45.00", "45.00 hour"],
])("%j is charged by that", (text, rate) => {
  const result = read(text);
  const [item] = result.kind === "labour" ? result.items : [];
  expect(`${formatPence(item?.words.rate ?? pence(0))} ${item?.words.rateType}`).toBe(rate);
});

test("where a larger table follows, the first is read and the other left out", () => {
  const text =
    "Code,Description,Price\nA1,Bolt,1.50\nA2,Nut,0.20\n\nCode,Description,Unit,Price\nB1,Cable,m,0.85";
  expect(names(text)).toEqual(["Bolt", "Nut"]);
  expect(goods(text).leftOut.map(({ row }) => row)).toEqual([5, 6]);
});

test.each(["Net Weight (kg)", "Flow rate (l/min)", "Delivery Cost", "Cost Centre", "Amount"])(
  "%s is not what an item costs",
  (heading) => {
    expect(costs(`Code,Description,${heading},Price\nA1,Elbow,5,0.62`)).toEqual(["0.62"]);
  },
);

test.each([
  "Price list,,,,01/04/2026\nItem,Brand,Finish,Supplier,Price\nSocket,MK,Brass,CEF,8.50",
  "Trade Price List,,,,Updated April\nItem,Brand,Finish,Supplier,Price\nSocket,MK,Brass,CEF,8.50",
  "Euro Fixings Ltd price list,,\nCode,Description,Price\nA1,Socket,8.50",
  "Prices in GBP. For EUR prices see our website.,,\nCode,Description,Price\nA1,Socket,8.50",
  "SKU,Name,Price EUR,Price GBP\nA1,Socket,9.80,8.50",
  "Code,Description,Price inc VAT,VAT Rate\nA1,Socket,10.20,1",
])("titles, currencies and codes beside the prices do no harm: %j", (text) => {
  expect(names(text)).toEqual(["Socket"]);
  expect(costs(text)).toEqual(["8.50"]);
});

test("categories may begin with a small letter, and an empty line ends no table", () => {
  const rows = [
    "COPPER TUBE,,",
    "A1,Tube,9.00",
    "uPVC Gutter,,",
    "B1,Gutter,12.00",
    "Tel & Data,,",
    "D1,Socket,3.00",
  ];
  const text = ["Code,Description,Price", ...rows, "", "F1,Flue kit,POA", "F2,Boiler,900.00"].join("\n");
  const { items } = goods(text);
  expect(items.map(({ words }) => words.category)).toEqual([
    "Copper Tube",
    "uPVC Gutter",
    "Tel & Data",
    "Tel & Data",
  ]);
});

test("who does a service is charged by the hour", () => {
  const result = read("Service,Price\nPlumber,45\nGas engineer,60\nTap replaced,65");
  const items = result.kind === "labour" ? result.items : [];
  expect(items.map(({ words }) => words.rateType)).toEqual(["hour", "hour", "item"]);
});

test("a letterhead with an account number above a list is no list of its own", () => {
  const text =
    "Your price list\nAccount,Contact,Phone\n12345,Joe Bloggs,0113 496 0000\n\nCode,Description,Unit,Trade Price,Group\nA1,Pipe,Each,3.20,Copper";
  expect(names(text)).toEqual(["Pipe"]);
});

test.each([
  ["Suppliers\nSupplier,Contact,Tel\nCity,Bob,01943 600001", [5, 6, 7]],
  ["Old customers\nName,Phone,Email", [5, 6]],
])("the title above headings in %j is no customer, whatever they are of", (below, out) => {
  const { customers: taken, leftOut } = customers(`Name,Phone,Email\nAnn,01943 600000,\nBob,,\n\n${below}`);
  expect(taken.map(({ words }) => words.name)).toEqual(["Ann", "Bob"]);
  expect(leftOut.map(({ row }) => row)).toEqual(out);
});

test("of a list of pages the last name above the headings is a customer", () => {
  const text = "Name,Phone,Email\nAnn,01943 600000,\nBob,,\nName,Phone,Email\nCat,01943 600001,";
  expect(customers(text).customers.map(({ words }) => words.name)).toEqual(["Ann", "Bob", "Cat"]);
});

test("the title of a table that is left out is no category of the one above", () => {
  const text =
    "Code,Product,Price each\nB1,Brick,0.62\nBy the thousand\nCode,Product,Price per 1000\nB2,Blue brick,720.00";
  expect(goods(text).leftOut.map(({ row }) => row)).toEqual([3, 4, 5]);
});
