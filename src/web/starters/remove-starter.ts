import type { QueryClient } from "@tanstack/react-query";
import { starterRemoval } from "#domain/catalogue/starter-list.ts";
import type { Id } from "#domain/ids/id.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { toast, toastStore } from "#web/overlays/toast-store.ts";
import { catalogueResources } from "#web/records/catalogue-resources.ts";
import { readPriceList, refreshPriceList } from "#web/records/price-list.ts";
import { readWholeList } from "#web/records/reading.ts";
import { type RecordResource, type Stored, wordResources } from "#web/records/resources.ts";
import { idsOfTexts, starterTexts } from "#web/records/use-starter-ids.ts";
import { keptRestore, sayRemoved } from "#web/records/use-undoable-remove.ts";
import { removeRecord } from "#web/records/writing.ts";
import { type RemovedStarter, restoreStarter } from "#web/starters/restore-starter.ts";

/**
 * Removes what is unchanged of starter lists, says how many items stay, and offers to undo it. After a failure it goes
 * on where it was when the person tries again, and the undo gives everything back. Never rejects.
 *
 * @param only the text of the one list that is to go; all of them if absent
 */
export async function removeStarter(
  client: QueryClient,
  only?: Id,
  removed: RemovedStarter = nothing(),
): Promise<void> {
  const said = laterMessages().starter;
  // It takes a request for each record: seconds.
  const working = toast({ message: messages().catalogue.removingStarter, stays: true });
  try {
    const staying = await takeStarter(client, only, removed).finally(() => toastStore.dismiss(working));
    if (removed.starter.size === 0) return;
    const restore = keptRestore(client, {
      kinds: ["material", "laborItem"],
      ...{ name: said.name, restore: () => restoreStarter(client, removed), said },
    });
    sayRemoved(restore, { ...said, removed: said.removed + said.stay(staying) });
  } catch (error) {
    toast({
      title: messages().notice.error,
      message: `${said.notRemoved}. ${messageOfError(error, messages().notice.pleaseTryAgain)}`,
      variant: "destructive",
      action: {
        label: messages().notice.tryAgain,
        onSelect: () => void removeStarter(client, only, removed),
      },
    });
  } finally {
    await refreshPriceList(client);
  }
}

function nothing(): RemovedStarter {
  return {
    materials: [],
    labour: [],
    categories: [],
    labourCategories: [],
    starter: new Map(),
    back: new Set(),
  };
}

/** @returns the number of changed items that stay @throws CallError */
async function takeStarter(
  client: QueryClient,
  only: Id | undefined,
  removed: RemovedStarter,
): Promise<number> {
  const [list, texts] = await Promise.all([
    readPriceList(client),
    readWholeList(client, wordResources.companyTexts, { fresh: true }),
  ]);
  const ofStarters = starterTexts(texts).filter(({ id }) => only === undefined || id === only);
  const starter = idsOfTexts(ofStarters);
  removed.starter = new Map([...removed.starter, ...starter]);
  const { taken, staying } = starterRemoval(starter, list);
  const { materials, labour, categories, labourCategories } = catalogueResources;
  await takeAll(materials, taken.materials, removed.materials);
  await takeAll(labour, taken.labour, removed.labour);
  // A category that is in use is not deleted, so they come after what is filed under them.
  await takeAll(categories, taken.categories, removed.categories);
  await takeAll(labourCategories, taken.labourCategories, removed.labourCategories);
  await takeAll(wordResources.companyTexts, ofStarters, []);
  return staying;
}

/** As many as a browser sends to one server at a time. */
const atOnce = 6;

/** Deletes records, and notes each that may be gone. @throws the first failure, when none of its round is under way */
async function takeAll<T extends Stored>(
  resource: RecordResource<T>,
  records: readonly T[],
  gone: T[],
): Promise<void> {
  for (let from = 0; from < records.length; from += atOnce) {
    const round = records.slice(from, from + atOnce).map(async (record) => {
      // Before the answer, which may be lost although the record is gone. The undo leaves out what is still there.
      if (!gone.some(({ id }) => id === record.id)) gone.push(record);
      await removeRecord(resource, record);
    });
    const failed = (await Promise.allSettled(round)).find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") throw failed.reason;
  }
}
