import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import * as z from "zod/mini";
import { importLimits, undoDays } from "#contract/imports.ts";
import { type RecordKind, recordKinds } from "#contract/sealed-kinds.ts";
import type { Id } from "#domain/ids/id.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { Database, OwnedTransaction } from "#server/db/database.ts";
import { storedJson } from "#server/schema/stored-json.ts";
import type { BatchCounts, Write } from "#server/writes/write-records.ts";

/**
 * [Note: Undoing an import]
 * A batch that names an import keeps of each record that it writes the version that it left, and the row as it lay
 * before, envelope or plain words; null for a new one. Undoing deletes what is new and puts the others back, all in one
 * transaction, but for a record whose version has moved on since: that is the person's own work and stays. Records keep
 * counting versions up, also when they are put back. An undone import keeps its calls without their rows, so that a tab
 * that still sends the rest of it is refused. After 30 days the rows are purged. Rows with plain words are deleted
 * when the account is encrypted. An import is in no feed of changes; what undoing it changes is.
 */
export interface ImportedRow {
  readonly kind: RecordKind;
  readonly id: string;
  /** The record's version after the import. */
  readonly version: number;
  /** Its row before, without the owner's id; null for a new record. */
  readonly before: Record<string, unknown> | null;
}

/** The rows of one call, in the column `imports.rows` ([Note: Stored JSON]). */
export const storedRows = storedJson<{ rows: ImportedRow[] }>(
  1,
  z.object({
    rows: z.array(
      z.object({
        kind: z.enum(recordKinds),
        id: z.string(),
        version: z.int(),
        before: z.nullable(z.record(z.string(), z.unknown())),
      }),
    ),
  }),
);

/** What a batch of an import wrote. */
export interface ImportPart {
  id: Id<"Import">;
  kind: RecordKind;
  counts: BatchCounts;
  rows: ImportedRow[];
}

/**
 * Locks an import in the caller's transaction, so that it is not undone until a further batch of it is saved.
 *
 * @param more the number of records that the batch saves
 * @throws Refusal IMPORT_UNDONE, and TOO_LARGE beyond `importLimits`
 */
export async function lockImport({ trx }: Write, id: Id<"Import">, more: number): Promise<void> {
  const parts = await trx
    .selectFrom("imports")
    .select(["undone_at", "created", "updated"])
    .where("id", "=", id)
    .orderBy("part")
    .forShare()
    .execute();
  if (parts.some(({ undone_at: undoneAt }) => undoneAt !== null)) throw new Refusal("IMPORT_UNDONE");
  const saved = parts.reduce((sum, { created, updated }) => sum + created + updated, 0);
  if (more > importLimits.call || saved + more > importLimits.whole) throw new Refusal("TOO_LARGE");
}

/** Keeps what a batch of an import wrote, in its own transaction. */
export async function keepImportPart(
  { trx, userId, now }: Write,
  { id, kind, counts, rows }: ImportPart,
): Promise<void> {
  const moment = { user_id: userId, id, part: randomUUID(), kind, made_at: now.toISOString() };
  await trx
    .insertInto("imports")
    .values({ ...moment, ...counts, rows: storedRows.write({ rows }) })
    .execute();
}

/** The first moment at which an import can still be undone. */
export function undoableSince(now: Date): string {
  return new Date(now.getTime() - undoDays * 24 * 60 * 60 * 1000).toISOString();
}

/** Forgets imports that hold plain words, when the owner's account is encrypted; they cannot be undone then. */
export async function forgetPlainImports(trx: OwnedTransaction): Promise<void> {
  await sql`
    delete from imports where id in (
      select id from imports where jsonb_path_exists(rows, '$.rows[*].before.plain ? (@ != null)')
    )`.execute(trx);
}

/** Purges imports after their time: the row policy lets a transaction without a user delete only those. */
export async function purgeImports(database: Database): Promise<void> {
  await database.asSystem((trx) => sql`delete from imports`.execute(trx));
}
