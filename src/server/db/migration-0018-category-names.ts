import { type Migration, sql } from "kysely";

const catalogue = [
  { categories: "categories", items: "materials" },
  { categories: "labor_categories", items: "labor_items" },
] as const;

/** Two names that differ in case and blanks alone are one. */
const name = sql`lower(regexp_replace(btrim(plain ->> 'name'), '\\s+', ' ', 'g'))`;

/** Categories of one name become one, and stay so. Of sealed ones the server knows no name: there the app looks. */
export const categoryNames: Migration = {
  async up(db) {
    for (const { categories, items } of catalogue) {
      const tables = [sql.table(categories), sql.table(items)];
      // A migration is nobody's, so it would see no rows: for its transaction the tables' owner may see them all.
      for (const table of tables) await sql`alter table ${table} no force row level security`.execute(db);
      const twins = sql`
        select user_id, id, first_value(id) over (partition by user_id, ${name} order by created_at, id) as kept
        from ${sql.table(categories)} where plain is not null`;
      await sql`
        update ${sql.table(items)} as item set category_id = twin.kept from (${twins}) as twin
        where item.user_id = twin.user_id and item.category_id = twin.id and twin.id <> twin.kept`.execute(
        db,
      );
      await sql`
        delete from ${sql.table(categories)} as category using (${twins}) as twin
        where category.user_id = twin.user_id and category.id = twin.id and twin.id <> twin.kept`.execute(db);
      for (const table of tables) await sql`alter table ${table} force row level security`.execute(db);
      await sql`
        create unique index ${sql.ref(`${categories}_name`)} on ${sql.table(categories)} (user_id, (${name}))
        where plain is not null`.execute(db);
    }
  },
};
