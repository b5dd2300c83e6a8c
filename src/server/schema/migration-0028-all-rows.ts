import { type Kysely, sql } from "kysely";

/**
 * Runs work that reads and writes the rows of every account. A migration runs without a user, so row-level security
 * would show it no rows; within its transaction the owner of the tables may see them all. Frozen like a migration,
 * because migrations call it.
 */
export async function withAllRows(
  db: Kysely<unknown>,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  }
  await work();
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  }
}
