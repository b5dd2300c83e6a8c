import { expect, test } from "vitest";
import { pence } from "#domain/money/pence.ts";
import { costs, goods } from "#test/support/read-prices.ts";
import { groupedRows } from "#web/bring-in/left-out.ts";

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
  expect(warnings).toEqual([{ row: 2, why, said: why.split(": ")[1] }]);
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

test("rows that mean the same material of the firm are one change, and the last counts", () => {
  const elbow = { name: "Elbow", sku: "00123", category: null, unitCost: pence(60), unitType: "Each" };
  const text = "Code,Item,Nett\n00123,Elbow,0.66\n123,Elbow,0.67\n,Elbow,0.68";
  const { items, leftOut } = goods(text, { materials: [elbow] });
  expect(items.map(({ row, before }) => [row, before?.name])).toEqual([[4, "Elbow"]]);
  expect(leftOut.map(({ row }) => row)).toEqual([2, 3]);
});

test("a new price that is for many of what was one is looked at first", () => {
  const known = { ...elbow, sku: "S1", unitCost: pence(62) };
  const result = goods("Code,Item,Nett,Per\nS1,Elbow,0.65,100", { materials: [known] });
  expect(result.items.map(({ words, isJump }) => [words.unitType, isJump])).toEqual([["Per 100", true]]);
});

test.each([
  ["Product,Description,Price\nCU15,Tube 15 mm,9.50\nCU22,Tube 22 mm,14.20", ["CU15", "Tube 15 mm", "9.50"]],
  ["Code,Description,Ex VAT,Inc VAT\nA1,Elbow,1.00,1.20", ["A1", "Elbow", "1.00"]],
  ["Code,Description,Price,Inc VAT\nA1,Elbow,1.20,Yes", ["A1", "Elbow", "1.00"]],
  ["Code,Description,Cost + VAT\nA1,Elbow,1.00", ["A1", "Elbow", "1.00"]],
  ["Code,Description,£ per 100\nA1,Screw,21.00", ["A1", "Screw", "0.21"]],
  ["Code,Description,£\nA1,Screw,21.00", ["A1", "Screw", "21.00"]],
  ["Code,Description,Price 2025,Price 2026\nA1,Screw,1.00,1.10", ["A1", "Screw", "1.10"]],
  ["Code,Description,Price 01/04/26,Price 01/04/25\nA1,Screw,1.10,1.00", ["A1", "Screw", "1.10"]],
])("columns are known by what they say together: %#", (text, [sku, name, cost]) => {
  const [first] = goods(text).items;
  expect([first?.words.sku, first?.words.name, costs(text)[0]]).toEqual([sku, name, cost]);
});

test("a price by the square metre in its heading has that unit", () => {
  const [tile] = goods("Code,Description,Trade £/m2\nT1,Tile,21.00").items;
  expect(tile?.words).toMatchObject({ unitCost: 2100, unitType: "Square Meter" });
});

test("materials of one name without SKUs that are described apart are two", () => {
  const { items, leftOut } = goods(
    "Name,Description,Cost\nDoor,Oak 762 mm,120\nDoor,Pine 762 mm,60\nHinge,Brass,3\nDoor,Pine 762 mm,65",
  );
  expect(items.map(({ words }) => [words.name, words.unitCost])).toEqual([
    ["Door: Oak 762 mm", 12_000],
    ["Hinge", 300],
    ["Door: Pine 762 mm", 6500],
  ]);
  expect(leftOut).toEqual([{ row: 3, why: "row 5 has the same name: the last counts" }]);
});

test("what stands behind a price does not hide it, and a price that is no single amount is left out", () => {
  const text =
    "Description,Price\nA,12 VAT inc\nB,£10 net\nC,£5.00 + VAT each\nD,£12.50*\nE,£5 - £7\nF,£1.50 per m inc VAT\nG,from £20";
  expect(costs(text)).toEqual(["10.00", "10.00", "5.00", "12.50", "1.25"]);
  expect(goods(text).leftOut).toEqual([
    { row: 6, why: "no price (£5 - £7)" },
    { row: 8, why: "no price (from £20)" },
  ]);
});

test("a discount in brackets or with a word is a discount", () => {
  expect(costs("Code,Description,List Price,Discount\nA,X,10.00,(40%)\nB,Y,10.00,60% off")).toEqual([
    ...["6.00", "4.00"],
  ]);
});

test.each([
  ["Roll", "EA", "Roll", false],
  ["Each", "Roll", "Roll", false],
  ["Linear Meter", "EA", "Each", true],
  ["Each", "m", "Linear Meter", false],
  ["Box of 25", "EA", "Each", true],
  ["Liter", "litre", "Liter", false],
] as const)(
  "a new price of what is sold by the %s, with the unit %s",
  (unitType, unit, after, isLookedAt) => {
    const tape = { name: "Tape", sku: "T1", category: null, unitCost: pence(1475), unitType };
    const { items, warnings } = goods(`Code,Nett,Unit\nT1,15.20,${unit}`, { materials: [tape] });
    expect(items.map(({ words, isJump }) => [words.unitType, isJump])).toEqual([[after, isLookedAt]]);
    expect(warnings.map(({ why }) => why)).toEqual(
      isLookedAt ? [`the unit changes from ${unitType} to ${after}`] : [],
    );
  },
);
