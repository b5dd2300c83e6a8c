import type { LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import { isOnStep, quantityRule } from "#domain/documents/quantity-rule.ts";
import { readTypedMoney, readTypedQuantity } from "#domain/documents/typed-number.ts";
import { formatQuantity } from "#domain/money/quantity.ts";
import type { CustomType } from "#domain/pricing/line-item.ts";
import { lineNameLimit } from "#domain/pricing/line-item.ts";
import { messages } from "#web/base/messages.ts";
import {
  customLine,
  type DraftLine,
  descriptionLine,
  lineOfLabour,
  lineOfMaterial,
  tooLargeNumber,
} from "#web/drafts/draft-lines.ts";
import { wrongQuantity } from "#web/quoting/line-problems.ts";
import { tooLong } from "#web/quoting/too-long.ts";

/** What the search box looks for: everything or one kind. */
export type SearchedType = "any" | "material" | "labour";

/** What the search box looks for, or what is typed by hand. */
export type EntryType = SearchedType | "custom" | "description";

/** An item of the catalogue that can become a line. */
export type CatalogueItem =
  | { itemType: "material"; source: Material }
  | { itemType: "labour"; source: LabourItem };

/** An item of the catalogue that was picked, and its quantity as typed. */
export interface ItemPick {
  item: CatalogueItem;
  quantity: string;
}

/** A line about to be added, as typed; on a phone several can be picked before they are added together. */
export interface ItemEntry {
  type: EntryType;
  item: CatalogueItem | null;
  quantity: string;
  name: string;
  /** Null until it is said: what CIS is deducted from is not assumed. */
  customType: CustomType | null;
  /** The cost of a custom item or of a description. */
  cost: string;
  text: string;
  picks: readonly ItemPick[];
}

export const blankEntry: ItemEntry = {
  type: "any",
  item: null,
  quantity: "1",
  name: "",
  customType: "material",
  cost: "",
  text: "",
  picks: [],
};

/** The control that has the error of an entry. */
export type EntryField = "item" | "quantity" | "name" | "customType" | "cost" | "text";
export interface EntryProblem {
  field: EntryField;
  message: string;
}

/** The line that an entry makes, or its errors. */
export function readEntry(entry: ItemEntry): { line: DraftLine } | { problems: EntryProblem[] } {
  const problems = problemsOf(entry);
  if (problems.length > 0) return { problems };
  const line = lineOf(entry);
  const tooLarge = tooLargeNumber(line);
  if (tooLarge === null) return { line };
  const field = tooLarge === "price" ? "cost" : "quantity";
  return { problems: [{ field, message: messages().items.tooLarge }] };
}

/** The line that an entry will make, once its amounts can be read; it may still have no name. */
export function pricedLine(entry: ItemEntry): DraftLine | null {
  const isPriced = problemsOf(entry).every(({ field }) => field === "name" || field === "text");
  return isPriced ? lineOf(entry) : null;
}

/** What is said at once of a quantity that is no number. */
export function unreadQuantity({ type, item, quantity }: ItemEntry): string | undefined {
  if (type === "description" || quantity.trim() === "" || readTypedQuantity(quantity) !== null) return;
  return wrongQuantity(item?.itemType ?? (type === "any" ? "custom" : type));
}

function lineOf({ type, item, quantity, name, customType, cost, text }: ItemEntry): DraftLine {
  if (type === "custom" && customType) {
    return customLine({ name: name.trim(), customType, quantity, unitPrice: cost });
  }
  if (type === "description" || item === null) return descriptionLine(text.trim(), cost.trim());
  return item.itemType === "material"
    ? lineOfMaterial(item.source, quantity)
    : lineOfLabour(item.source, quantity);
}

function problemsOf(entry: ItemEntry): EntryProblem[] {
  const cost = readTypedMoney(entry.cost);
  if (entry.type === "description") {
    if (entry.text.trim() === "") return [{ field: "text", message: messages().items.noDescription }];
    if (entry.text.trim().length > lineNameLimit("description")) {
      return [{ field: "text", message: tooLong("description") }];
    }
    const isFine = entry.cost.trim() === "" || cost !== null;
    return isFine ? [] : [{ field: "cost", message: messages().items.wrongCost }];
  }
  if (entry.type === "custom") {
    if (entry.name.trim().length > lineNameLimit("custom")) {
      return [{ field: "name", message: tooLong("custom") }];
    }
    const noName: EntryProblem[] =
      entry.name.trim() === "" ? [{ field: "name", message: messages().items.noName }] : [];
    const noType: EntryProblem[] =
      entry.customType === null ? [{ field: "customType", message: messages().items.noCustomType }] : [];
    const noCost: EntryProblem[] =
      cost === null || cost <= 0 ? [{ field: "cost", message: messages().items.noCost }] : [];
    return [...noName, ...noType, ...noCost, ...quantityProblems(entry, "custom", null)];
  }
  const { item } = entry;
  if (item === null) return [nothingChosen(entry.type)];
  return quantityProblems(entry, item.itemType, unitOf(item));
}

/** No item of the catalogue was chosen. */
function nothingChosen(type: SearchedType): EntryProblem {
  const { noType, noMaterial, noLabour } = messages().items;
  return { field: "item", message: { any: noType, material: noMaterial, labour: noLabour }[type] };
}

function quantityProblems(
  { quantity }: ItemEntry,
  itemType: DraftLine["itemType"],
  unit: string | null,
): EntryProblem[] {
  const rule = quantityRule({ itemType, unit });
  const typed = readTypedQuantity(quantity);
  if (typed === null) return [{ field: "quantity", message: wrongQuantity(itemType) }];
  if (isOnStep(typed, rule)) return [];
  const [least, step] = [formatQuantity(rule.minimum), formatQuantity(rule.step)];
  const message =
    step === "1" ? messages().items.wholeQuantity : messages().items.quantityInSteps(least, step);
  return [{ field: "quantity", message }];
}

/** The unit that the quantity of an item counts in: "Each", "hour". */
export function unitOf({ itemType, source }: CatalogueItem): string {
  return itemType === "material" ? source.unitType : source.rateType;
}
