import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Database, OwnedTransaction } from "#server/db/database.ts";
import { tenantTableNames } from "#server/schema/tables.ts";
import { describeEachEngine } from "#test/support/database.ts";
import { addCustomer, addUser, customerIds, insertCustomer } from "#test/support/sample-rows.ts";

describeEachEngine("row-level security", (database) => {
  let ada = "";
  let bob = "";
  beforeAll(async () => {
    ada = await addUser(database());
    bob = await addUser(database());
  });

  test("forced row-level security guards every tenant table, and no policy is weaker", async () => {
    const tables = await tablesWithGuards(database());
    const tenants = tables.filter(({ name }) => (tenantTableNames as string[]).includes(name));
    expect(tenants.map(({ name }) => name)).toEqual(tenantTableNames.toSorted());
    const guard = { owned: true, enabled: true, forced: true };
    const own = "own_rows ALL PERMISSIVE using check";
    // The purge, which runs without a user, may delete expired rows, and nothing else.
    const purged = ["deleted_documents", "sendings", "applied_writes", "imports"];
    const alsoPurged = ["over_their_time DELETE PERMISSIVE using", own];
    expect(tenants).toEqual(
      tenants.map(({ name }) => ({
        name,
        ...guard,
        policies: purged.includes(name) ? alsoPurged : [own],
      })),
    );
  });

  test("a user sees, changes and deletes only their own rows", async () => {
    const id = await addCustomer(database(), ada);
    expect(await customerIds(database(), ada)).toEqual([id]);
    expect(await customerIds(database(), bob)).toEqual([]);
    const [updated, deleted] = await database().asOwner(bob, async (trx) => [
      await trx.updateTable("customers").set({ plain: "{}" }).where("id", "=", id).executeTakeFirst(),
      await trx.deleteFrom("customers").where("id", "=", id).executeTakeFirst(),
    ]);
    expect(updated).toMatchObject({ numUpdatedRows: 0n });
    expect(deleted).toMatchObject({ numDeletedRows: 0n });
    expect(await customerIds(database(), ada)).toEqual([id]);
  });

  test("no row can be made for another user, or given to one", async () => {
    await expect(database().asOwner(bob, (trx) => insertCustomer(trx, ada))).rejects.toThrow(
      "row-level security",
    );
    const id = await addCustomer(database(), bob);
    const handOver = (trx: OwnedTransaction) =>
      trx.updateTable("customers").set({ user_id: ada }).where("id", "=", id).execute();
    await expect(database().asOwner(bob, handOver)).rejects.toThrow("row-level security");
    expect(await customerIds(database(), bob)).toEqual([id]);
  });

  test("work without an owner sees no rows of tenants and can write none", async () => {
    await addCustomer(database(), ada);
    const all = database().asSystem((trx) => sql`select * from customers`.execute(trx));
    expect((await all).rows).toEqual([]);
    const insert = database().asSystem((trx) => insertCustomer(trx as unknown as OwnedTransaction, ada));
    await expect(insert).rejects.toThrow("row-level security");
  });

  test("a user's setting ends with the transaction", async () => {
    for (let connection = 0; connection < 12; connection += 1) await customerIds(database(), ada);
    const left = await database().asSystem((trx) =>
      sql<{ id: string | null }>`select current_setting('app.user_id', true) as id`.execute(trx),
    );
    expect(left.rows[0]?.id ?? "").toBe("");
  });

  test("deleting a user deletes everything that belongs to them", async () => {
    const carol = await addUser(database());
    await addCustomer(database(), carol);
    await database().asOwner(carol, (trx) => trx.deleteFrom("users").where("id", "=", carol).execute());
    expect(await customerIds(database(), carol)).toEqual([]);
  });
});

interface GuardedTable {
  name: string;
  owned: boolean;
  enabled: boolean;
  forced: boolean;
  policies: string[];
}

/** Every table of the database except the migrations' own, and how it is guarded. */
async function tablesWithGuards(database: Database): Promise<GuardedTable[]> {
  const { rows } = await database.readAsSystem((trx) =>
    sql<GuardedTable>`
      select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
        exists (select from pg_attribute where attrelid = c.oid and attname = 'user_id' and attnotnull) as owned,
        array(
          select concat_ws(' ', policyname, cmd, permissive, case when qual like '%app.user_id%' then 'using' end,
            case when with_check like '%app.user_id%' then 'check' end)
          from pg_policies where tablename = c.relname order by policyname) as policies
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely_%'
      order by name`.execute(trx),
  );
  return rows;
}
