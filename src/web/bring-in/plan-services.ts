import type { Language } from "#domain/region/region.ts";
import type { BroughtMaterials } from "#web/bring-in/bring-catalogue.ts";
import type { IdFor, ImportPlan } from "#web/bring-in/import-plan.ts";
import { labourFinder } from "#web/bring-in/labour-finder.ts";
import { planLabour } from "#web/bring-in/plan-catalogue.ts";
import type { PresentList } from "#web/bring-in/present-records.ts";
import { isPriceJump } from "#web/bring-in/price-jump.ts";
import { sameText } from "#web/bring-in/same-text.ts";

/**
 * What the services among the goods of a file would become in the list of labour. One that labour has at that rate is
 * not offered; of several of one name and kind of rate the last counts. A rate that jumps has to be ticked by itself.
 *
 * @param labour the list of labour, which is read only for a file with services
 */
export function planServices(
  { services, asked, rounded }: Pick<BroughtMaterials, "services" | "asked" | "rounded">,
  labour: PresentList,
  { language, idFor }: { language: Language; idFor: IdFor },
): ImportPlan<"laborItem"> {
  const rows = services.flatMap((service) =>
    service.words.name === "" ? [] : [{ ...service, name: service.words.name }],
  );
  const last = new Map(rows.map((each) => [`${each.words.rateType} ${sameText(each.name)}`, each]));
  const named = [...last.values()];
  const find = labourFinder(named, labour.present.labour);
  const items = named.flatMap((service) => {
    const { row, words, rateType } = service;
    const before = find(service);
    const own = before && {
      ...{ name: before.name, category: before.category, rateType: rateType ?? before.rateType },
    };
    if (before?.rate === words.rate && own?.rateType === before.rateType) return [];
    const isJump = before !== null && isPriceJump(before.rate, words.rate);
    return [{ row, words: { ...words, ...own }, before, isChanged: true, isJump }];
  });
  return planLabour(
    { kind: "labour", items, asked, rounded, leftOut: [], warnings: [] },
    // A category may have one name in both lists, and is two records.
    { categories: labour.categories, language, idFor: (key) => idFor(`labour ${key}`) },
  );
}
