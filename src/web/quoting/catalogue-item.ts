import { labourWords, materialWords } from "#domain/catalogue/catalogue-words.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { searchText } from "#domain/records/search-text.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { messages } from "#web/base/messages.ts";
import { type CatalogueItem, type EntryType, unitOf } from "#web/quoting/item-entry.ts";

/** All words that an item of the price list is found by, the name first. */
export function itemText(item: CatalogueItem): string {
  return item.itemType === "material"
    ? searchText(materialWords, item.source)
    : searchText(labourWords, item.source);
}

/** What one of it costs: "£6.95 / Each". */
export function itemPrice(item: CatalogueItem, language: Language): string {
  const price = item.itemType === "material" ? item.source.unitCost : item.source.rate;
  return `${formatMoney(price, regionTerms(language).currency, language)} / ${unitOf(item)}`;
}

/** The label of the box that looks for items of a type. */
export function searchLabel(type: EntryType): string {
  if (type === "material") return "Material";
  if (type === "labour") return messages().labour.title;
  return "Add item";
}

export const searchPlaceholder = "Search by name or SKU";

/** What is offered for words that were searched for. */
export const asTyped = {
  item: (words: string) => `Add “${words}” as an item`,
  note: (words: string) => `Add “${words}” as a note, no price`,
};
