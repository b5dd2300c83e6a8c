import type { QueryClient } from "@tanstack/react-query";
import type { PriceList } from "#domain/catalogue/starter-list.ts";
import type { Opened } from "#vault/records/records.ts";
import { catalogueResources } from "#web/records/catalogue-resources.ts";
import { readWholeList } from "#web/records/reading.ts";
import { wordResources } from "#web/records/resources.ts";

const { materials, labour, categories, labourCategories } = catalogueResources;

/** The records of the catalogue that can be read, as the server has them now. @throws CallError */
export async function readPriceList(client: QueryClient): Promise<PriceList> {
  const fresh = { fresh: true };
  const [ofMaterials, ofLabour, filing, labourFiling] = await Promise.all([
    readWholeList(client, materials, fresh),
    readWholeList(client, labour, fresh),
    readWholeList(client, categories, fresh),
    readWholeList(client, labourCategories, fresh),
  ]);
  return {
    materials: readable(ofMaterials),
    labour: readable(ofLabour),
    categories: readable(filing),
    labourCategories: readable(labourFiling),
  };
}

/** Has everything read again that shows a record of the catalogue, or which of them are of a starter list. */
export async function refreshPriceList(client: QueryClient): Promise<void> {
  const resources = [...Object.values(catalogueResources), wordResources.companyTexts];
  const keys = [...resources.map(({ key }) => key), "stats"];
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}

function readable<T>(records: readonly Opened<T>[]): T[] {
  return records.flatMap(({ state, record }) => (state === "open" ? [record] : []));
}
