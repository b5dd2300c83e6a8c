import type { Pool } from "pg";
import type { Embedded } from "#server/db/embedded.ts";

/** What tends the embedded database while it runs. */
export interface Upkeep {
  /** Stops the timer, waits for a round that is under way and does a last one. */
  finish(): Promise<void>;
}

const everyFiveMinutes = 300_000;

/**
 * Does for the embedded database what PostgreSQL's background processes do elsewhere, and which PGlite has none of:
 * CHECKPOINT, so that the log stays short and a start after a crash quick; VACUUM ANALYZE, so that deleted rows
 * leave the disk and queries keep their plans. A round that follows no write does nothing.
 *
 * @param onError is told of a round that failed; the next one tries again
 */
export function startUpkeep(
  { pool, unhurried }: Pick<Embedded, "pool" | "unhurried">,
  onError: (error: unknown) => void,
  pause = everyFiveMinutes,
): Upkeep {
  let position = "";
  let round = Promise.resolve();

  async function tend(): Promise<void> {
    try {
      if ((await logPosition(pool)) === position) return;
      await unhurried(async () => {
        await tendTables(pool);
        await pool.query("checkpoint");
      });
      position = await logPosition(pool);
    } catch (error) {
      onError(error);
    }
  }

  const timer = setInterval(() => {
    round = round.then(tend);
  }, pause);
  timer.unref();

  return {
    async finish() {
      clearInterval(timer);
      await round;
      await tend();
    },
  };
}

/** How far the log has been written: it moves with every change, and only then. */
async function logPosition(pool: Pool): Promise<string> {
  const { rows } = await pool.query("select pg_current_wal_insert_lsn()::text as position");
  return String(rows[0]?.position);
}

/** Table by table, so that requests get their turn in between. */
async function tendTables(pool: Pool): Promise<void> {
  const { rows } = await pool.query(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of rows as { name: string }[]) await pool.query(`vacuum (analyze) public.${name}`);
}
