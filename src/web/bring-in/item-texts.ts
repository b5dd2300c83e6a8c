import type { LabourItem } from "#domain/catalogue/catalogue.ts";
import type { RowTexts } from "#web/bring-in/price-columns.ts";

/** The name of an item. In QuickBooks it begins with its categories: "Plumbing:Copper:Pipe". */
export function nameOf(texts: RowTexts): { name: string; category: string } {
  const product = (texts("product") || inQuickBooksDesktop(texts)).split(":").map((part) => part.trim());
  const name =
    texts("name") ||
    product.at(-1) ||
    texts("labour") ||
    texts("item") ||
    texts("description") ||
    texts("buyingText") ||
    texts("sellingText");
  return { name: name.replace(/\s+/g, " "), category: texts("name") ? "" : product.slice(0, -1).join(": ") };
}

/** "Plumbing:Copper:Pipe" under "Item", as QuickBooks Desktop has it: the colon has no space beside it. */
function inQuickBooksDesktop(texts: RowTexts): string {
  const item = texts("name") ? "" : texts("item");
  return /^[^\s:][^:]*(?::[^\s:][^:]*)+$/.test(item) && !/\d:\d/.test(item) ? item : "";
}

/** The size and the colour of an item, without what its name says already. */
export function variantOf(texts: RowTexts, name: string): string {
  const isNew = (text: string) =>
    text !== "" && !` ${name} `.toLowerCase().includes(` ${text.toLowerCase()} `);
  return [texts("size"), texts("colour")].filter(isNew).join(", ");
}

/** What a row says of an item beside its name, which tells two of one name apart. */
export function detailOf(texts: RowTexts, name: string): string {
  const detail = (texts("description") || texts("buyingText") || texts("sellingText")).replace(/\s+/g, " ");
  return detail === name ? "" : detail;
}

/** The types of what is done, and not bought; FreeAgent names what they are charged by. */
const serviceType = /^(?:services?(?: items?)?|labou?r|hours?|days?)$/i;

/** Whether a row is of what is done: its type says so, or its name where it has no type. */
export function saysService(texts: RowTexts, name: string): boolean {
  const type = texts("type") || texts("category");
  return serviceType.test(type) || (type === "" && serviceName.test(name));
}

/** "Labour", "Labour - plumber", "Labour per hour", and not "Labour saving tool". */
const serviceName = /^labou?r(?:$|\s*[-–:(/]|\s(?:per|charges?|rates?|only|hours?|days?)\b)/i;

/** The category in a cell; that of programs which have a type for every item does not count. */
export function categoryIn(text: string): string {
  return itemType.test(text) || serviceType.test(text) ? "" : text.replace(/\s*:\s*/g, ": ");
}

/** Whether the type of an item says that it is bought, and not done. */
export function isGoodsType(type: string): boolean {
  return itemType.test(type);
}

const itemType =
  /^(?:(?:non-?\s?)?inventory(?: (?:part|item))?|stock|non-?\s?stock|goods|products?|items?|bundle|materials?|part)$/i;

/** What labour is charged by as its name says: "Plumber day rate", "Call-out", "Labour per hour". */
export function rateTypeInName(name: string): LabourItem["rateType"] | null {
  return rateTypeNames.find(([, words]) => words.test(name))?.[0] ?? null;
}

const rateTypeNames = [
  ["item", /\bhalf[- ]day|\bper (?:visit|job)\b/i],
  ["day", /\bday ?(?:rate|work)|\bdaily\b|(?:\b(?:per|a)|\/) ?day\b/i],
  ["hour", /\bhour(?:ly| rate)|(?:\b(?:per|an)|\/) ?(?:hour|hr)\b/i],
  ["item", /\bcall[- ]?outs?\b|\bfixed price|\bminimum charge/i],
] as const satisfies readonly (readonly [LabourItem["rateType"], RegExp])[];

/** "weekend rate" of "Weekend rate (£/hr)", "call-out" of "Call-out £ inc VAT": what a further rate is called. */
export function furtherName(heading: string): string {
  return heading
    .replace(/[£$€(].*$/s, "")
    .replace(/\b(?:inc|incl|ex|excl)\b.*$/is, "")
    .trim()
    .toLowerCase();
}
