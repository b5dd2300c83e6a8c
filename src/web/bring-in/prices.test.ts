import { expect, test } from "vitest";
import { formatPence, pence } from "#domain/money/pence.ts";
import { percent } from "#domain/money/percent.ts";
import { bringIn } from "#web/bring-in/bring-in.ts";
import type { LabourWords, MaterialWords } from "#web/bring-in/bring-prices.ts";
import { groupedRows } from "#web/bring-in/left-out.ts";

const firm = { chargesTax: true, tax: percent(20_000), markup: percent(25_000) };

interface Has {
  materials?: MaterialWords[];
  labour?: LabourWords[];
  chargesTax?: boolean;
}

function read(text: string, { materials = [], labour = [], chargesTax = true }: Has = {}) {
  const bytes = new TextEncoder().encode(text);
  return bringIn(bytes, {
    customers: [],
    materials,
    labour,
    language: "en-GB",
    firm: { ...firm, chargesTax },
  });
}

function goods(text: string, has: Has = {}) {
  const result = read(text, has);
  if (result.kind !== "materials") throw new Error(`read as ${JSON.stringify(result)}`);
  return result;
}

const costs = (text: string, has: Has = {}) =>
  goods(text, has).items.map(({ words }) => formatPence(words.unitCost));

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
  ["Code,Item,List,Disc\nA,B,100.00,0.35\nC,D,50.00,40", "65.00"],
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

test("labour among goods without types is offered to labour", () => {
  const result = goods(
    "ItemCode,ItemName,PurchasesUnitPrice,SalesUnitPrice\nLAB,Labour,,45.00\nT,Labour saving tool,9.00,",
  );
  expect(result.items.map(({ words }) => words.name)).toEqual(["Labour saving tool"]);
  expect(result.services.map(({ words }) => [words.name, words.rate])).toEqual([["Labour", 3600]]);
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

test("a list of labour with what it costs and what is charged has the charge as its rate", () => {
  const result = read("Trade,Cost Rate,Charge Out Rate,Per\nElectrician,25.00,48.00,hour");
  expect(result.kind === "labour" && result.items.map(({ words }) => [words.name, words.rate])).toEqual([
    ["Electrician", 4800],
  ]);
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

const elbow = { name: "Elbow", sku: "00907", category: "Copper", unitCost: pence(100), unitType: "Each" };

test("a material is known by its SKU, with or without its zeros, and keeps its name and category", () => {
  const result = goods("Code,Item,Category,Unit,Nett\n907,Elbow 15 mm,Fittings,pack,1.20\n", {
    materials: [elbow],
  });
  expect(result.items).toEqual([
    {
      row: 2,
      words: { ...elbow, unitCost: 120, unitType: "Pack" },
      before: elbow,
      isChanged: true,
      isJump: false,
    },
  ]);
});

test("zeros count where two materials differ by them alone, and without an SKU the name and unit do", () => {
  const other = { ...elbow, name: "Tee", sku: "907" };
  const bend = { ...elbow, name: "Bend", sku: null };
  const text = "Code,Item,Nett\n907,X,2.00\n0907,New,3.00\n,bend,1.00";
  const { items } = goods(text, { materials: [elbow, other, bend] });
  expect(items.map(({ before }) => before?.name ?? null)).toEqual(["Tee", null, "Bend"]);
  expect(items.map(({ isChanged }) => isChanged)).toEqual([true, true, false]);
});

test.each([
  ["10.00", "1.00 to 10.00: ten times as much"],
  ["2.10", "1.00 to 2.10: twice as much"],
  ["25.00", "1.00 to 25.00: 25 times as much"],
  ["1.60", "1.00 to 1.60: 60% more"],
  ["0.10", "1.00 to 0.10: 90% less"],
])("a price that jumps by more than half is looked at: %s", (price, why) => {
  const { items, warnings } = goods(`Code,Nett\n00907,${price}`, { materials: [elbow] });
  expect(items[0]?.isJump).toBe(true);
  expect(warnings).toEqual([{ row: 2, why }]);
});

test("of new prices for some of 12,000 goods the rest is picked one by one", () => {
  const rows = Array.from({ length: 12_000 }, (_, index) => `${index},Item ${index},1.00`);
  const result = goods(["Code,Item,Nett", ...rows].join("\n"), { materials: [elbow] });
  expect(result).toMatchObject({ isRefresh: true, items: [{ before: elbow }] });
  expect(groupedRows(result.leftOut)).toEqual([
    { rows: "2-908", why: "not in your list: pick from it" },
    { rows: "910-12001", why: "not in your list: pick from it" },
  ]);
  expect(goods(["Code,Item,Nett", ...rows].join("\n")).items).toHaveLength(12_000);
});

test("rates are read as people write them, and the firm's own kind of rate stays where the file names none", () => {
  const labour: LabourWords[] = [{ name: "Fitting", category: null, rate: pence(6000), rateType: "item" }];
  const result = read(
    "Task,Rate,Day rate\nPainter,£180 day rate,\nElectrician,£45/hr,\nMate,,150\nSkirting,12.50 per m,\nfitting,65,\nCarting,80 a day,\nTesting,35 p/h,\nSweeping,Day rate £180,\nCall-out,£60 fixed,\nHelp,£900 per week,\nGas,£55 +VAT,",
    { labour },
  );
  if (result.kind !== "labour") throw new Error(result.kind);
  expect(result.items.map(({ words }) => [words.name, formatPence(words.rate), words.rateType])).toEqual([
    ["Painter", "180.00", "day"],
    ["Electrician", "45.00", "hour"],
    ["Mate", "150.00", "day"],
    ["Skirting", "12.50", "meter"],
    ["Fitting", "65.00", "item"],
    ["Carting", "80.00", "day"],
    ["Testing", "35.00", "hour"],
    ["Sweeping", "180.00", "day"],
    ["Call-out", "60.00", "item"],
    // No rate of ours, and by no means one an hour.
    ["Help", "900.00", "item"],
    ["Gas", "55.00", "hour"],
  ]);
});

test("rows that mean the same material of the firm are one change, and the last counts", () => {
  const elbow = { name: "Elbow", sku: "00123", category: null, unitCost: pence(60), unitType: "Each" };
  const text = "Code,Item,Nett\n00123,Elbow,0.66\n123,Elbow,0.67\n,Elbow,0.68";
  const { items, leftOut } = goods(text, { materials: [elbow] });
  expect(items.map(({ row, before }) => [row, before?.name])).toEqual([[4, "Elbow"]]);
  expect(leftOut.map(({ row }) => row)).toEqual([2, 3]);
});

test("of an hour's and a day's rate of one name, the one charged as the firm's changes it, the other is new", () => {
  const plumber = { name: "Plumber", category: null, rate: pence(4_000), rateType: "hour" as const };
  const result = read("Labour,Rate,Per\nPlumber,45,hour\nPlumber,320,day", { labour: [plumber] });
  if (result.kind !== "labour") throw new Error(`read as ${JSON.stringify(result)}`);
  expect(result.items.map(({ words, before }) => [words.rateType, before?.name ?? null])).toEqual([
    ["hour", "Plumber"],
    ["day", null],
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

test("an hourly and a daily rate of one row are two rates, and those with VAT are read without it", () => {
  const result = read("Trade,Hourly Rate inc VAT,Day Rate inc VAT\nPlumber,54.00,360.00\nMate,,180.00");
  if (result.kind !== "labour") throw new Error(result.kind);
  expect(result.items.map(({ words }) => [words.name, words.rate, words.rateType])).toEqual([
    ["Plumber", 4500, "hour"],
    ["Plumber", 30_000, "day"],
    ["Mate", 15_000, "day"],
  ]);
});

test("what is charged by hours or days, and a service item, is a service among goods", () => {
  const text =
    "Code,Description,Item Type,Price\nA,Fitting,Days,320\nB,Help,Hours,45\nC,Survey,Service Item,90\nD,Pipe,Products,5";
  const result = goods(text);
  expect(result.services.map(({ words }) => [words.name, words.rateType])).toEqual([
    ["Fitting", "day"],
    ["Help", "hour"],
    ["Survey", "hour"],
  ]);
  expect(result.items.map(({ words }) => words.name)).toEqual(["Pipe"]);
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
