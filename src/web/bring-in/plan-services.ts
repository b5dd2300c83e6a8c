import type { Language } from "#domain/region/region.ts";
import type { BroughtMaterials } from "#web/bring-in/bring-catalogue.ts";
import type { IdFor, ImportPlan } from "#web/bring-in/import-plan.ts";
import { planLabour } from "#web/bring-in/plan-catalogue.ts";
import type { PresentList } from "#web/bring-in/present-records.ts";
import type { FiledMaterial } from "#web/bring-in/reading-messages.ts";
import { sameText } from "#web/bring-in/same-text.ts";

/**
 * What the services among the goods of a file would become in the list of labour. One that labour has by name already,
 * at whatever rate, is not offered; of several of one name and kind of rate the last counts.
 *
 * @param labour the list of labour, which is read only for a file with services
 */
export function planServices(
  { services, asked, rounded }: BroughtMaterials<FiledMaterial>,
  labour: PresentList,
  { language, idFor }: { language: Language; idFor: IdFor },
): ImportPlan<"laborItem"> {
  const known = new Set(labour.present.labour.map(({ name }) => sameText(name)));
  const last = new Map(
    services.map(({ row, words }) => [`${words.rateType} ${sameText(words.name)}`, { row, words }]),
  );
  const items = [...last.values()]
    .filter(({ words }) => words.name !== "" && !known.has(sameText(words.name)))
    .map(({ row, words }) => ({ row, words, before: null, isChanged: true, isJump: false }));
  return planLabour(
    { kind: "labour", items, asked, rounded, leftOut: [], warnings: [] },
    // A category may have one name in both lists, and is two records.
    { categories: labour.categories, language, idFor: (key) => idFor(`labour ${key}`) },
  );
}
