import { sql } from "kysely";
import { Refusal } from "#contract/errors.ts";
import type { Id } from "#domain/account/id.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { Services } from "#server/http/services.ts";

/** Counts the room that accounts take. */
export interface AccountSpace {
  /**
   * Counts a body that is to be written.
   *
   * @throws Refusal ACCOUNT_FULL
   */
  take(userId: Id<"User">, bytes: number): Promise<void>;
}

const usualStep = 1_000_000;
/** What a row takes besides its words, about. */
const rowBytes = 200;

/** The tables that grow with use, and their columns of any length. */
const measured = {
  customers: ["plain", "sealed"],
  categories: ["plain", "sealed"],
  labor_categories: ["plain", "sealed"],
  materials: ["plain", "sealed"],
  labor_items: ["plain", "sealed"],
  company_profiles: ["plain", "sealed", "logo_plain", "logo_sealed"],
  documents: ["plain", "sealed", "lines", "supplier_plain", "supplier_sealed"],
  deleted_documents: ["document"],
  document_numbers: ["number"],
} as const;

/**
 * Bodies are added up in memory and written down each megabyte, so that a write costs nothing more. The sum is what
 * was sent and not what is kept: once it is over the limit, what is kept is measured, and only that decides.
 */
export function accountSpace({ database, config }: Pick<Services, "database" | "config">): AccountSpace {
  const limit = config.accountBytes;
  const step = Math.min(usualStep, limit / 10);
  const unwritten = new Map<Id<"User">, number>();
  return {
    async take(userId, bytes) {
      const due = (unwritten.get(userId) ?? 0) + bytes;
      unwritten.set(userId, due);
      if (due < step) return;
      unwritten.delete(userId);
      const kept = await database.asOwner(userId, async (trx) => {
        if ((await addBytes(trx, userId, due)) <= limit) return 0;
        return measureBytes(trx, userId);
      });
      if (kept + bytes <= limit) return;
      // The next body is looked at too, however small.
      unwritten.set(userId, step);
      throw new Refusal("ACCOUNT_FULL");
    },
  };
}

async function addBytes(trx: OwnedTransaction, userId: Id<"User">, bytes: number): Promise<number> {
  const row = await trx
    .insertInto("account_bytes")
    .values({ user_id: userId, bytes })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({ bytes: sql<number>`account_bytes.bytes + excluded.bytes` }),
    )
    .returning("bytes")
    .executeTakeFirstOrThrow();
  return row.bytes;
}

/** Measures what the account keeps, and counts on from there. */
async function measureBytes(trx: OwnedTransaction, userId: Id<"User">): Promise<number> {
  const sums = Object.entries(measured).map(([table, columns]) => {
    const sizes = columns.map((column) => sql`coalesce(pg_column_size(${sql.ref(column)}), 0)`);
    return sql`select coalesce(sum(${rowBytes}::int + ${sql.join(sizes, sql` + `)}), 0) as bytes from ${sql.table(table)}`;
  });
  const { rows } = await sql<{ bytes: number }>`
    select sum(bytes)::bigint as bytes from (${sql.join(sums, sql` union all `)}) as each`.execute(trx);
  const bytes = rows[0]?.bytes ?? 0;
  await trx.updateTable("account_bytes").set({ bytes }).where("user_id", "=", userId).execute();
  return bytes;
}
