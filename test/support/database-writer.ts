/**
 * A process that writes customers of one user without end, for tests that kill it. It prints one line for each event:
 * "found <id>" for every row at the start, "ready", then "saved <id>" for every acknowledged write.
 *
 *   tsx test/support/database-writer.ts <data folder> <user id>
 */
import { randomUUID } from "node:crypto";
import { openDatabase } from "#server/db/open-database.ts";

const [folder = "", userId = ""] = process.argv.slice(2);
const now = "2026-11-21T10:22:33.456Z";
const database = await openDatabase({ databaseUrl: null, dataDirectory: folder });

const user = {
  id: userId,
  email: "ada@example.com",
  password_hash: "-",
  first_name: "Ada",
  last_name: "Builder",
};
await database.asSystem((trx) =>
  trx
    .insertInto("users")
    .values({ ...user, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute(),
);
const rows = await database.readAsOwner(userId, (trx) => trx.selectFrom("customers").select("id").execute());
for (const { id } of rows) print(`found ${id}`);
print("ready");

for (;;) {
  const id = randomUUID();
  const row = { user_id: userId, id, plain: JSON.stringify({ name: id }), created_at: now, updated_at: now };
  await database.asOwner(userId, (trx) => trx.insertInto("customers").values(row).execute());
  print(`saved ${id}`);
}

/** On Linux, Node writes to a pipe at once, so a printed line has been sent, whatever happens next. */
function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
