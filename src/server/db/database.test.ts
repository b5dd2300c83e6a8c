import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Database } from "#server/db/database.ts";
import { describeEachEngine } from "#test/support/database.ts";

const now = "2026-11-21T10:22:33.456Z";

describeEachEngine("the database", (database) => {
  test("answers", async () => {
    await expect(database().ping()).resolves.toBeUndefined();
  });

  test("keeps what was committed", async () => {
    const user = await addUser(database());
    const id = await addCustomer(database(), user);
    expect(await customerIds(database(), user)).toEqual([id]);
  });
});

async function addUser(database: Database): Promise<string> {
  const id = randomUUID();
  const user = {
    id,
    email: `${id}@example.com`,
    password_hash: "-",
    first_name: "Ada",
    last_name: "Builder",
  };
  await database.asSystem((trx) =>
    trx
      .insertInto("users")
      .values({ ...user, created_at: now, updated_at: now })
      .execute(),
  );
  return id;
}

async function addCustomer(database: Database, user: string): Promise<string> {
  const id = randomUUID();
  const row = { user_id: user, id, plain: '{"name":"Bob"}', created_at: now, updated_at: now };
  await database.asOwner(user, (trx) => trx.insertInto("customers").values(row).execute());
  return id;
}

async function customerIds(database: Database, user: string): Promise<string[]> {
  const rows = await database.readAsOwner(user, (trx) => trx.selectFrom("customers").select("id").execute());
  return rows.map(({ id }) => id);
}
