import type { QueryClient } from "@tanstack/react-query";
import { formatStarterIds, type StarterIds, starterTextName } from "#domain/catalogue/starter-list.ts";
import type { Id } from "#domain/ids/id.ts";
import { newId } from "#web/base/new-id.ts";
import type { ImportRecord, SavedRow } from "#web/bring-in/import-plan.ts";
import { beginImport, goOn } from "#web/bring-in/save-import.ts";
import type { ListRecords } from "#web/records/noun-records.ts";
import { readPriceList, refreshPriceList } from "#web/records/price-list.ts";
import { wordResources } from "#web/records/resources.ts";
import { createRecord } from "#web/records/writing.ts";
import { planStarter, type StarterPlan, starterIds } from "#web/starters/plan-starter.ts";
import type { RegionPrices } from "#web/starters/trade-prices.ts";

/** A price list that is being added. */
export interface StarterWork {
  plan: StarterPlan;
  textId: Id<never>;
  /** What is still to be saved, in order. */
  steps: (() => Promise<unknown>)[];
}

/** Compares a trade's price list with what is there, and plans what is to be added. @throws CallError */
export async function beginStarter(client: QueryClient, prices: RegionPrices): Promise<StarterWork> {
  const plan = planStarter(prices, await readPriceList(client), newId);
  const textId = newId();
  // The ids come first: should the rest fail, they name nothing, whereas items that they do not name could no longer be
  // told from the firm's own.
  const steps = [
    () => createRecord(wordResources.companyTexts, { id: textId, fields: starterText(starterIds(plan)) }),
    () => goOn(beginImport({ kind: "material", rows: newRows(plan.materials), categories: plan.categories })),
    () =>
      goOn(beginImport({ kind: "laborItem", rows: newRows(plan.labour), categories: plan.labourCategories })),
  ];
  return { plan, textId, steps };
}

/**
 * Saves what is to be added: materials with their categories, and labour rates with theirs, each in one batch of the
 * import. After a failure the same work goes on where it was, so that nothing is added twice.
 *
 * @throws VaultError, CallError
 */
export async function finishStarter(client: QueryClient, { steps }: StarterWork): Promise<void> {
  try {
    for (let step = steps[0]; step; step = steps[0]) {
      await step();
      steps.shift();
    }
  } finally {
    await refreshPriceList(client);
  }
}

/** The text of the firm that keeps the ids of a starter list. */
export function starterText(ids: StarterIds): { name: string; text: string } {
  return { name: starterTextName, text: formatStarterIds(ids) };
}

/** Rows of an import that are all new. */
export function newRows<T extends ListRecords["material"] | ListRecords["laborItem"]>(
  records: readonly ImportRecord<T>[],
): SavedRow<T>[] {
  return records.map((record) => ({ record, before: null }));
}

/** Whether there is nothing to add. */
export function addsNothing({ materials, labour }: StarterPlan): boolean {
  return materials.length + labour.length === 0;
}
