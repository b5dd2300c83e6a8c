import { type Pence, pence, zeroPence } from "#domain/money/pence.ts";
import { oneQuantity, type Quantity, quantity, zeroQuantity } from "#domain/money/quantity.ts";
import type { LineItem } from "#domain/pricing/line-item.ts";
import {
  type DemoLabourItem,
  type DemoMaterial,
  demoLabour,
  demoMaterials,
  mostOf,
} from "./demo-catalogue.ts";
import { type Seeded, seededId } from "./seeded.ts";
import { remarks, type TradeJob } from "./trade-jobs.ts";

/** A line before its document is known. */
type Line = Omit<LineItem, "id">;

const noLink = { customType: null, materialId: null, laborItemId: null, hoursEstimate: null } as const;

/**
 * The lines of one document: the job's materials, its labour, extras, and one or two remarks.
 *
 * @param document identifies the document, so that its lines have ids of their own
 * @param count the approximate number of lines
 */
export function demoLines(
  choices: Seeded,
  job: TradeJob,
  { document, count }: { document: string; count: number },
) {
  const labourCount = Math.max(1, Math.min(job.labour.length, Math.ceil(count / 3)));
  const usable = demoMaterials.filter(({ sku }) => job.materials.some((start) => sku.startsWith(start)));
  const lines: Line[] = [
    ...choices.sample(usable, Math.max(1, count - labourCount)).map((each) => materialLine(choices, each)),
    ...choices.sample(labourOf(job), labourCount).map((each) => labourLine(choices, each)),
    ...choices.sample(job.extras, count > 3 ? choices.whole(0, job.extras.length) : 0).map(customLine),
    ...choices.sample(remarks, count > 5 ? choices.whole(0, 2) : 0).map(remarkLine),
  ];
  return lines.map(
    (line, index): LineItem => ({ ...line, id: seededId("LineItem", `${document} ${index}`) }),
  );
}

function materialLine(choices: Seeded, material: DemoMaterial): Line {
  return {
    ...noLink,
    itemType: "material",
    materialId: material.id,
    name: material.name,
    description: null,
    unit: material.unitType,
    materialSku: material.sku,
    quantity: quantity(choices.whole(1, mostOf(material)) * oneQuantity),
    unitPrice: material.unitCost,
  };
}

function labourLine(choices: Seeded, item: DemoLabourItem): Line {
  const amount = labourQuantity(choices, item);
  return {
    ...noLink,
    itemType: "labour",
    laborItemId: item.id,
    name: item.name,
    description: null,
    unit: item.rateType,
    materialSku: null,
    quantity: amount,
    unitPrice: item.rate,
    hoursEstimate: item.rateType === "hour" ? amount : null,
  };
}

/** In the steps that a screen offers: hours and metres in tenths, days and items in whole numbers (decision M5). */
function labourQuantity(choices: Seeded, { rateType }: DemoLabourItem): Quantity {
  if (rateType === "hour") return quantity(choices.whole(4, 64) * 500);
  if (rateType === "meter") return quantity(choices.whole(25, 380) * 100);
  return quantity(choices.whole(1, rateType === "day" ? 6 : 8) * oneQuantity);
}

function customLine([name, customType, price]: TradeJob["extras"][number]): Line {
  return { ...noLink, ...words(name, price), itemType: "custom", customType, quantity: oneQuantity };
}

function remarkLine(text: string): Line {
  return { ...noLink, ...words(text, zeroPence), itemType: "description", quantity: zeroQuantity };
}

function words(
  name: string,
  price: number,
): Pick<Line, "name" | "description" | "unit" | "materialSku"> & {
  unitPrice: Pence;
} {
  return { name, description: null, unit: null, materialSku: null, unitPrice: pence(price) };
}

function labourOf(job: TradeJob): DemoLabourItem[] {
  return job.labour.map((name) => {
    const item = demoLabour.find((each) => each.name === name);
    if (!item) throw new RangeError(`No labour item is called ${name}`);
    return item;
  });
}
