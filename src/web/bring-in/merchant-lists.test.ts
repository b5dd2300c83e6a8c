import { expect, test } from "vitest";
import { formatPence, pence } from "#domain/money/pence.ts";
import { costs, goods, read } from "#test/support/read-prices.ts";

/** Name, SKU, price and unit of each material, as one line of text. */
function lines(text: string): string[] {
  return goods(text).items.map(({ words: { name, sku, unitCost, unitType } }) =>
    [name, sku ?? "-", formatPence(unitCost), unitType].join(" "),
  );
}

const reasons = (text: string) => goods(text).leftOut.map(({ row, why }) => `${row} ${why}`);

const plug = { name: "Plug", sku: "P1", category: null, unitCost: pence(450), unitType: "Per 100" };

test.each([
  ["Code,Item,Price per 100\nP1,Plug,5.00", "5.00 Per 100"],
  ["Code,Item,Price per 1000\nP1,Plug,52.00", "5.20 Per 100"],
  ["Code,Item,Price per 100\nP1,Plug,4.47", "4.47 Per 100"],
])("what the firm keeps by the hundred stays so in a refresh: %j", (text, kept) => {
  const [item] = goods(text, { materials: [plug] }).items;
  expect(`${formatPence(item?.words.unitCost ?? pence(0))} ${item?.words.unitType}`).toBe(kept);
  expect(item?.isJump).toBe(false);
});

test("where a refresh changes how many a price is for, somebody has to look at it, and no false jump is named", () => {
  const each = { ...plug, unitCost: pence(12), unitType: "Each" };
  const { items, warnings } = goods("Code,Item,Price per 100\nP1,Plug,13.33", { materials: [each] });
  expect(items).toMatchObject([{ isJump: true, words: { unitCost: 1333, unitType: "Per 100" } }]);
  expect(warnings.map(({ why }) => why)).toEqual([
    "13.33 per 100 is less than whole pennies each: kept per 100",
    "the unit changes from Each to Per 100",
  ]);
});

test.each([
  ["SKU,Product,Pack Cost,Unit Cost,Pack Size\n1,Screw,10.00,0.10,100", "Screw 1 0.10 Each"],
  ["SKU,Product,Unit Price,Pack Price\n1,Screw,0.04,8.00", "Screw 1 0.04 Each"],
  ["Item,Box Price,Each Price\nScrew,10.00,0.10", "Screw - 0.10 Each"],
  ["Code,Item,Pack Qty,Trade Price\n1,Screw,200,8.00", "Screw 1 8.00 Pack of 200"],
  ["Code,Item,Pack,Trade Price\n1,Screw,Box of 200,8.00", "Screw 1 8.00 Box of 200"],
  ["Code,Item,Pack Size,Unit,Trade Price\n1,Screw,10,Each,0.20", "Screw 1 0.20 Each"],
])("the price of one is taken before that of a pack, which is said: %j", (text, line) => {
  expect(lines(text)).toEqual([line]);
});

test.each([
  ["Code,Item,Cost,Price basis\n1,Clip,12.00,per hundred", "Clip 1 0.12 Each"],
  ["Code,Item,Sell Unit,Price Unit,Cost\n1,Clip,EA,100,24.00", "Clip 1 0.24 Each"],
  ["Code,Item,Cost,UOM,UOM Qty\n1,Clip,12.00,EA,100", "Clip 1 0.12 Each"],
  ["Code,Item,Cost,UOM\n1,Clip,12.00,HUND", "Clip 1 0.12 Each"],
  ["Code,Item,UOM,Cost,Price UOM\n1,Pipe,M,100.00,C", "Pipe 1 1.00 Linear Meter"],
  ["All prices per 100\nCode,Item,Cost\n1,Clip,12.00", "Clip 1 0.12 Each"],
])("how many a price is for is known wherever merchants write it: %j", (text, line) => {
  expect(lines(text)).toEqual([line]);
});

test.each(["Cost (€)", "Cost EUR", "Nett (€)", "Trade price USD"])(
  "prices under %s are in another currency, and left out",
  (heading) => {
    expect(reasons(`Code,Item,${heading}\n1,Pipe,12.00`)).toEqual([
      heading.includes("USD") ? "2 in dollars" : "2 in euros",
    ]);
  },
);

test("a column and a line above the headings name a currency too, and pounds are pounds", () => {
  expect(reasons("Code,Item,Cost,Currency\n1,Pipe,12.00,EUR\n2,Tap,3.00,GBP")).toEqual(["2 in euros"]);
  expect(reasons("All prices in euros\nCode,Item,Cost\n1,Pipe,12.00")).toEqual(["3 in euros"]);
  expect(costs("Code,Item,Cost (GBP)\n1,Pipe,12.00")).toEqual(["12.00"]);
});

test("a dash is nothing: no SKU, no unit and no category", () => {
  const text = "Code,Item,Unit,Category,Cost\n-,Pipe,-,-,12\n-,Tap,ea,N/A,3\nn/a,Bend,ea,Fittings,4";
  expect(
    goods(text).items.map(({ words }) => [words.name, words.sku, words.category, words.unitType]),
  ).toEqual([
    ["Pipe", null, null, "Each"],
    ["Tap", null, null, "Each"],
    ["Bend", null, "Fittings", "Each"],
  ]);
});

test.each([
  ["Product,Product,Trade,Retail\nCode,Name,Price,Price\nA1,Pipe,10.00,15.00", "Pipe A1 10.00 Each"],
  [
    "Product,Product,Unit,Price,Price\nCode,Description,of sale,ex VAT,inc VAT\nA1,Pipe,M,10,12",
    "Pipe A1 10.00 Linear Meter",
  ],
  [
    ",,Your price,,Retail,\nCode,Description,ex VAT,inc VAT,ex VAT,inc VAT\nA1,Pipe,10,12,15,18",
    "Pipe A1 10.00 Each",
  ],
])("two rows of headings are read as one: %j", (text, line) => {
  expect(lines(text)).toEqual([line]);
});

test("a table under other headings is left out and said, and headings again are not one", () => {
  const first = "Code,Description,Price\nA1,Pipe,10\n";
  expect(reasons(`${first}Code,Description,Price inc VAT\nB1,Tap,6.00`)).toEqual([
    "3 under other headings: bring it in as a file of its own",
    "4 under other headings: bring it in as a file of its own",
  ]);
  expect(reasons(`${first}Code,Description,Price\nB1,Tap,6.00`)).toEqual(["3 headings again"]);
});

test.each(["Nett total", "Order total", "Sum", "Balance", "VAT @ 20%", "Discount", "Freight"])(
  "%s without an SKU is nothing that is bought",
  (name) => {
    expect(goods(`Code,Description,Price\nA1,Pipe,10\n,${name},10`).items).toHaveLength(1);
  },
);

test("small print between the rows names no category", () => {
  const rows = [
    "A1,Pipe,10",
    "Page 2 of 3,,",
    "A2,Tee,2",
    ",with flange,",
    "A3,Tap,3",
    "VALVES,,",
    "A4,Valve,9",
  ];
  const { items } = goods(["Code,Description,Price", ...rows].join("\n"));
  expect(items.map(({ words }) => words.category)).toEqual([null, null, null, "Valves"]);
});

test("the VAT of a row counts where the price is with it", () => {
  const text = "Item,Price inc VAT,VAT rate\nBook,10.00,0%\nStove,10.50,5%\nPipe,12.00,20\nTap,12.00,0.2";
  expect(costs(text)).toEqual(["10.00", "10.00", "10.00", "10.00"]);
});

test("sizes and colours tell items of one name apart, and are left out of other names", () => {
  const text = "Item,Size,Colour,Cost\nPaint,5L,Red,20\nPaint,5L,Blue,21\nElbow 15 mm,15 mm,,1\nTee,22 mm,,2";
  expect(goods(text).items.map(({ words }) => words.name)).toEqual([
    "Paint, 5L, Red",
    "Paint, 5L, Blue",
    "Elbow 15 mm",
    "Tee",
  ]);
});

test.each(["Client price", "Public price", "Charge out price", "End user price", "Charge out rate"])(
  "%s is what customers pay, and asked about",
  (heading) => {
    const result = goods(`Code,Description,${heading}\nA1,Pipe,12.50`);
    expect(result.items.map(({ words }) => formatPence(words.unitCost))).toEqual(["10.00"]);
    expect(result.asked.selling).toBe(true);
  },
);

test.each([
  ["Item,Ex VAT,Inc VAT\nPipe,10,12", "Pipe - 10.00 Each"],
  ["Item,£/1000\nClip,20.00", "Clip - 0.02 Each"],
  ["Your Code,Description,Trade price\nA1,Pipe,10", "Pipe A1 10.00 Each"],
])("%j has headings that are known", (text, line) => {
  expect(lines(text)).toEqual([line]);
});

function rates(text: string, labour: Parameters<typeof read>[1] = {}) {
  const result = read(text, labour);
  if (result.kind !== "labour") throw new Error(JSON.stringify(result));
  return result;
}

test.each([
  ["Role,Rate (£/day)\nJoiner,280", "280.00 day"],
  ["Role,Charge per day\nJoiner,280", "280.00 day"],
  ["Role,£ per hour\nJoiner,45", "45.00 hour"],
  ["Labour,£/hr\nJoiner,45", "45.00 hour"],
  ["Role,Rate\nJoiner,280pd", "280.00 day"],
  ["Role,Pay rate,Charge-out rate\nJoiner,18,45", "45.00 hour"],
])("%j is read as that rate", (text, rate) => {
  const [item] = rates(text).items;
  expect(`${formatPence(item?.words.rate ?? pence(0))} ${item?.words.rateType}`).toBe(rate);
});

test("labour that is charged by something else is an item, and that is said", () => {
  const { items, warnings } = rates("Trade,Charge,Per\nTiler,35,m2\nScaffold,90,week\nMate,90,hour");
  expect(items.map(({ words }) => words.rateType)).toEqual(["item", "item", "hour"]);
  expect(warnings.map(({ row, why }) => `${row} ${why}`)).toEqual([
    "2 charged by m2: taken per item",
    "3 charged by week: taken per item",
  ]);
});

test("of two rates of one name, that which does not say by what is the firm's own", () => {
  const sparks = { name: "Sparks", category: null, rate: pence(4000), rateType: "hour" } as const;
  const { items } = rates("Labour,Rate\nSparks,45\nSparks,£300/day", { labour: [sparks] });
  expect(items.map(({ words, before }) => [words.rate, words.rateType, before?.rate ?? null])).toEqual([
    [4500, "hour", 4000],
    [30_000, "day", null],
  ]);
});

test("where no heading is known as the item's, the first column of words has the names", () => {
  expect(
    goods("Copper fittings,Size,Price\nElbow,15mm,0.62\nElbow,22mm,1.20").items.map(({ words }) => [
      words.name,
      formatPence(words.unitCost),
    ]),
  ).toEqual([
    ["Elbow, 15mm", "0.62"],
    ["Elbow, 22mm", "1.20"],
  ]);
});

test("sections with a title among their headings are categories", () => {
  const { items, leftOut } = goods(
    "Copper fittings,Size,Price\nElbow,15mm,0.62\nTee,15mm,0.95\n\nPLASTIC FITTINGS,Size,Price\nElbow,22mm,1.20\nCap,22mm,0.40",
  );
  expect(items.map(({ words }) => `${words.category}: ${words.name}`)).toEqual([
    "Copper fittings: Elbow, 15mm",
    "Copper fittings: Tee",
    "Plastic Fittings: Elbow, 22mm",
    "Plastic Fittings: Cap",
  ]);
  expect(leftOut).toEqual([]);
});

test.each([
  ["Description,Unit Price\nCOPPER TUBE\nPipe 15mm,3.20", "Copper Tube: Pipe 15mm"],
  ["Name,SKU,Category,Cost\nCOPPER,,,\nElbow,A2,,1.00", "Copper: Elbow"],
  [
    "Type,Item,Description,Cost\nInventory Part,Plumbing:Copper:Pipe,Copper pipe,3.20",
    "Plumbing: Copper: Pipe",
  ],
  ["Product/Service full name,Item type,Cost\nPlumbing:Copper:Pipe,Inventory,3.20", "Plumbing: Copper: Pipe"],
  ["Item,Cost\nMortar 3:1,3.20", "null: Mortar 3:1"],
])("%j has its category from the line above it or from its name", (text, item) => {
  expect(goods(text).items.map(({ words }) => `${words.category}: ${words.name}`)).toEqual([item]);
});

test("what a section says of its prices counts for that section alone, and its name is without it", () => {
  const text =
    "Code,Item,Unit,Price\nCOPPER TUBE,,,\nA,Tube,Length,12.00\nSCREWS - price per 100,,,\nB,Screw,,5.00\nVALVES,,,\nC,Valve,Each,9.00";
  expect(goods(text).items.map(({ words }) => [words.name, words.category, words.unitCost])).toEqual([
    ["Tube", "Copper Tube", 1200],
    ["Screw", "Screws", 5],
    ["Valve", "Valves", 900],
  ]);
  const taxed = "Code,Item,Price\nSHOWROOM (prices inc VAT),,\nA,Tap,12.00\nTRADE,,\nB,Pipe,12.00";
  expect(costs(taxed)).toEqual(["10.00", "12.00"]);
  const imported = "Code,Item,Price\nIMPORTED (prices in EUR),,\nA,Tap,10.00\nUK,,\nB,Sink,20.00";
  expect(reasons(imported)).toEqual(["3 in euros"]);
});

test.each([
  ["Code,Item,Price\nA,Tap,10.00\nPrices for screws are per 100,,", ["10.00"]],
  ["Code,Item,Trade,RRP\nA,Tap,10.00,15.00\nRRP prices include VAT.,,,", ["10.00"]],
  ["All prices per 100 unless stated\nCode,Item,Price,Unit\nA,Screw,5.00,\nB,Pipe,7.00,EA", ["0.05", "7.00"]],
  ["Code,Item,Price\nA,Screw,5.00\nAll prices are per 100,,", ["0.05"]],
])("a line about some prices says nothing of the others: %j", (text, expected) => {
  expect(costs(text)).toEqual(expected);
});

test("carriage in all its names is left out, and the sum of a section", () => {
  const carriage = ["Next day delivery", "Delivery to site", "Post & Packing", "P&P", "Carriage"];
  const items = ["Post", "Delivery pipe", "Postcrete"];
  const rows = [...carriage, ...items].map((name, index) => `C${index},${name},5`);
  expect(goods(`Code,Item,Price\n${rows.join("\n")}`).items.map(({ words }) => words.name)).toEqual(items);
  expect(reasons("Code,Item,Qty,Price\nA,Elbow,1,0.62\n,Copper total,,0.62")).toEqual(["3 total"]);
});

test("wholesale beside retail is what the firm pays, and each is a price", () => {
  expect(costs("SKU,Product,Wholesale,Retail\nA,Tap,10,20")).toEqual(["10.00"]);
  expect(costs("Code,Item,£ each\nA,Tap,12.00")).toEqual(["12.00"]);
});

test.each(["Is Deleted", "Active Status", "Product Status"])("what %s puts away is left out", (heading) => {
  const away = heading === "Is Deleted" ? "Yes" : "Discontinued";
  expect(reasons(`Code,Item,Cost,${heading}\nA,Tap,1,\nB,Old,1,${away}`)).toEqual(["3 archived there"]);
});

test("a price that is the recommended one less the discount is what the firm pays, and is not reduced again", () => {
  const text = "Item,Code,RRP,Discount %,Price Ex VAT\nHammer,H1,12.00,50,6.00\nSaw,S1,20.00,50,";
  expect(costs(text)).toEqual(["6.00", "10.00"]);
  expect(costs("Item,Code,RRP,Discount %,Price\nHammer,H1,15.00,20,10.00")).toEqual(["8.00"]);
});

test("a unit of 100 is divided beside a column of packs too", () => {
  expect(
    lines("Code,Description,Unit,Pack Qty,Trade Price\nW1,Screw,100,1,£3.00\nW2,Nail,100,,£4.00"),
  ).toEqual(["Screw W1 0.03 Each", "Nail W2 0.04 Each"]);
});

test("a charge for delivery is left out, whatever it is for", () => {
  const text = "Code,Item,Price\nD1,Delivery charge within 20 miles,35\nD2,Delivery pipe,5";
  expect(goods(text).items.map(({ words }) => words.name)).toEqual(["Delivery pipe"]);
});
