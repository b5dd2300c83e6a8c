import type { Id } from "#domain/ids/id.ts";
import type { Database, OwnedTransaction } from "#server/db/database.ts";

/**
 * Marks an account as newly encrypted: its plain words are gone from the rows, but not yet from the database's files
 * ([Note: Old versions]). Call it in the transaction that makes the account strict.
 */
export async function notePlainWords(trx: OwnedTransaction, userId: Id<"User">): Promise<void> {
  await trx.updateTable("users").set({ purge_due: true }).where("id", "=", userId).execute();
}

/**
 * Purges the plain words of all marked accounts from the database's files. If it fails or is cut short, the accounts
 * stay marked for the next call. So does an account that is marked meanwhile, because the purge may have missed its
 * words.
 */
export async function purgePlainWords(database: Database): Promise<void> {
  const noted = await database.readAsSystem((trx) =>
    trx.selectFrom("users").select("id").where("purge_due", "=", true).execute(),
  );
  if (noted.length === 0) return;
  await database.purgeOldVersions();
  const ids = noted.map(({ id }) => id);
  await database.asSystem((trx) =>
    trx.updateTable("users").set({ purge_due: false }).where("id", "in", ids).execute(),
  );
}
