import type { Category, LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Pence } from "#domain/money/pence.ts";

/**
 * [Note: Starter price lists]
 * A new firm can begin with the price list of a trade: materials and labour rates at round figures of ours, from no
 * merchant's list. They are ordinary records under random ids. Which of them came from us stands in a record of its own,
 * a text of the firm, as ids with the version that each has while nobody has changed it. While an item is at that
 * version its price is called a guide price, and "Remove starter list" takes it; a change, also one that leaves the
 * price as it was, makes the item the firm's own. Sending asks about guide prices, and "Keep" makes them its own too.
 * The server sees neither ids nor the word, but the prices, which are numbers, are readable to it (docs/encryption.md).
 */
export type StarterIds = ReadonlyMap<string, number>;

/** What the text with the ids is called, among the texts of the firm. */
export const starterTextName = "starter-prices";

/** Whether a record is as we brought it. */
export function isUnchanged(starter: StarterIds, { id, version }: { id: string; version: number }): boolean {
  return starter.get(id) === version;
}

export function formatStarterIds(starter: StarterIds): string {
  return [...starter].map(([id, version]) => `${id} ${version}`).join("\n");
}

/** Lines that cannot be read are left out: an item that we brought is then called the firm's own. */
export function parseStarterIds(text: string): StarterIds {
  const lines = text.split("\n").map((line) => line.split(" "));
  return new Map(
    lines.flatMap(([id = "", version = ""]) =>
      id !== "" && /^\d+$/.test(version) ? [[id, Number(version)] as const] : [],
    ),
  );
}

/** What a line of a document says of the item that it was copied from. */
interface CopiedLine {
  materialId: Id<"Material"> | null;
  laborItemId: Id<"LabourItem"> | null;
  unitPrice: Pence;
}

/** The prices that stand as we brought them, by the ids of their items. */
export type GuidePrices = ReadonlyMap<string, Pence>;

export function guidePrices(starter: StarterIds, list: Pick<PriceList, "materials" | "labour">): GuidePrices {
  const prices = [
    ...list.materials.map((item) => ({ item, price: item.unitCost })),
    ...list.labour.map((item) => ({ item, price: item.rate })),
  ];
  return new Map(
    prices.filter(({ item }) => isUnchanged(starter, item)).map(({ item, price }) => [item.id, price]),
  );
}

/** The items whose guide prices stand in lines. A price that was typed in a line is the firm's own. */
export function guidePriced(lines: readonly CopiedLine[], guide: GuidePrices): Set<string> {
  const ids = lines.flatMap(({ materialId, laborItemId, unitPrice }) => {
    const id = materialId ?? laborItemId;
    return id !== null && guide.get(id) === unitPrice ? [id] : [];
  });
  return new Set(ids);
}

/** The version of an item that is unchanged, but whose price the firm keeps as its own. No record has it. */
const keptVersion = 0;

/** A starter list of which the firm keeps some prices as its own. They stay in it, so that a removal says that they stay. */
export function withKept(starter: StarterIds, kept: ReadonlySet<string>): StarterIds {
  return new Map([...starter].map(([id, version]) => [id, kept.has(id) ? keptVersion : version]));
}

/** Whether some item of a starter list may still be as we brought it. */
export function hasUnkept(starter: StarterIds): boolean {
  return [...starter.values()].some((version) => version !== keptVersion);
}

/** The records of materials and labour, with their categories. */
export interface PriceList {
  materials: readonly Material[];
  labour: readonly LabourItem[];
  categories: readonly Category<"Category">[];
  labourCategories: readonly Category<"LabourCategory">[];
}

/** What removing a starter list takes, and what it leaves because somebody has changed or kept it. */
export interface StarterRemoval {
  taken: PriceList;
  /** The number of changed and kept materials and labour items; categories are not counted. */
  staying: number;
}

/** Takes the items that are unchanged, and of the unchanged categories those that are empty then. */
export function starterRemoval(starter: StarterIds, list: PriceList): StarterRemoval {
  const isTaken = (record: { id: string; version: number }) => isUnchanged(starter, record);
  const changed = [...list.materials, ...list.labour].filter(({ id, version }) => {
    const before = starter.get(id);
    return before !== undefined && before !== version;
  });
  const emptied = <C extends { id: string; version: number }>(
    categories: readonly C[],
    items: readonly { id: string; version: number; categoryId: string | null }[],
  ): C[] => {
    const used = new Set(items.filter((item) => !isTaken(item)).map(({ categoryId }) => categoryId));
    return categories.filter((category) => isTaken(category) && !used.has(category.id));
  };
  return {
    taken: {
      materials: list.materials.filter(isTaken),
      labour: list.labour.filter(isTaken),
      categories: emptied(list.categories, list.materials),
      labourCategories: emptied(list.labourCategories, list.labour),
    },
    staying: changed.length,
  };
}
