import { sql } from "kysely";
import { Refusal } from "#server/base/refusal.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { OwnColumns } from "#server/records/record-store.ts";
import type { CategoryTable } from "#server/schema/tables.ts";

/**
 * [Note: Filing and removing at once]
 * A write that files an item under a category locks the category's row against deletion, and a deletion of a category
 * locks it against filing. If the two race, the later one waits, and then sees what the first one has done.
 */
const itemTables = { categories: "materials", labor_categories: "labor_items" } as const;

/** Refuses to delete a category that has items (decision W4). */
export async function refuseCategoryInUse(
  trx: OwnedTransaction,
  categories: CategoryTable,
  id: string,
): Promise<void> {
  await sql`select id from ${sql.table(categories)} where id = ${id} for update`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(itemTables[categories])} where category_id = ${id}`.execute(
    trx,
  );
  const count = rows[0]?.count ?? 0;
  if (count === 0) return;
  throw new Refusal("IN_USE", `answers.categoryInUse ${count}`);
}

/** Refuses to file items under a category that does not exist. */
export async function requireCategories(
  trx: OwnedTransaction,
  categories: CategoryTable,
  filed: readonly OwnColumns[],
): Promise<void> {
  const ids = [...new Set(filed.map(({ category_id: id }) => id).filter((id) => typeof id === "string"))];
  if (ids.length === 0) return;
  const { rows } = await sql`
    select id from ${sql.table(categories)} where id = any(${ids}::uuid[]) order by id for key share`.execute(
    trx,
  );
  if (rows.length < ids.length) {
    throw new Refusal("VALIDATION_FAILED", [{ path: "categoryId", reason: "answers.noCategory" }]);
  }
}
