import type { OwnedTransaction } from "#server/db/database.ts";
import { rebuildFigures } from "#server/documents/document-figures.ts";

/**
 * Deletes every sealed record of the owner, whose passphrase is lost. Words that are still plain stay, in an account
 * that was being encrypted; so does what holds no word: the numbers given to documents, which are never given again
 * (decision M12), and the reports of months that were locked.
 */
export async function deleteSealed(trx: OwnedTransaction): Promise<void> {
  await trx.deleteFrom("documents").where("sealed", "is not", null).execute();
  await trx.deleteFrom("deleted_documents").execute();
  await trx
    .updateTable("documents")
    .set({ supplier_sealed: null, supplier_terms: null })
    .where("supplier_sealed", "is not", null)
    .execute();
  await trx.deleteFrom("customers").where("sealed", "is not", null).execute();
  await deleteCatalogue(trx);
  await trx.deleteFrom("company_profiles").where("sealed", "is not", null).execute();
  await trx
    .updateTable("company_profiles")
    .set({ logo_sealed: null })
    .where("logo_sealed", "is not", null)
    .execute();
  await rebuildFigures(trx);
  await trx.deleteFrom("monthly_reports").where("is_locked", "=", false).execute();
}

/** A plain item may stand in a category that is sealed; it stays, without one. */
async function deleteCatalogue(trx: OwnedTransaction): Promise<void> {
  for (const [items, categories] of [
    ["materials", "categories"],
    ["labor_items", "labor_categories"],
  ] as const) {
    await trx.deleteFrom(items).where("sealed", "is not", null).execute();
    await trx
      .updateTable(items)
      .set({ category_id: null })
      .where("category_id", "in", (query) =>
        query.selectFrom(categories).select("id").where("sealed", "is not", null),
      )
      .execute();
    await trx.deleteFrom(categories).where("sealed", "is not", null).execute();
  }
}
