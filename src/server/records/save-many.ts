import { randomUUID } from "node:crypto";
import type { Id } from "#domain/account/id.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { findSealing } from "#server/keysets/store.ts";
import {
  findRecord,
  insertRecord,
  type OwnColumns,
  type RecordSource,
  updateRecord,
} from "#server/records/record-store.ts";
import { checkVersion } from "#server/records/version.ts";
import { changeWords, takeNewWords, type WordsBody } from "#server/records/words.ts";

/** How records of one kind are written. */
export interface WriteRules<Body> extends RecordSource {
  newColumns(body: Body): OwnColumns;
  beforeWrite?(trx: OwnedTransaction, columns: OwnColumns): Promise<void>;
}

/** Records to be saved, with the versions that known ones were changed from (decision W3). */
export interface Batch<Body> {
  userId: Id<"User">;
  records: readonly Body[];
  versions?: readonly { id: string; version: number }[] | undefined;
  now: Date;
}

/** How many records a batch has made and changed. */
export interface Saved {
  created: number;
  updated: number;
}

/** Saves records in one transaction: a known id is changed, another one is made. @throws Refusal; nothing is saved then */
export async function saveMany<Body extends WordsBody & { id?: Id | undefined }>(
  trx: OwnedTransaction,
  rules: WriteRules<Body>,
  { userId, records, versions = [], now }: Batch<Body>,
): Promise<Saved> {
  const { table, kind } = rules;
  const sealing = await findSealing(trx, userId);
  const changedFrom = new Map(versions.map(({ id, version }) => [id, version]));
  const saved = { created: 0, updated: 0 };
  for (const record of records) {
    const id = record.id ?? randomUUID();
    const columns = rules.newColumns(record);
    await rules.beforeWrite?.(trx, columns);
    const row = record.id ? await findRecord(trx, rules, { id, lock: true }) : null;
    const words = takeNewWords(kind, id, record, sealing);
    if (row) {
      checkVersion(row.version, changedFrom.get(id));
      await updateRecord(trx, table, { row, words: changeWords(row, words), columns, now });
    } else await insertRecord(trx, table, { id, userId, words, columns, now });
    saved[row ? "updated" : "created"] += 1;
  }
  return saved;
}
