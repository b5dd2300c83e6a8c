import { type Kysely, type Migration, type RawBuilder, sql } from "kysely";

const catalogue = [
  { categories: "categories", items: "materials" },
  { categories: "labor_categories", items: "labor_items" },
] as const;

/**
 * Merges categories with the same name, and keeps names unique. The server cannot read sealed ones: the app checks
 * those.
 */
export const categoryNames: Migration = {
  // `\s` depends on the database's locale here, so tabs and no-break spaces told names apart: migration 0023 mends
  // that.
  up: (db) => uniteCategories(db, sql`lower(regexp_replace(btrim(plain ->> 'name'), '\\s+', ' ', 'g'))`),
};

/**
 * Merges an account's plain categories that have the same name, with everything filed under them, into the oldest, and
 * adds a unique index.
 *
 * @param name an SQL expression over a category's row, equal for two categories that count as the same
 */
export async function uniteCategories(db: Kysely<unknown>, name: RawBuilder<unknown>): Promise<void> {
  for (const { categories, items } of catalogue) {
    const tables = [sql.table(categories), sql.table(items)];
    // A migration runs without a user, so it would see no rows: for its transaction the tables' owner may see them all.
    for (const table of tables) await sql`alter table ${table} no force row level security`.execute(db);
    const twins = sql`
      select user_id, id, first_value(id) over (partition by user_id, ${name} order by created_at, id) as kept
      from ${sql.table(categories)} where plain is not null`;
    await sql`
      update ${sql.table(items)} as item set category_id = twin.kept from (${twins}) as twin
      where item.user_id = twin.user_id and item.category_id = twin.id and twin.id <> twin.kept`.execute(db);
    await sql`
      delete from ${sql.table(categories)} as category using (${twins}) as twin
      where category.user_id = twin.user_id and category.id = twin.id and twin.id <> twin.kept`.execute(db);
    for (const table of tables) await sql`alter table ${table} force row level security`.execute(db);
    const index = sql.ref(`${categories}_name`);
    await sql`drop index if exists ${index}`.execute(db);
    await sql`
      create unique index ${index} on ${sql.table(categories)} (user_id, (${name}))
      where plain is not null`.execute(db);
  }
}
