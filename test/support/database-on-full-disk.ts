/**
 * A process that fills the disk under its database and frees it again, for a test that gives it a small disk. It
 * prints one line for each observation.
 *
 *   tsx test/support/database-on-full-disk.ts <data folder>
 */

import { randomBytes } from "node:crypto";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { DatabaseAway } from "#server/db/database-errors.ts";
import { openDatabase } from "#server/db/open-database.ts";

const [folder = ""] = process.argv.slice(2);
const filler = join(folder, "filler");
/** Less than one file of the log, so that the next one cannot be created. */
const leftFree = 12 * 1024 * 1024;
const database = await openDatabase({ databaseUrl: null, dataDirectory: folder });

const sid = "0";
const expire = "2026-11-21T10:22:33.456Z";
await database.asSystem((trx) => trx.insertInto("sessions").values({ sid, sess: "{}", expire }).execute());
let saved = 0;

const { bavail, bsize } = statfsSync(folder);
writeFileSync(filler, Buffer.alloc(bavail * bsize - leftFree));
const refusals: unknown[] = [];
while (refusals.length < 3) await save().catch((error: unknown) => refusals.push(error));
console.log(`refused ${refusals.every((error) => error instanceof DatabaseAway) ? "as away" : "otherwise"}`);
console.log(`the log was full ${refusals.some((error) => String(error).includes("pg_wal"))}`);

rmSync(filler);
const found = await onceThere(readCount);
console.log(`everything there ${found >= saved}`);
await onceThere(save);
console.log(`served again ${(await readCount()) === saved}`);
await database.close();

/** Writes one row over and over, which fills PostgreSQL's log only: a full log is the hardest case. */
async function save(): Promise<void> {
  const count = saved + 1;
  await database.asSystem(async (trx) => {
    for (let time = 0; time < 100; time += 1) {
      const sess = JSON.stringify({ count, text: randomBytes(800).toString("hex") });
      await trx.updateTable("sessions").set({ sess }).where("sid", "=", sid).execute();
    }
  });
  saved = count;
}

/** On a busy machine the first connections after a full disk may time out, as a client sees it: it asks again. */
async function onceThere<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
    }
  }
}

async function readCount(): Promise<number> {
  const { sess } = await database.readAsSystem((trx) =>
    trx.selectFrom("sessions").select("sess").where("sid", "=", sid).executeTakeFirstOrThrow(),
  );
  return z.object({ count: z.number() }).parse(sess).count;
}
