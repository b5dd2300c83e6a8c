import type { QueryClient } from "@tanstack/react-query";
import type { Category } from "#domain/catalogue/catalogue.ts";
import { zeroPercent } from "#domain/money/percent.ts";
import { defaultMarkupPercent } from "#domain/pricing/default-terms.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { defaultTaxPercent } from "#domain/tax/vat.ts";
import type { FirmPrices } from "#web/bring-in/price-rows.ts";
import type { FileKind, PresentRecords } from "#web/bring-in/reading-messages.ts";
import { readList } from "#web/export/read-list.ts";
import { companyProfileQuery } from "#web/records/company-queries.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";

export const kindOfFile = {
  customers: "customer",
  materials: "material",
  labour: "laborItem",
} as const satisfies Record<FileKind, ImportableKind>;

/** The list that a file goes into, as it is now. */
export interface PresentList {
  present: PresentRecords;
  categories: readonly Category[];
  /** How many of the list cannot be read, and so cannot be compared with the file. */
  closed: number;
}

/** Reads again the list that a file goes into. @throws CallError */
export async function readPresent(
  client: QueryClient,
  kind: FileKind,
  language: Language,
): Promise<PresentList> {
  const none = {
    customers: [],
    materials: [],
    labour: [],
    language,
    firm: await firmPrices(client, language),
  };
  const fresh = { fresh: true };
  if (kind === "customers") {
    const { records, closed } = await readList(client, "customer", fresh);
    return { present: { ...none, customers: records }, categories: [], closed };
  }
  if (kind === "materials") {
    const { records, categories, closed } = await readList(client, "material", fresh);
    return { present: { ...none, materials: filed(records, categories) }, categories, closed };
  }
  const { records, categories, closed } = await readList(client, "laborItem", fresh);
  return { present: { ...none, labour: filed(records, categories) }, categories, closed };
}

/** Records with the names of their categories. */
function filed<T extends { categoryId: string | null }>(
  records: readonly T[],
  categories: readonly Category[],
): (T & { category: string | null })[] {
  const names = new Map<string, string>(categories.map(({ id, name }) => [id, name]));
  return records.map((record) => ({ ...record, category: names.get(record.categoryId ?? "") ?? null }));
}

/** The terms of the firm's next quote: without a profile it has the region's tax, and so that is asked about. */
async function firmPrices(client: QueryClient, language: Language): Promise<FirmPrices> {
  const profile = (await client.fetchQuery(companyProfileQuery))?.record ?? null;
  const tax = defaultTaxPercent(regionTerms(language).region, profile);
  return { chargesTax: tax > zeroPercent, tax, markup: defaultMarkupPercent("quote", profile) };
}
