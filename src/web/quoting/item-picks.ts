import { quantityRule, steppedQuantity } from "#domain/documents/quantity-rule.ts";
import { readTypedQuantity } from "#domain/documents/typed-number.ts";
import { formatQuantity, zeroQuantity } from "#domain/money/quantity.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import {
  blankEntry,
  type CatalogueItem,
  type EntryProblem,
  type ItemPick,
  readEntry,
  unitOf,
} from "#web/quoting/item-entry.ts";

type Picks = readonly ItemPick[];

/** The picks with one more of an item: a pick of it, or one step more. */
export function withOneMore(picks: Picks, item: CatalogueItem): Picks {
  const pick = pickOf(picks, item);
  if (!pick) return [...picks, { item, quantity: "1" }];
  return withQuantity(picks, item, formatQuantity(stepped(pick, 1)));
}

/** The picks with one step less of an item; less than the least that can be added removes the pick. */
export function withOneLess(picks: Picks, item: CatalogueItem): Picks {
  const pick = pickOf(picks, item);
  if (!pick) return picks;
  const typed = readTypedQuantity(pick.quantity) ?? zeroQuantity;
  if (typed > quantityRule({ itemType: item.itemType, unit: unitOf(item) }).minimum) {
    return withQuantity(picks, item, formatQuantity(stepped(pick, -1)));
  }
  return picks.filter((each) => each !== pick);
}

/** The picks with the quantity of an item as typed. */
export function withQuantity(picks: Picks, item: CatalogueItem, quantity: string): Picks {
  return picks.map((each) => (isOf(each, item) ? { ...each, quantity } : each));
}

export function pickOf(picks: Picks, item: CatalogueItem): ItemPick | undefined {
  return picks.find((each) => isOf(each, item));
}

/** The line that a pick makes, or what is wrong with its quantity. */
export function readPick({ item, quantity }: ItemPick): { line: DraftLine } | { problems: EntryProblem[] } {
  return readEntry({ ...blankEntry, item, quantity });
}

function isOf(pick: ItemPick, item: CatalogueItem): boolean {
  return pick.item.source.id === item.source.id;
}

function stepped({ item, quantity }: ItemPick, by: 1 | -1) {
  const typed = readTypedQuantity(quantity) ?? zeroQuantity;
  return steppedQuantity({ itemType: item.itemType, unit: unitOf(item) }, typed, by);
}
