import { Refusal } from "#contract/errors.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { CategoryTable } from "#server/records/record-store.ts";

type ItemTable = "materials" | "labor_items";

/** Refuses to remove a category that items are filed under (decision W4). */
export async function refuseCategoryInUse(
  trx: OwnedTransaction,
  items: ItemTable,
  id: string,
): Promise<void> {
  const { count } = await trx
    .selectFrom(items as "materials")
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
    .executeTakeFirst();
  if (!found) {
    const message = "Category not found";
    throw new Refusal("VALIDATION_FAILED", message, [{ path: "categoryId", message }]);
  }
}
