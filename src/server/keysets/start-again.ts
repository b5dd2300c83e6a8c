import { sql } from "kysely";
import type { Id } from "#domain/ids/id.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { rebuildFigures } from "#server/figures/document-figures.ts";
import { giveUpSealedNumbers } from "#server/numbers/document-number.ts";
import {
  type LostWithTheKey,
  type TenantTable,
  tenantTableNames,
  tenantTables,
  type WordColumns,
} from "#server/schema/tables.ts";
import { beginFeedAgain } from "#server/writes/change-feed.ts";

/**
 * Deletes every sealed record of the owner, whose passphrase is lost. Words that are still plain, in an account that
 * was being encrypted, are kept. So is data without words: the numbers given to documents, since none is given twice
 * (decision M12), and the monthly reports that are locked.
 */
export async function deleteSealed(trx: OwnedTransaction, userId: Id<"User">, now: Date): Promise<void> {
  await giveUpSealedNumbers(trx, now);
  for (const table of tenantTableNames.toReversed()) {
    await lose[tenantTables[table].lostWithTheKey](trx, table);
  }
  await rebuildFigures(trx);
  await beginFeedAgain(trx, userId);
}

const lose: Record<LostWithTheKey, (trx: OwnedTransaction, table: TenantTable) => Promise<unknown>> = {
  nothing: async () => undefined,
  "counted again": async () => undefined,
  "all rows": (trx, table) => sql`delete from ${sql.table(table)}`.execute(trx),
  "unlocked rows": (trx, table) => sql`delete from ${sql.table(table)} where not is_locked`.execute(trx),
  "sealed rows": loseSealedRows,
};

/**
 * Deletes the sealed rows. In other rows it empties only the sealed columns, and the link to a category that is
 * deleted.
 */
async function loseSealedRows(trx: OwnedTransaction, table: TenantTable): Promise<void> {
  await sql`delete from ${sql.table(table)} where sealed is not null`.execute(trx);
  const plan: { words: readonly WordColumns[]; filedUnder?: TenantTable } = tenantTables[table];
  for (const { sealed, alongside = sealed } of plan.words.filter(({ sealed }) => sealed !== "sealed")) {
    const emptied = [...new Set([sealed, alongside])].map((column) => sql`${sql.ref(column)} = null`);
    await sql`
      update ${sql.table(table)} set ${sql.join(emptied)} where ${sql.ref(sealed)} is not null`.execute(trx);
  }
  if (!plan.filedUnder) return;
  await sql`
    update ${sql.table(table)} set category_id = null
    where category_id in (select id from ${sql.table(plan.filedUnder)} where sealed is not null)`.execute(
    trx,
  );
}
