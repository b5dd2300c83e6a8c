import { Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Embedded, openEmbedded } from "#server/db/embedded.ts";
import { migrate, migrateTo } from "#server/db/migrations.ts";

let embedded: Embedded;
let db: Kysely<unknown>;
beforeAll(async () => {
  embedded = await openEmbedded({ directory: null });
  db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: embedded.pool }) });
  await migrateTo(db, "0010-purge-due");
  await sql`
    insert into users (id, email, password_hash, first_name, last_name, created_at, updated_at)
    values (gen_random_uuid(), 'ada@example.com', '-', 'Ada', 'Builder', now(), now())`.execute(db);
  await sql`
    insert into deleted_documents (user_id, id, kind, document, purge_after)
    select id, gen_random_uuid(), 'invoice', to_jsonb(jsonb_populate_record(null::documents, '{"lines": []}')), now()
    from users`.execute(db);
  await migrateTo(db, "0017-devices-and-limits");
  await sql`
    with made as (
      insert into categories (user_id, id, plain, created_at, updated_at)
      select id, gen_random_uuid(), jsonb_build_object('name', name), now() + at * interval '1 s', now()
      from users, (values ('Timber', 1), (' timber', 2), ('Paint', 3)) as named (name, at) returning user_id, id
    )
    insert into materials (user_id, id, plain, unit_cost, category_id, created_at, updated_at)
    select user_id, gen_random_uuid(), '{"name": "Board"}', 100, id, now(), now() from made`.execute(db);
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

test("categories of one name become one, with everything that was filed under them", async () => {
  const { rows } = await sql`
    select category.plain ->> 'name' as name, count(*) as items from categories as category
    join materials on materials.category_id = category.id group by 1 order by 1`.execute(db);
  expect(rows).toEqual([
    { name: "Paint", items: 1 },
    { name: "Timber", items: 2 },
  ]);
});
