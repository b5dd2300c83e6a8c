import type { QueryClient } from "@tanstack/react-query";
import type { PriceList } from "#domain/catalogue/starter-list.ts";
import type { Opened } from "#vault/records/records.ts";
import { catalogueResources } from "#web/records/catalogue-resources.ts";
import { readWholeList } from "#web/records/reading.ts";
import { wordResources } from "#web/records/resources.ts";

const { materials, labour, categories, labourCategories } = catalogueResources;

/** The materials and labour that can be read. @param fresh always asks the server @throws CallError */
export async function readPrices(
  client: QueryClient,
  how: { fresh: boolean },
): Promise<Pick<PriceList, "materials" | "labour">> {
  const [ofMaterials, ofLabour] = await Promise.all([
    readWholeList(client, materials, how),
    readWholeList(client, labour, how),
  ]);
  return { materials: readable(ofMaterials), labour: readable(ofLabour) };
}

/** The records of the catalogue that can be read, as the server has them now. @throws CallError */
export async function readPriceList(client: QueryClient): Promise<PriceList> {
  const fresh = { fresh: true };
  const [prices, filing, labourFiling] = await Promise.all([
    readPrices(client, fresh),
    readWholeList(client, categories, fresh),
    readWholeList(client, labourCategories, fresh),
  ]);
  return { ...prices, categories: readable(filing), labourCategories: readable(labourFiling) };
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
