import { describe, expect, test } from "vitest";
import type { Category, LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import type { Customer } from "#domain/customers/customer.ts";
import type { Id } from "#domain/ids/id.ts";
import { guessMapping } from "#web/import/column-guess.ts";
import { readCsv } from "#web/import/csv-file.ts";
import { importKinds } from "#web/import/import-kinds.ts";
import {
  countOutcomes,
  type ImportPlan,
  neededCategories,
  type PlanInput,
  savedRows,
} from "#web/import/import-plan.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";
import type { ListRecords } from "#web/records/noun-records.ts";

/** The plan for a file whose columns are guessed. */
function planOf<K extends ImportableKind>(
  kind: K,
  text: string,
  given: Partial<PlanInput<ListRecords[K]>> = {},
): ImportPlan<ListRecords[K]> {
  const { fields, plan } = importKinds[kind];
  const [head, ...rows] = readCsv(new TextEncoder().encode(text));
  const headings = head?.cells ?? [];
  const known = fields("en-GB");
  return plan({
    rows,
    headings,
    fields: known,
    mapping: guessMapping(headings, known),
    decimalMark: null,
    language: "en-GB",
    records: [],
    categories: [],
    idFor: (key) => `id of ${key}` as Id<never>,
    ...given,
  });
}

const recordsOf = (plan: ImportPlan) => plan.rows.map(({ record }) => record);
const outcomesOf = (plan: ImportPlan) => plan.rows.map(({ number, outcome }) => [number, outcome]);

const timber = { id: "timber", version: 1, name: "Timber", createdAt: "" } as unknown as Category;
const oak = {
  id: "oak",
  version: 3,
  name: "Oak board",
  sku: "OAK-1",
  unitType: "Each",
  unitCost: 1250,
  categoryId: "timber",
  createdAt: "",
} as unknown as Material;
const sand = { ...oak, id: "sand", name: "Sand", sku: null, unitType: "Bag" } as unknown as Material;

describe("materials", () => {
  test("a new row is read as the form would read it, and its category is found or created", () => {
    const text =
      "Name,SKU,Category,Unit Cost,Unit Type\n Ash  board ,ash-1, TIMBER ,£9.50,ea\nNail,,Fixings,0.02,Bag of 25\n";
    const plan = planOf("material", text, { categories: [timber] });
    expect(plan.problems).toEqual([]);
    expect(recordsOf(plan)).toEqual([
      {
        id: "id of row 2",
        name: "Ash  board",
        sku: "ASH-1",
        categoryId: "timber",
        unitCost: 950,
        unitType: "Each",
      },
      {
        id: "id of row 3",
        name: "Nail",
        sku: null,
        categoryId: "id of category fixings",
        unitCost: 2,
        unitType: "Bag of 25",
      },
    ]);
    expect(neededCategories(plan, plan.rows)).toEqual([{ id: "id of category fixings", name: "Fixings" }]);
  });

  test("a new price list changes only the prices, and only of the SKUs in it", () => {
    const plan = planOf("material", "Code,Price\noak-1,14.00\n", { records: [oak] });
    expect(plan.rows).toEqual([
      {
        number: 2,
        outcome: "changed",
        record: {
          id: "oak",
          name: "Oak board",
          sku: "OAK-1",
          unitType: "Each",
          unitCost: 1400,
          categoryId: "timber",
        },
        before: oak,
      },
    ]);
  });

  test("a blank cell changes nothing, and a row that changes nothing is not saved", () => {
    const text = "Name,SKU,Category,Price,Unit\n,OAK-1,,,\n";
    const plan = planOf("material", text, { records: [oak] });
    expect(outcomesOf(plan)).toEqual([[2, "same"]]);
    expect(savedRows(plan, true)).toEqual([]);
  });

  test("an existing material without a SKU is left out unless the person asks for it", () => {
    const text = "Name,Price,Unit\nsand,5,bag\nSand,5,Bulk bag\nSand,6,bulk bag\n";
    const plan = planOf("material", text, { records: [sand] });
    expect(outcomesOf(plan)).toEqual([
      [2, "there"],
      [3, "new"],
      [4, "there"],
    ]);
    expect(savedRows(plan, false).map(({ number }) => number)).toEqual([3]);
    expect(savedRows(plan, true).map(({ number }) => number)).toEqual([2, 3, 4]);
  });

  test("each error gives its row, column and value, and the form's message", () => {
    const text =
      "Item,Code,Price,Unit\n,A,1.00,Each\nB,B,POA,Each\nC,C,,Each\nD,D,1.00,\nE,e,1.005,m\nF,E,2,m\n";
    expect(planOf("material", text).problems).toEqual([
      { row: 2, column: "Item", value: "", message: "Material name is required" },
      { row: 3, column: "Price", value: "POA", message: "Enter an amount such as 12.50" },
      { row: 4, column: "Price", value: "", message: "Enter an amount such as 12.50" },
      { row: 5, column: "Unit", value: "", message: "Unit type is required" },
      { row: 6, column: "Price", value: "1.005", message: expect.stringMatching(/two different amounts/) },
      { row: 7, column: "Code", value: "E", message: "Row 6 has the same SKU" },
    ]);
  });

  test("an ambiguous amount is read once the person has said how amounts are written", () => {
    const text = 'Name,Price\nOak,"1,250"\n';
    expect(planOf("material", text).problems).toHaveLength(1);
    expect(recordsOf(planOf("material", text, { decimalMark: "point" }))).toMatchObject([
      { unitCost: 125000 },
    ]);
    expect(recordsOf(planOf("material", text, { decimalMark: "comma" }))).toMatchObject([{ unitCost: 125 }]);
  });

  test("an amount above the limit is refused as in the form", () => {
    expect(planOf("material", "Name,Price\nGold,100000000.00\n").problems).toMatchObject([
      { message: "The largest amount is 99,999,999.99" },
    ]);
  });

  test("without a column of prices, every new row has an error and an update has none", () => {
    const plan = planOf("material", "Name,Code\nOak,OAK-1\nAsh,ASH-1\n", { records: [oak] });
    expect(outcomesOf(plan)).toEqual([[2, "changed"]]);
    expect(plan.problems).toEqual([
      { row: 3, column: "Unit Cost", value: "", message: "Enter an amount such as 12.50" },
    ]);
  });

  test("when two materials share a SKU, neither is updated", () => {
    const twin = { ...oak, id: "twin" } as unknown as Material;
    expect(planOf("material", "Code,Price\nOAK-1,1\n", { records: [oak, twin] }).problems).toMatchObject([
      { row: 2, column: "Code", message: expect.stringMatching(/^2 of yours have the same SKU/) },
    ]);
  });

  test("a value split at its comma is noticed", () => {
    expect(planOf("material", "Name,Price\nOak,12,50\nAsh,9,\n").problems).toMatchObject([
      {
        row: 2,
        column: null,
        value: "50",
        message: expect.stringMatching(/more values than there are headings/),
      },
    ]);
  });

  test("a category is not created for a row that is not saved", () => {
    const plan = planOf("material", "Name,Price,Unit,Category\nSand,5,Bag,Aggregates\n", {
      records: [sand],
    });
    expect(neededCategories(plan, savedRows(plan, false))).toEqual([]);
    expect(neededCategories(plan, savedRows(plan, true))).toHaveLength(1);
  });
});

describe("customers", () => {
  const ann = { id: "ann", version: 1, name: "Ann Archer", email: "ann@example.com" } as unknown as Customer;

  test("a customer with the name and the e-mail of another counts as existing; one of the two is not enough", () => {
    const text =
      "Name,Email\nANN  ARCHER,Ann@Example.com\nAnn Archer,\nBea,ann@example.com\nBea,ann@example.com\n";
    const plan = planOf("customer", text, { records: [ann] });
    expect(outcomesOf(plan)).toEqual([
      [2, "there"],
      [3, "new"],
      [4, "new"],
      [5, "there"],
    ]);
    expect(countOutcomes(plan)).toEqual({ new: 2, changed: 0, same: 0, there: 2 });
  });

  test("names and addresses in two parts are joined, and postcodes are put in capitals", () => {
    const text =
      "First name,Surname,Address 1,Address 2,Postcode\nAnn,Archer,1 High St,Flat 2,ls1 4dy\nBea,,,,\n";
    expect(recordsOf(planOf("customer", text))).toMatchObject([
      { name: "Ann Archer", address: "1 High St\nFlat 2", postcode: "LS1 4DY", phone: null },
      { name: "Bea", address: null, postcode: null },
    ]);
  });

  test("errors use the form's messages", () => {
    const text = `Name,City\n,Leeds\nAnn,${"x".repeat(301)}\n`;
    expect(planOf("customer", text).problems).toMatchObject([
      { row: 2, column: "Name", message: "Customer name is required" },
      { row: 3, column: "City", message: "Must be at most 300 characters" },
    ]);
  });
});

describe("labour items", () => {
  const joiner = {
    id: "joiner",
    version: 1,
    name: "Joiner",
    rate: 4000,
    rateType: "day",
    categoryId: null,
    createdAt: "",
  } as unknown as LabourItem;

  test("are updated by name, and charged by the hour unless the file says otherwise", () => {
    const plan = planOf("laborItem", "Name,Rate,Rate type\njoiner,45,\nFitter,30,daily\nHelp,15,\n", {
      records: [joiner],
    });
    expect(plan.rows).toMatchObject([
      { outcome: "changed", record: { id: "joiner", rate: 4500, rateType: "day" } },
      { outcome: "new", record: { name: "Fitter", rate: 3000, rateType: "day" } },
      { outcome: "new", record: { name: "Help", rate: 1500, rateType: "hour" } },
    ]);
  });

  test("errors use the form's messages", () => {
    const text = "Name,Rate,Per\n,10,hour\nA,-1,hour\nB,10,fortnight\nC,1,hour\nc,2,hour\n";
    expect(planOf("laborItem", text).problems).toEqual([
      { row: 2, column: "Name", value: "", message: "Labour item name is required" },
      { row: 3, column: "Rate", value: "-1", message: "Rate must be 0 or greater" },
      {
        row: 4,
        column: "Per",
        value: "fortnight",
        message: "Rate type must be one of Per Hour, Per Day, Per Item, Per Meter",
      },
      { row: 6, column: "Name", value: "c", message: "Row 5 has the same name" },
    ]);
  });
});
