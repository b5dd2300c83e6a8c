import { Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Embedded } from "#server/db/embedded.ts";
import { migrate, migrateTo } from "#server/schema/migrations.ts";
import { openEmptyEmbedded } from "#test/support/database.ts";

let embedded: Embedded;
let db: Kysely<unknown>;
beforeAll(async () => {
  embedded = await openEmptyEmbedded();
  db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: embedded.pool }) });
  await migrateTo(db, "0010-purge-due");
  await sql`
    insert into users (id, email, password_hash, first_name, last_name, created_at, updated_at)
    values (gen_random_uuid(), 'ada@example.com', '-', 'Ada', 'Builder', now(), now())`.execute(db);
  await sql`
    insert into deleted_documents (user_id, id, kind, document, purge_after)
    select id, gen_random_uuid(), 'invoice', to_jsonb(jsonb_populate_record(null::documents, '{"lines": []}')), now()
    from users`.execute(db);
  await migrate(db);
}, 300_000);
afterAll(() => embedded.close());

test("a document that was deleted before an update gets every column that a migration adds to documents", async () => {
  const { rows } = await sql<{ missing: string[] | null }>`
    select (
      select array_agg(column_name::text) from information_schema.columns
      where table_name = 'documents' and not document ? column_name::text
    ) as missing
    from deleted_documents`.execute(db);
  expect(rows).toEqual([{ missing: null }]);
});
