import { isSameCategory } from "#domain/catalogue/category-name.ts";
import type { PriceList, StarterIds } from "#domain/catalogue/starter-list.ts";
import { defaultUnitType } from "#domain/catalogue/units.ts";
import type { Id } from "#domain/ids/id.ts";
import { pence } from "#domain/money/pence.ts";
import type { ImportRecord, NewCategory } from "#web/bring-in/import-plan.ts";
import { sameText } from "#web/bring-in/same-text.ts";
import type { ListRecords } from "#web/records/noun-records.ts";
import type { RegionPrices } from "#web/starters/trade-prices.ts";

/** The records that a trade's price list adds, under ids made for them. */
export interface StarterPlan {
  materials: ImportRecord<ListRecords["material"]>[];
  categories: NewCategory[];
  labour: ImportRecord<ListRecords["laborItem"]>[];
  labourCategories: NewCategory[];
}

/** The categories of labour rates, by whether they are for time. */
const labourFiling = { time: "Time", job: "Fixed prices" };

/**
 * What is to be added. Leaves out what is there already by name, so that adding a list again completes it, and files
 * items under categories that are there.
 */
export function planStarter(
  { materials, labour }: RegionPrices,
  present: PriceList,
  newId: () => Id<never>,
): StarterPlan {
  const ofMaterials = filing(present.categories, newId);
  const ofLabour = filing(present.labourCategories, newId);
  const hasMaterial = namesOf(present.materials);
  const hasRate = namesOf(present.labour);
  const groups = Object.entries(materials);
  return {
    materials: groups.flatMap(([category, items]) =>
      items
        .filter(([name]) => !hasMaterial(name))
        .map(([name, unitCost, unitType = defaultUnitType]) => ({
          ...{ id: newId(), name, sku: null, unitType },
          ...{ unitCost: pence(unitCost), categoryId: ofMaterials.idOf(category) },
        })),
    ),
    labour: labour
      .filter(([name]) => !hasRate(name))
      .map(([name, rate, rateType]) => ({
        ...{ id: newId(), name, rate: pence(rate), rateType },
        categoryId: ofLabour.idOf(rateType === "item" ? labourFiling.job : labourFiling.time),
      })),
    categories: ofMaterials.made,
    labourCategories: ofLabour.made,
  };
}

/** The ids of all that is added, each at the version of a new record. */
export function starterIds(plan: StarterPlan): StarterIds {
  return new Map(
    Object.values(plan)
      .flat()
      .map(({ id }) => [id, 1]),
  );
}

function namesOf(items: readonly { name: string }[]): (name: string) => boolean {
  const names = new Set(items.map(({ name }) => sameText(name)));
  return (name) => names.has(sameText(name));
}

/** Finds a category by name, or makes it. */
function filing(present: readonly { id: Id; name: string }[], newId: () => Id<never>) {
  const made: NewCategory[] = [];
  return {
    made,
    idOf(name: string): Id<never> {
      const known = [...present, ...made].find((each) => isSameCategory(each.name, name));
      if (known) return known.id as Id<never>;
      const id = newId();
      made.push({ id, name });
      return id;
    },
  };
}
