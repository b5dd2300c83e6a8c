import { sql } from "kysely";
import type { Id } from "#domain/ids/id.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { Services } from "#server/http/services.ts";
import { countedColumns } from "#server/schema/tables.ts";

/** Counts the space that accounts take. */
export interface AccountSpace {
  /**
   * Counts a request body before it is written.
   *
   * @param share of the limit that the account may fill: 1, or 2 while it is encrypted, since a full account must
   *   still be able to replace its words by envelopes, which are longer
   * @throws Refusal ACCOUNT_FULL
   */
  take(userId: Id<"User">, bytes: number, share?: 1 | 2): Promise<void>;
  /** Counts what was written in addition to a body. */
  add(userId: Id<"User">, bytes: number): void;
  /** Records that something was deleted, so that a full account is measured again at its next write. */
  freed(userId: Id<"User">): void;
}

const usualStep = 1_000_000;
/** The approximate size of a row without its words. */
const rowBytes = 200;

/** A measured account that has no space left. */
interface FullAccount {
  /** The bytes stored when it was measured, plus those written since. */
  kept: number;
  /** When it is measured again, in milliseconds since 1970. */
  until: number;
}

/** Milliseconds for which the measure of a full account is used, because measuring reads all its rows. */
const trustedFor = 60_000;

/**
 * Adds up bodies in memory and stores the sum after each megabyte, so that a single write costs no query. The sum is
 * what was sent, which may be more than what is stored. So when it exceeds the limit, the stored data is measured, and
 * only that decides.
 */
export function accountSpace({
  database,
  config,
  clock,
}: Pick<Services, "database" | "config" | "clock">): AccountSpace {
  const limit = config.accountBytes;
  const step = Math.min(usualStep, limit / 10);
  const unwritten = new Map<Id<"User">, number>();
  const full = new Map<Id<"User">, FullAccount>();

  function add(userId: Id<"User">, bytes: number): void {
    const measured = full.get(userId);
    if (measured) measured.kept += bytes;
    else unwritten.set(userId, (unwritten.get(userId) ?? 0) + bytes);
  }

  /** @returns the bytes that the account stores, if this many more may exceed the limit; else 0 */
  async function look(userId: Id<"User">, bytes: number): Promise<number> {
    const wasFull = full.delete(userId);
    const due = unwritten.get(userId) ?? 0;
    if (!wasFull && due + bytes < step) return 0;
    unwritten.delete(userId);
    return database.asOwner(userId, async (trx) => {
      const sum = await addBytes(trx, userId, due);
      return wasFull || sum === null || sum + bytes > limit ? measureBytes(trx, userId) : 0;
    });
  }

  return {
    async take(userId, bytes, share = 1) {
      const now = clock().getTime();
      const known = full.get(userId);
      const isKnown = known !== undefined && now < known.until;
      const kept = isKnown ? known.kept : await look(userId, bytes);
      if (kept + bytes <= limit * share) return add(userId, bytes);
      if (!isKnown) full.set(userId, { kept, until: now + trustedFor });
      throw new Refusal("ACCOUNT_FULL");
    },
    add,
    freed(userId) {
      const measured = full.get(userId);
      if (measured) measured.until = 0;
    },
  };
}

/** @returns the new sum; null if the account was never measured, as it may be older than the counting */
async function addBytes(trx: OwnedTransaction, userId: Id<"User">, bytes: number): Promise<number | null> {
  const row = await trx
    .updateTable("account_bytes")
    .set({ bytes: sql<number>`bytes + ${bytes}` })
    .where("user_id", "=", userId)
    .returning("bytes")
    .executeTakeFirst();
  return row?.bytes ?? null;
}

/** Measures what the account stores, and makes that the new sum. */
async function measureBytes(trx: OwnedTransaction, userId: Id<"User">): Promise<number> {
  const sums = countedColumns.map(({ table, columns }) => {
    const sizes = columns.map((column) => sql`coalesce(pg_column_size(${sql.ref(column)}), 0)`);
    return sql`select coalesce(sum(${rowBytes}::int + ${sql.join(sizes, sql` + `)}), 0) as bytes from ${sql.table(table)}`;
  });
  const { rows } = await sql<{ bytes: number }>`
    select sum(bytes)::bigint as bytes from (${sql.join(sums, sql` union all `)}) as each`.execute(trx);
  const bytes = rows[0]?.bytes ?? 0;
  await trx
    .insertInto("account_bytes")
    .values({ user_id: userId, bytes })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ bytes }))
    .execute();
  return bytes;
}
