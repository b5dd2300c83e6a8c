import { sql } from "kysely";
import type { OwnedTransaction } from "#server/db/database.ts";

/** Tables whose rows are sealed or plain, see [Note: Sealed or plain]. */
const sealableTables = [
  "customers",
  "categories",
  "labor_categories",
  "materials",
  "labor_items",
  "company_profiles",
  "documents",
] as const;

/** Tells whether any record of the owner still has plain words; a logo and a supplier's copy count as words. */
export async function hasPlainRecords(trx: OwnedTransaction): Promise<boolean> {
  for (const table of sealableTables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${plainWords(table)} limit 1`.execute(
      trx,
    );
    if (rows.length > 0) return true;
  }
  return false;
}

function plainWords(table: (typeof sealableTables)[number]) {
  if (table === "company_profiles") return sql`plain is not null or logo_plain is not null`;
  if (table === "documents") return sql`plain is not null or supplier_plain is not null`;
  return sql`plain is not null`;
}
