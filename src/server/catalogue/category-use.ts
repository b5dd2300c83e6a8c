import { Refusal } from "#contract/errors.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { CategoryTable } from "#server/records/record-store.ts";

/**
 * [Note: Filing and removing at once]
 * Who files an item locks its category's row against removal, and who removes a category locks it against filing:
 * the later of the two waits, and then sees what the first has done.
 */
const itemTables = { categories: "materials", labor_categories: "labor_items" } as const;

/** Refuses to remove a category that items are filed under (decision W4). */
export async function refuseCategoryInUse(
  trx: OwnedTransaction,
  categories: CategoryTable,
  id: string,
): Promise<void> {
  await trx
    .selectFrom(categories as "categories")
    .select("id")
    .where("id", "=", id)
    .forUpdate()
    .execute();
  const { count } = await trx
    .selectFrom(itemTables[categories] as "materials")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("category_id", "=", id)
    .executeTakeFirstOrThrow();
  if (count === 0) return;
  throw new Refusal("IN_USE", `Category is in use by ${count} ${count === 1 ? "item" : "items"}`);
}

/** Refuses to file an item under a category that is not there. */
export async function requireCategory(
  trx: OwnedTransaction,
  categories: CategoryTable,
  id: unknown,
): Promise<void> {
  if (typeof id !== "string") return;
  const found = await trx
    .selectFrom(categories as "categories")
    .select("id")
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst();
  if (!found) {
    const message = "Category not found";
    throw new Refusal("VALIDATION_FAILED", message, [{ path: "categoryId", message }]);
  }
}
