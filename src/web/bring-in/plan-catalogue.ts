import type * as z from "zod/mini";
import type { Category, LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { formatPence, type Pence } from "#domain/money/pence.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import type { BroughtItem, BroughtLabour, BroughtMaterials } from "#web/bring-in/bring-catalogue.ts";
import type { LabourWords, MaterialWords } from "#web/bring-in/bring-prices.ts";
import type { CheckRow, IdFor, ImportPlan, NewCategory } from "#web/bring-in/import-plan.ts";
import type { LeftOut } from "#web/bring-in/left-out.ts";
import type { FiledLabour, FiledMaterial } from "#web/bring-in/reading-messages.ts";
import { sameText } from "#web/bring-in/same-text.ts";
import { type Warning, warningsByRow } from "#web/bring-in/warnings.ts";
import { labourForm } from "#web/catalogue/labour-form.ts";
import { materialForm } from "#web/catalogue/material-form.ts";
import type { RecordFields, Stored } from "#web/records/resources.ts";
import { bringInScreen } from "#words/en-gb/bring-in-screen.ts";
import { rateTypeLabels } from "#words/labels/catalogue-labels.ts";

interface Planning {
  categories: readonly Category[];
  language: Language;
  idFor: IdFor;
}

/** What the materials of a file would become; the many that are to be picked from come last, unticked. */
export function planMaterials(
  brought: BroughtMaterials<FiledMaterial>,
  planning: Planning,
): ImportPlan<"material"> {
  const others = new Set<unknown>(brought.others);
  // New prices are taken; what the file knows besides of an item at its old price is there to be ticked.
  const isSame = ({ words, before }: (typeof brought.items)[number]) =>
    brought.isRefresh && words.unitCost === before?.unitCost;
  const picked = new Set(brought.others.map(({ row }) => row));
  return {
    ...planItems<Material, MaterialWords, FiledMaterial>(planning, {
      items: [...brought.items, ...brought.others],
      isTicked: (item) => item.isChanged && !item.isJump && !others.has(item) && !isSame(item),
      leftOut: brought.leftOut.filter(({ row }) => !picked.has(row)),
      warnings: brought.warnings,
      read: ({ name, sku, unitCost, unitType }, categoryId) =>
        materialForm.safeParse({
          ...{ name, sku: sku ?? "", unitType, categoryId },
          unitCost: formatPence(unitCost),
        }),
      priceOf: ({ unitCost }) => unitCost,
      noteOf: ({ sku, unitType, category }) => [sku, unitType, category],
    }),
    kind: "material",
    isRefresh: brought.isRefresh && brought.items.some(({ before }) => before !== null),
  };
}

/** What the labour of a file would become. */
export function planLabour(brought: BroughtLabour<FiledLabour>, planning: Planning): ImportPlan<"laborItem"> {
  return {
    ...planItems<LabourItem, LabourWords, FiledLabour>(planning, {
      ...brought,
      isTicked: (item) => item.isChanged && !item.isJump,
      read: ({ name, rate, rateType }, categoryId) =>
        labourForm.safeParse({ name, rate: formatPence(rate), rateType, categoryId }),
      priceOf: ({ rate }) => rate,
      noteOf: ({ rateType, category }) => [rateTypeLabels[rateType], category],
    }),
    kind: "laborItem",
    isRefresh: false,
  };
}

interface Items<T extends Stored, Words, Item extends Words> {
  items: readonly BroughtItem<Words, Item>[];
  leftOut: readonly LeftOut[];
  warnings: readonly Warning[];
  isTicked: (item: BroughtItem<Words, Item>) => boolean;
  /** Parses an item by the form of its kind. */
  read: (words: Words, categoryId: string) => z.core.util.SafeParseResult<RecordFields<T>>;
  priceOf: (words: Words) => Pence;
  noteOf: (words: Words) => readonly (string | null)[];
}

function planItems<
  T extends Stored,
  Words extends { name: string; category: string | null },
  Item extends Words & Pick<T, "id" | "version">,
>({ categories, language, idFor }: Planning, of: Items<T, Words, Item>) {
  const filing = categoryFinder(categories, idFor);
  const warnings = warningsByRow(of.warnings);
  const leftOut: LeftOut[] = [...of.leftOut];
  const money = (amount: Pence) => formatMoney(amount, regionTerms(language).currency, language);
  const keyOf = keysOfRows();
  const rows = of.items.flatMap((item): CheckRow<T>[] => {
    const key = keyOf(item.row);
    const { row, words, before, isChanged } = item;
    const read = of.read(words, words.category ? filing.idOf(words.category) : "");
    if (!read.success) {
      leftOut.push({ row, why: read.error.issues[0]?.message ?? "", name: words.name });
      return [];
    }
    const [now, former] = [of.priceOf(words), before && of.priceOf(before)];
    const price =
      former === null || former === now ? money(now) : bringInScreen.check.move(money(former), money(now));
    const record = { ...read.data, id: before?.id ?? idFor(key) };
    return [
      {
        key,
        title: words.name,
        note: [price, ...of.noteOf(words).filter(Boolean)].join(" · "),
        outcome: before === null ? "new" : isChanged ? "changed" : "same",
        warnings: warnings.get(row) ?? [],
        isTicked: of.isTicked(item),
        ...{ record, before, way: null },
        prices: former === null ? null : { before: former, after: now },
      },
    ];
  });
  return { rows, leftOut, categories: filing.made };
}

/** Names the first thing that a plan makes of a row. */
export function keyOfRow(row: number): string {
  return `row ${row}`;
}

/** Names rows in a plan; a row of a file with several rates is in it as often. */
function keysOfRows(): (row: number) => string {
  const seen = new Map<number, number>();
  return (row) => {
    const before = seen.get(row) ?? 0;
    seen.set(row, before + 1);
    return before === 0 ? keyOfRow(row) : `${keyOfRow(row)} again ${before}`;
  };
}

/** Finds the ids of categories by name, and collects the names that do not exist yet. */
function categoryFinder(categories: readonly Category[], idFor: IdFor) {
  const ids = new Map<string, string>(categories.map(({ id, name }) => [sameText(name), id]));
  const made: NewCategory[] = [];
  const idOf = (name: string): string => {
    const known = ids.get(sameText(name));
    if (known !== undefined) return known;
    const id = idFor(`category ${sameText(name)}`);
    ids.set(sameText(name), id);
    made.push({ id, name });
    return id;
  };
  return { idOf, made };
}
