import { labourRoutes, materialRoutes } from "#contract/catalogue.ts";
import { customerRoutes } from "#contract/customers.ts";
import { importLimits } from "#contract/imports.ts";
import type { TypedRoute } from "#contract/route.ts";
import type { Id } from "#domain/ids/id.ts";
import { sealMany } from "#vault/records/open-many.ts";
import type { Sealed } from "#vault/records/records.ts";
import { callKeyed } from "#web/base/call.ts";
import type { ImportRecord, NewCategory, SavedRow } from "#web/bring-in/import-plan.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";
import { sendKeyed, settle } from "#web/records/lost-answers.ts";
import { type ListRecords, nounRecords } from "#web/records/noun-records.ts";
import type { Stored } from "#web/records/resources.ts";
import { sealingAccess } from "#web/vault/vault-session.ts";

export interface ImportJob<K extends ImportableKind> {
  kind: K;
  rows: readonly SavedRow<ListRecords[K]>[];
  categories: readonly NewCategory[];
  /** Names the import, so that it can be undone as a whole; absent where nobody is to undo it. */
  importId?: Id<"Import">;
}

/** An import under way: what is still to be saved, in calls that are each saved whole. */
export interface ImportWork {
  total: number;
  saved: number;
  /** How many of the present call are sealed. */
  sealed: number;
  readonly calls: SavingCall[];
}

interface SavingCall {
  /** Returns how many records it has saved. */
  save(): Promise<number>;
  /** Finds out what became of it, if its answer was lost ([Note: Lost answers]). */
  settle(): Promise<unknown>;
}

/** The most text in one call, in UTF-16 units: sealed and encoded it stays well below what a route takes. */
const mostText = 3_000_000;

const sealedAtOnce = 250;

/**
 * Plans the calls that save records and the new categories they need, which go with the first of them. Changed records
 * name the version that they were changed from (optimistic locking).
 *
 * @param work an import of another kind that these records are added to
 */
export function beginImport<K extends ImportableKind>(
  job: ImportJob<K>,
  onSealed: (sealed: number) => void = () => undefined,
  work: ImportWork = { total: 0, saved: 0, sealed: 0, calls: [] },
): ImportWork {
  work.total += job.rows.length;
  for (const [index, rows] of inCalls(job.rows).entries()) {
    const part = { ...job, rows, categories: index === 0 ? job.categories : [] };
    const save = async () => {
      await saveCall(part, (sealed) => {
        work.sealed = sealed;
        onSealed(sealed);
      });
      return rows.length;
    };
    work.calls.push({ save, settle: async () => rows[0] && settle(rows[0].record.id) });
  }
  return work;
}

/**
 * Saves what is left of an import. After a failure the same work goes on where it was: what the server has saved,
 * although its answer was lost, is not sent again ([Note: Lost answers]).
 *
 * @throws VaultError while the account is locked, CallError VERSION_CONFLICT and others
 */
export async function goOn(work: ImportWork, onSaved: () => void = () => undefined): Promise<void> {
  for (let call = work.calls[0]; call; call = work.calls[0]) {
    work.saved += await call.save();
    work.sealed = 0;
    work.calls.shift();
    onSaved();
  }
}

/** Parts of a list of which each is small enough for one call. */
function inCalls<T extends Stored>(rows: readonly SavedRow<T>[]): SavedRow<T>[][] {
  const parts: SavedRow<T>[][] = [];
  let text = 0;
  for (const row of rows) {
    const part = parts.at(-1);
    const length = JSON.stringify(row.record).length;
    text += length;
    if (part && part.length < importLimits.call && text <= mostText) part.push(row);
    else {
      parts.push([row]);
      text = length;
    }
  }
  return parts;
}

async function saveCall<K extends ImportableKind>(
  { kind, rows, categories, importId }: ImportJob<K>,
  onSealed: (sealed: number) => void,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const name: CallName = { id: first.record.id, what: JSON.stringify([rows, categories]) };
  if ((await settle(name.id)) === name.what) return;
  const access = sealingAccess();
  const records: Sealed<ImportRecord<ListRecords[K]>>[] = [];
  for (let from = 0; from < rows.length; from += sealedAtOnce) {
    const part = rows.slice(from, from + sealedAtOnce).map(({ record }) => record);
    records.push(...(await sealMany(access, nounRecords[kind].resource.kind, part)));
    onSealed(records.length);
  }
  const filing = nounRecords[kind].categories;
  const made = filing ? await sealMany(access, filing.kind, categories) : [];
  const batch = { records, versions: versionsOf(rows), ...(importId ? { importId } : {}) };
  await send(name, batchRoutes[kind], { batch, categories: made });
}

/** What a call is recognised by when it is sent again: its first record, and all that is to be saved. */
interface CallName {
  readonly id: Id;
  readonly what: string;
}

/** What a call sends, besides new categories. */
interface Batch<T extends Stored> {
  records: Sealed<ImportRecord<T>>[];
  /** The versions that existing records were changed from. */
  versions: Pick<T, "id" | "version">[];
  importId?: Id<"Import">;
}

interface FiledBatch<T extends Stored> extends Batch<T> {
  categories?: Sealed<NewCategory>[];
}

/** The route that saves many records of a kind; `isFiled` when it takes their new categories too. */
type BatchRoute<T extends Stored> =
  | { isFiled: false; route: TypedRoute<{ body: Batch<T> }, unknown> }
  | { isFiled: true; route: TypedRoute<{ body: FiledBatch<T> }, unknown> };

const batchRoutes: { [K in ImportableKind]: BatchRoute<ListRecords[K]> } = {
  customer: { isFiled: false, route: customerRoutes.saveMany },
  material: { isFiled: true, route: materialRoutes.saveMany },
  laborItem: { isFiled: true, route: labourRoutes.saveMany },
};

async function send<T extends Stored>(
  { id, what }: CallName,
  to: BatchRoute<T>,
  { batch, categories }: { batch: Batch<T>; categories: Sealed<NewCategory>[] },
): Promise<void> {
  await sendKeyed(id, what, (key) => {
    if (!to.isFiled) return callKeyed(to.route, { body: batch }, key);
    return callKeyed(to.route, { body: { ...batch, ...(categories.length > 0 ? { categories } : {}) } }, key);
  });
}

function versionsOf<T extends Stored>(rows: readonly SavedRow<T>[]): Pick<T, "id" | "version">[] {
  return rows.flatMap(({ before }) => (before ? [{ id: before.id, version: before.version }] : []));
}
