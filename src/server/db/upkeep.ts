import type { Pool } from "pg";
import type { Embedded } from "#server/db/embedded.ts";

/** Maintains the embedded database while it runs. */
export interface Upkeep {
  /** Stops the timer, waits for the present round, and does a last one. */
  finish(): Promise<void>;
}

const everyFiveMinutes = 300_000;

/**
 * Does for the embedded database what PostgreSQL's background processes do on a server, and PGlite lacks: CHECKPOINT,
 * which keeps the log short and makes the start after a crash quick; and VACUUM ANALYZE, which removes deleted rows
 * from the disk and keeps query plans good. If nothing was written since the last round, a round does nothing.
 *
 * @param onError is called with the error of a failed round; the next round tries again
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

/** The end of the log, which moves with every change and at no other time. */
async function logPosition(pool: Pool): Promise<string> {
  const { rows } = await pool.query("select pg_current_wal_insert_lsn()::text as position");
  return String(rows[0]?.position);
}

/** Table by table, so that requests can run in between. */
async function tendTables(pool: Pool): Promise<void> {
  const { rows } = await pool.query(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of rows as { name: string }[]) await pool.query(`vacuum (analyze) public.${name}`);
}
