import { sql } from "kysely";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import type { Database, OwnedTransaction } from "#server/db/database.ts";
import { migrations } from "#server/schema/migrations.ts";
import { tenantTableNames } from "#server/schema/tables.ts";
import { password } from "#test/support/api-client.ts";
import { startApp } from "#test/support/app.ts";
import { engines } from "#test/support/database.ts";
import { quickPasswords } from "#test/support/quick-passwords.ts";
import { addUser } from "#test/support/sample-rows.ts";
import { insertIntoPresentTables } from "#test/support/tenant-rows.ts";

const names = Object.keys(migrations);
const [first = ""] = names;

/** The rows of an account, by table, as JSON. */
type Rows = Map<string, object[]>;

test.each(engines)(
  "what accounts of every migration's day have stored is there after the last one, and is read ($name)",
  async ({ openAt }) => {
    const { database, migrate } = await openAt(first);
    const accounts: { email: string; user: string; since: string; rows: Rows }[] = [];
    for (const since of names) {
      await migrate(since);
      const email = `since-${since}@example.com`;
      const user = await addUser(database, email);
      await database.asOwner(user, async (trx) => {
        await insertIntoPresentTables(trx, user);
        await agreeFigures(trx);
        await deleteCopyAside(trx);
      });
      accounts.push({ email, user, since, rows: await rowsOf(database, user) });
    }
    expect([...(accounts.at(-1)?.rows.keys() ?? [])]).toEqual(tenantTableNames);
    expect([...(accounts.at(-1)?.rows.values() ?? [])].every((rows) => rows.length > 0)).toBe(true);

    for (const { user, since, rows } of accounts) {
      const found = await rowsOf(database, user);
      for (const [table, before] of rows) {
        // Migration 0008 emptied this table: what was deleted before it could not be restored.
        const kept = table === "deleted_documents" && since < "0008" ? [] : before;
        const after = found.get(table) ?? [];
        expect(after, `${table} since ${since}`).toHaveLength(kept.length);
        expect(after, `${table} since ${since}`).toEqual(
          expect.arrayContaining(kept.map((row) => withMore(table, row))),
        );
      }
    }

    const password_hash = await quickPasswords.hash(password);
    await database.asSystem((trx) =>
      trx.updateTable("users").set({ password_hash, subscription_status: "active" }).execute(),
    );
    const app = await startApp(database);
    for (const { email, user } of accounts) {
      const client = app.visitor();
      await client.ok(routes.account.login, { body: { email, password } });
      for (const noun of listed) expect(await client.ok(routes[noun].list), noun).toHaveLength(1);
      for (const { id } of await client.ok(routes.quotes.list)) {
        const quote = await client.ok(routes.quotes.read, { id });
        expect(quote).toMatchObject({ lineItems: [{ unitCost: "12.34", name: "A word of a quote" }] });
      }
      for (const { id } of await client.ok(routes.invoices.list)) {
        const invoice = await client.ok(routes.invoices.read, { id });
        expect(invoice).toMatchObject({ lineItems: [{ unitPrice: "12.34", name: "A word of a invoice" }] });
      }
      const deleted = await database.readAsOwner(user, (trx) =>
        trx.selectFrom("deleted_documents").select("id").execute(),
      );
      for (const { id } of deleted) await client.ok(routes.invoices.restore, { id });
      expect(await client.ok(routes.invoices.list)).toHaveLength(1 + deleted.length);
    }
    await app.fastify.close();
    await database.close();
  },
);

const listed = [
  "customers",
  "categories",
  "laborCategories",
  "materials",
  "labor",
  "quotes",
  "invoices",
] as const;

/** Makes the sample figures those of the sample documents, because migrations count documents again. */
async function agreeFigures(trx: OwnedTransaction): Promise<void> {
  await sql`update monthly_figures set month = 3`.execute(trx);
  if (!(await isThere(trx, "status_figures"))) return;
  const ofQuote = JSON.stringify({ kind: "quote", status: "draft" });
  await sql`
    insert into status_figures
    select (jsonb_populate_record(status_figures, ${ofQuote}::jsonb)).* from status_figures`.execute(trx);
}

/** Replaces the sample of a deleted document by a copy of the invoice, deleted as the app does it. */
async function deleteCopyAside(trx: OwnedTransaction): Promise<void> {
  if (!(await isThere(trx, "deleted_documents"))) return;
  await sql`delete from deleted_documents`.execute(trx);
  await sql`
    insert into deleted_documents (user_id, id, kind, document, purge_after)
    select user_id, new_id, kind, to_jsonb(documents) || jsonb_build_object('id', new_id), now() + interval '1 hour'
    from documents, gen_random_uuid() as new_id where kind = 'invoice'`.execute(trx);
}

/**
 * The row, to which migrations may have added columns, as to the document in a deleted document's row. Migration 0027
 * split the words of documents; the answers below are read from both parts.
 */
function withMore(table: string, row: object): unknown {
  const { document } = row as { document?: object };
  if (document) return expect.objectContaining({ ...row, document: withMore("documents", document) });
  if (table !== "documents") return expect.objectContaining(row);
  return expect.objectContaining({ ...row, plain: expect.any(Object) });
}

async function isThere(trx: OwnedTransaction, table: string): Promise<boolean> {
  const { rows } = await sql`select where to_regclass(${table}) is not null`.execute(trx);
  return rows.length > 0;
}

async function rowsOf(database: Database, user: string): Promise<Rows> {
  return database.readAsOwner(user, async (trx) => {
    const found: Rows = new Map();
    for (const table of tenantTableNames) {
      if (!(await isThere(trx, table))) continue;
      const { rows } = await sql<{ row: object }>`
        select to_jsonb(each) as row from ${sql.table(table)} as each`.execute(trx);
      found.set(
        table,
        rows.map(({ row }) => row),
      );
    }
    return found;
  });
}
