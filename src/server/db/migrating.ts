import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { isLostRace } from "#server/db/database-errors.ts";
import { migrate, type SchemaRelease } from "#server/schema/migrations.ts";

/** How often a migration that could not lock a table is tried, a second apart: longer than a backup usually takes. */
const attempts = 300;

/**
 * Migrates a database that other processes are using. A migration waits at most two seconds for a table, because every
 * request for that table waits behind it; then it lets them go first and is tried again.
 *
 * @param db over one connection, without the time limit of requests. @throws as migrate
 */
export async function migrateBesideOthers(db: Kysely<unknown>, release?: SchemaRelease): Promise<void> {
  await sql`set lock_timeout = 2000`.execute(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await migrate(db, release);
      break;
    } catch (error) {
      if (!isLostRace(error) || attempt === attempts) throw error;
    }
    await wait(1_000);
  }
  await sql`set lock_timeout = 0`.execute(db);
}
