import { type RawBuilder, sql } from "kysely";
import * as z from "zod/mini";
import { appliedVersionHeader } from "#contract/idempotency.ts";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import type { Id } from "#domain/ids/id.ts";
import { Refusal } from "#server/base/refusal.ts";
import { compiledOnce } from "#server/db/compiled-once.ts";
import type { Database, OwnedTransaction } from "#server/db/database.ts";
import { type CountedChange, moveFigures } from "#server/figures/document-figures.ts";
import type { Actor, Exchange } from "#server/http/handler.ts";
import { type IdempotencyKey, idempotencyKeyOf } from "#server/http/idempotency-key.ts";
import type { Services } from "#server/http/services.ts";
import { type StoredJson, storedJson } from "#server/schema/stored-json.ts";
import { holdSealing } from "#server/sealing/keyset-store.ts";
import type { Sealing } from "#server/sealing/words.ts";
import { changedRows, type Noted, type NotedChange, noting } from "#server/writes/change-feed.ts";

/**
 * [Note: One door for writes]
 * Every write of records goes through {@link writeRecord}, {@link removeRecord} or {@link writeBatch}: one transaction
 * that locks in this order, so that no two writes of an account wait for each other: the idempotency key, the keyset
 * row, the import, the quote, its invoices, counters, figures, and last the feed of changes.
 */
export interface Write {
  readonly trx: OwnedTransaction;
  readonly userId: Id<"User">;
  readonly now: Date;
  /** How the account's words must arrive; locked until the commit ([Note: The keyset row is a lock]). */
  readonly sealing: Sealing;
  /** Whether the client named the write: then a new record's id that is in use is refused as ID_IN_USE. */
  readonly isKeyed: boolean;
  /** Notes records that are changed, for the feed; the stores do that with each row that they write. */
  note(...changes: readonly NotedChange[]): void;
  /** Counts documents that are changed in the figures of the account; the store of documents does that. */
  count(...changes: readonly CountedChange[]): void;
}

/** A write of one record, whose answer is the record. */
export interface RecordWrite<Answer extends Versioned> {
  readonly kind: RecordKind;
  apply(write: Write): Promise<Answer>;
  /** The record as it is now, for a repeated request. @throws Refusal NOT_FOUND if it was deleted since */
  again(trx: OwnedTransaction, id: Id<never>): Promise<Answer>;
}

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** A request to change something. */
export interface Asked extends Exchange {
  readonly actor: Actor;
}

/**
 * Creates, changes or restores a record, or answers for the same request that was applied before.
 *
 * @throws Refusal KEY_REUSED if the key named another request; what `apply` throws, and then nothing is stored
 */
export function writeRecord<Answer extends Versioned>(
  services: Services,
  asked: Asked,
  { kind, apply, again }: RecordWrite<Answer>,
): Promise<Answer> {
  return writeOnce(services, asked, {
    apply,
    keep: ({ id, version }) => ({ kind, id, version }),
    again: (trx, { id }) => {
      if (id === null) throw new Refusal("KEY_REUSED");
      return again(trx, id);
    },
  });
}

/** Deletes a record; the same request again finds it deleted. @throws as {@link writeRecord} */
export function removeRecord(
  services: Services,
  asked: Asked,
  apply: (write: Write) => Promise<unknown>,
): Promise<null> {
  return writeOnce(services, asked, {
    apply: async (write) => {
      await apply(write);
      return null;
    },
    keep: () => ({}),
    again: async () => null,
  });
}

/** How many records of a batch were new, and how many were changed. */
export type BatchCounts = { created: number; updated: number };

/** What a batch answered, in the column `applied_writes.answer` ([Note: Stored JSON]). */
export const storedCounts = storedJson<BatchCounts>(1, z.object({ created: z.int(), updated: z.int() }));

/** Writes many records, and answers with counts, also to the same request again. @throws as {@link writeRecord} */
export function writeBatch(
  services: Services,
  asked: Asked,
  apply: (write: Write) => Promise<BatchCounts>,
): Promise<BatchCounts> {
  return writeAnswered(services, asked, { apply, stored: storedCounts });
}

/** A write whose answer is stored with its key as it is. */
interface AnsweredWrite<Answer> {
  apply(write: Write): Promise<Answer>;
  readonly stored: StoredJson<Answer>;
}

/** Writes records, and gives the same answer to the same request again. @throws as {@link writeRecord} */
export function writeAnswered<Answer>(
  services: Services,
  asked: Asked,
  { apply, stored }: AnsweredWrite<Answer>,
): Promise<Answer> {
  return writeOnce(services, asked, {
    apply,
    keep: (answer) => ({ answer: stored.write(answer) }),
    again: async (_trx, { answer }) => stored.read(answer),
  });
}

/** What is stored under a key, so that the write can be answered again. */
interface Applied {
  kind: RecordKind | null;
  id: Id<never> | null;
  version: number | null;
  answer: unknown;
}

interface OnceRules<Answer> {
  apply(write: Write): Promise<Answer>;
  keep(answer: Answer): Kept;
  again(trx: OwnedTransaction, applied: Applied): Promise<Answer>;
}

/** The columns as they are written: JSON as text. */
type Kept = { [Column in keyof Applied]?: Column extends "id" | "answer" ? string : Applied[Column] };

function writeOnce<Answer>(
  { database, clock }: Services,
  { actor, request, reply }: Asked,
  rules: OnceRules<Answer>,
): Promise<Answer> {
  const key = idempotencyKeyOf(request);
  const { userId } = actor;
  return database.asOwner(userId, async (trx) => {
    const now = clock();
    const applied = key && (await claim(trx, { userId, key, now }));
    if (applied) {
      if (applied.version !== null) reply.header(appliedVersionHeader, applied.version);
      return rules.again(trx, applied);
    }
    return applyOnce(trx, { userId, now, key }, rules);
  });
}

/** Purges keys older than 90 days of all users: the row policy lets a transaction without a user delete only those. */
export async function purgeAppliedWrites(database: Database): Promise<void> {
  await database.asSystem((trx) => sql`delete from applied_writes`.execute(trx));
}

async function applyOnce<Answer>(
  trx: OwnedTransaction,
  { userId, now, key }: { userId: Id<"User">; now: Date; key: IdempotencyKey | null },
  { apply, keep }: Pick<OnceRules<Answer>, "apply" | "keep">,
): Promise<Answer> {
  const changes: NotedChange[] = [];
  const counted: CountedChange[] = [];
  const sealing = await holdSealing(trx, userId);
  const note = (...more: readonly NotedChange[]) => {
    changes.push(...more);
  };
  const count = (...more: readonly CountedChange[]) => {
    counted.push(...more);
  };
  const answer = await apply({ trx, userId, now, sealing, isKeyed: key !== null, note, count });
  await Promise.all([moveFigures(trx, counted), finish(trx, { userId, changes, key, kept: keep(answer) })]);
  return answer;
}

/** The same for a write that no client names, such as sealing later. @throws what `apply` throws */
export function writeUnkeyed<T>(
  { database, clock }: Services,
  userId: Id<"User">,
  apply: (write: Write) => Promise<T>,
): Promise<T> {
  return database.asOwner(userId, (trx) =>
    applyOnce(trx, { userId, now: clock(), key: null }, { apply, keep: () => ({}) }),
  );
}

/**
 * Claims a key for this transaction. Another request with the key waits here until this one has ended.
 *
 * @returns the write that was applied under the key; null for a new key
 * @throws Refusal KEY_REUSED
 */
async function claim(
  trx: OwnedTransaction,
  { userId, key, now }: { userId: Id<"User">; key: IdempotencyKey; now: Date },
): Promise<Applied | null> {
  const inserted = await trx
    .insertInto("applied_writes")
    .values({ user_id: userId, ...key, at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return null;
  const applied = await trx
    .selectFrom("applied_writes")
    .select(["digest", "kind", "id", "version", "answer"])
    .where("key", "=", key.key)
    .executeTakeFirstOrThrow();
  if (applied.digest !== key.digest) throw new Refusal("KEY_REUSED");
  return applied;
}

interface Finished {
  userId: Id<"User">;
  changes: readonly NotedChange[];
  key: IdempotencyKey | null;
  kept: Kept;
}

/** The last statement of a write: it notes the changes, and stores under the key what was answered. */
async function finish(trx: OwnedTransaction, { userId, changes, key, kept }: Finished): Promise<void> {
  const { kind = null, id = null, version = null, answer = null } = kept;
  const stored = key && { userId, key: key.key, kind, id, version, answer };
  const noted = changes.length > 0 ? Object.assign(changedRows(changes), { userId }) : null;
  if (noted && stored) await notingAndStoring(trx, Object.assign(noted, stored));
  else if (noted) await notingOnly(trx, noted);
  else if (stored) await storing(stored).execute(trx);
}

interface Stored extends Record<"id" | "answer", string | null>, Pick<Applied, "kind" | "version"> {
  userId: Id<"User">;
  key: string;
}

const notingOnly = compiledOnce(
  (_trx: OwnedTransaction, noted: Noted) => sql`with ${noting(noted)} select count(*) from noted`,
);

const notingAndStoring = compiledOnce(
  (_trx: OwnedTransaction, both: Noted & Stored) => sql`with ${noting(both)} ${storing(both)}`,
);

function storing({ userId, key, kind, id, version, answer }: Stored): RawBuilder<unknown> {
  return sql`
    update applied_writes set kind = ${kind}, id = ${id}::uuid, version = ${version}::integer,
      answer = ${answer}::jsonb
    where user_id = ${userId} and key = ${key}::uuid`;
}
