import { expect, test } from "vitest";
import type { LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import { pence } from "#domain/money/pence.ts";
import { customLine, lineOfLabour, lineOfMaterial } from "#web/drafts/draft-lines.ts";
import { priceChanges } from "#web/quoting/price-changes.ts";

const board = {
  id: "board",
  name: "Oak board",
  unitCost: pence(1250),
  unitType: "Each",
} as unknown as Material;
const joiner = { id: "joiner", name: "Joiner", rate: pence(4000), rateType: "hour" } as unknown as LabourItem;

test("the prices that differ from the price list are named, and a custom or deleted item has none", () => {
  const [oak, work] = [lineOfMaterial(board, "2"), lineOfLabour(joiner, "1")];
  const skip = customLine({ name: "Skip", customType: "material", quantity: "1", unitPrice: "180" });
  const gone = { ...lineOfMaterial(board, "1"), materialId: null };
  const items = [
    { itemType: "material" as const, source: { ...board, unitCost: pence(1395) } },
    { itemType: "labour" as const, source: joiner },
  ];
  expect(priceChanges([oak, work, skip, gone], items)).toEqual([{ id: oak.id, price: 1395 }]);
  expect(priceChanges([{ ...oak, unitPrice: "13.95" }, work], items)).toEqual([]);
});
