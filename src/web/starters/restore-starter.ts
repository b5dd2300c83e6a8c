import type { QueryClient } from "@tanstack/react-query";
import type { Category, LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import type { StarterIds } from "#domain/catalogue/starter-list.ts";
import { newId } from "#web/base/new-id.ts";
import { beginImport, goOn } from "#web/bring-in/save-import.ts";
import { catalogueResources } from "#web/records/catalogue-resources.ts";
import { readPriceList, refreshPriceList } from "#web/records/price-list.ts";
import { type RecordResource, wordResources } from "#web/records/resources.ts";
import { createRecord } from "#web/records/writing.ts";
import { newRows, starterText } from "#web/starters/add-starter.ts";

/** What was removed of starter lists so far. */
export interface RemovedStarter {
  materials: Material[];
  labour: LabourItem[];
  categories: Category<"Category">[];
  labourCategories: Category<"LabourCategory">[];
  /** The ids of the lists, those of changed items too. */
  starter: StarterIds;
  /** The ids that an undo has put back or tried to, so that it can go on after a failure. */
  back: Set<string>;
}

/**
 * Puts back what was removed, under the same ids. What is there already was never deleted, or came back with an earlier
 * attempt, and may have been changed since: it is left alone. The server counts versions on from the deletion, so the
 * versions at which the items are unchanged are read again.
 *
 * @throws VaultError, CallError
 */
export async function restoreStarter(client: QueryClient, removed: RemovedStarter): Promise<void> {
  try {
    const { starter, back, ...records } = removed;
    const there = new Set<string>(Object.values(await readPriceList(client)).flatMap(idsOf));
    const absent = <R extends { id: string }>(all: readonly R[]) => all.filter(({ id }) => !there.has(id));
    for (const id of Object.values(records).flatMap(idsOf)) if (!there.has(id)) back.add(id);
    await createAll(catalogueResources.categories, absent(removed.categories));
    await createAll(catalogueResources.labourCategories, absent(removed.labourCategories));
    const unfiled = { categories: [] };
    const materials = newRows<Material>(absent(removed.materials).map(materialFields));
    await goOn(beginImport({ ...unfiled, kind: "material", rows: materials }));
    const labour = newRows<LabourItem>(absent(removed.labour).map(rateFields));
    await goOn(beginImport({ ...unfiled, kind: "laborItem", rows: labour }));
    const present = Object.values(await readPriceList(client)).flat();
    const versions = present
      .filter(({ id }) => back.has(id))
      .map(({ id, version }) => [id, version] as const);
    const fields = starterText(new Map([...starter, ...versions]));
    await createRecord(wordResources.companyTexts, { id: newId(), fields });
  } finally {
    await refreshPriceList(client);
  }
}

async function createAll<N extends "Category" | "LabourCategory">(
  resource: RecordResource<Category<N>>,
  categories: readonly Category<N>[],
): Promise<void> {
  for (const { id, name } of categories) await createRecord(resource, { id, fields: { name } });
}

function idsOf(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id);
}

function materialFields({ id, name, sku, unitType, unitCost, categoryId }: Material) {
  return { id, name, sku, unitType, unitCost, categoryId };
}

function rateFields({ id, name, rate, rateType, categoryId }: LabourItem) {
  return { id, name, rate, rateType, categoryId };
}
