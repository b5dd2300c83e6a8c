import { largestQuantity } from "#contract/wire.ts";
import type { LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import { readTypedMoney, readTypedQuantity } from "#domain/documents/typed-number.ts";
import type { Id } from "#domain/ids/id.ts";
import { formatPence, maximumDocumentPence, zeroPence } from "#domain/money/pence.ts";
import { formatQuantity, oneQuantity, zeroQuantity } from "#domain/money/quantity.ts";
import { descriptionQuantity } from "#domain/pricing/line.ts";
import type { CustomType, LineItem } from "#domain/pricing/line-item.ts";
import { newId } from "#web/base/new-id.ts";

/** A line while it is edited, with its numbers as typed. */
export type DraftLine = Omit<LineItem, "quantity" | "unitPrice" | "hoursEstimate"> & {
  quantity: string;
  unitPrice: string;
};

/** The fields of a new line besides its words and numbers. */
const bare = {
  customType: null,
  materialId: null,
  laborItemId: null,
  description: null,
  unit: null,
  materialSku: null,
} as const;

/** A line for a material: a copy of its words and cost as they are today. */
export function lineOfMaterial(material: Material, quantity: string): DraftLine {
  return {
    ...bare,
    id: newLineId(),
    itemType: "material",
    materialId: material.id,
    name: material.name,
    unit: material.unitType,
    materialSku: material.sku,
    quantity,
    unitPrice: formatPence(material.unitCost),
  };
}

/** A line for a labour item. Its unit is what the rate is charged by, and sets the step of its quantity. */
export function lineOfLabour(item: LabourItem, quantity: string): DraftLine {
  return {
    ...bare,
    id: newLineId(),
    itemType: "labour",
    laborItemId: item.id,
    name: item.name,
    unit: item.rateType,
    quantity,
    unitPrice: formatPence(item.rate),
  };
}

/** A line typed by hand that counts as material or labour. */
export function customLine(typed: {
  name: string;
  customType: CustomType;
  quantity: string;
  unitPrice: string;
}): DraftLine {
  return { ...bare, ...typed, id: newLineId(), itemType: "custom" };
}

/** A line of text, with or without a cost of its own. */
export function descriptionLine(text: string, unitPrice: string): DraftLine {
  return { ...bare, id: newLineId(), itemType: "description", name: text, quantity: "", unitPrice };
}

/** A saved line as a draft, ready to be edited. */
export function draftLineOf({ hoursEstimate: _, ...line }: LineItem): DraftLine {
  const isFree = line.itemType === "description" && line.unitPrice === 0;
  return {
    ...line,
    quantity: line.itemType === "description" ? "" : formatQuantity(line.quantity),
    unitPrice: isFree ? "" : formatPence(line.unitPrice),
  };
}

/**
 * The number that makes a line's amount alone exceed what a document may have, for example a barcode that was scanned
 * into the quantity; null when the amount fits. It is the price if one of the item already costs too much. The line
 * then shows an error there and counts as 0, because sums with such figures leave exact arithmetic.
 */
export function tooLargeNumber({ itemType, quantity, unitPrice }: DraftLine): "quantity" | "price" | null {
  const price = readTypedMoney(unitPrice) ?? zeroPence;
  if (price > maximumDocumentPence) return "price";
  if (itemType === "description") return null;
  const count = readTypedQuantity(quantity) ?? zeroQuantity;
  return count > largestQuantity || (count / oneQuantity) * price > maximumDocumentPence ? "quantity" : null;
}

/**
 * The line as saved and summed. A number that cannot be read or is too large counts as 0. A description's quantity
 * follows from its cost. Hours are the quantity of lines charged by the hour.
 */
export function lineItemOf(line: DraftLine): LineItem {
  const counts = tooLargeNumber(line) === null;
  const unitPrice = (counts && readTypedMoney(line.unitPrice)) || zeroPence;
  const typed = (counts && readTypedQuantity(line.quantity)) || zeroQuantity;
  const quantity = line.itemType === "description" ? descriptionQuantity(unitPrice) : typed;
  const isHours = line.itemType === "labour" && line.unit === "hour";
  return { ...line, quantity, unitPrice, hoursEstimate: isHours ? quantity : null };
}

/** A copy of the line for another document, with an id of its own. */
export function copyOfLine(line: DraftLine): DraftLine {
  return { ...line, id: newLineId() };
}

function newLineId(): Id<"LineItem"> {
  return newId() as Id<"LineItem">;
}
