import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { isSameCategory } from "#domain/catalogue/category-name.ts";
import type { Database } from "#server/db/database.ts";
import { isUniqueViolation } from "#server/db/database-errors.ts";
import { type EarlierDatabase, engines } from "#test/support/database.ts";
import { addUser } from "#test/support/sample-rows.ts";

/** Every character that JavaScript's `\s` matches. */
const blanks = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((each) =>
  /\s/.test(each),
);

const catalogues = [
  { categories: "categories", items: "materials", price: sql`unit_cost`, value: sql`100` },
  {
    categories: "labor_categories",
    items: "labor_items",
    price: sql`rate, rate_type`,
    value: sql`100, 'hour'`,
  },
] as const;
type Catalogue = (typeof catalogues)[number];

test.each(engines)(
  "categories with the same name are merged, each account's on its own ($name)",
  async ({ openAt }) => {
    const earlier = await openAt("0017-devices-and-limits");
    const users = await filed(earlier, ["Timber", " timber", "Paint", "TIMBER "]);
    await earlier.migrate("0018-category-names");
    const kept = [
      { name: "Paint", items: 1 },
      { name: "Timber", items: 3 },
    ];
    expect(await namesOf(earlier, users)).toEqual([kept, kept, kept, kept]);
    await earlier.database.close();
  },
);

test.each(engines)(
  "names that differ only in tabs and no-break spaces are the same ($name)",
  async ({ openAt }) => {
    const earlier = await openAt("0022-document-language");
    const names = ["Sheet timber", "\tsheet\u00a0Timber", "Sheet \t timber\u00a0", "Sheettimber"];
    const users = await filed(earlier, names);
    await earlier.migrate("0023-category-blanks");
    const kept = [
      { name: "Sheet timber", items: 3 },
      { name: "Sheettimber", items: 1 },
    ];
    expect(await namesOf(earlier, users)).toEqual([kept, kept, kept, kept]);

    for (const blank of blanks) {
      const name = `${blank}SHEET${blank}timber${blank}`;
      expect(isSameCategory(name, "Sheet timber")).toBe(true);
      for (const catalogue of catalogues) {
        await expect(add(earlier.database, users[0], { catalogue, name })).rejects.toSatisfy((error) =>
          isUniqueViolation(error, `${catalogue.categories}_name`),
        );
      }
    }
    await earlier.database.close();
  },
);

/** Two accounts with categories of these names in both catalogues, in this order, and an item in each. */
async function filed({ database }: EarlierDatabase, names: string[]) {
  const users = [await addUser(database), await addUser(database)] as const;
  for (const user of users) {
    for (const catalogue of catalogues) {
      for (const [second, name] of names.entries()) await add(database, user, { catalogue, name, second });
    }
  }
  return users;
}

interface Category {
  catalogue: Catalogue;
  name: string;
  second?: number;
}

function add(database: Database, user: string, { catalogue, name, second = 0 }: Category): Promise<unknown> {
  const { categories, items, price, value } = catalogue;
  const id = randomUUID();
  const created = sql`timestamptz '2026-11-21' + ${second} * interval '1 s'`;
  return database.asOwner(user, async (trx) => {
    await sql`
      insert into ${sql.table(categories)} (user_id, id, plain, created_at, updated_at)
      values (${user}, ${id}, jsonb_build_object('name', ${name}::text), ${created}, ${created})`.execute(
      trx,
    );
    await sql`
      insert into ${sql.table(items)} (user_id, id, plain, ${price}, category_id, created_at, updated_at)
      values (${user}, gen_random_uuid(), '{"name": "Board"}', ${value}, ${id}, ${created}, ${created})`.execute(
      trx,
    );
  });
}

/** The names of categories and how many items each has, by account and catalogue. */
async function namesOf({ database }: EarlierDatabase, users: readonly string[]) {
  const wanted = users.flatMap((user) => catalogues.map((catalogue) => ({ user, ...catalogue })));
  const answers = wanted.map(({ user, categories, items }) =>
    database.readAsOwner(user, (trx) =>
      sql`
        select category.plain ->> 'name' as name, count(*) as items from ${sql.table(categories)} as category
        join ${sql.table(items)} as item on item.category_id = category.id group by 1 order by 1`.execute(
        trx,
      ),
    ),
  );
  return (await Promise.all(answers)).map(({ rows }) => rows);
}
