import type { Id } from "#domain/account/id.ts";
import type { Database, OwnedTransaction } from "#server/db/database.ts";

/**
 * Notes that an account has turned to encryption throughout: its plain words are gone from the rows, and not yet from
 * the files they stand in ([Note: Old versions]). Part of the transaction that turns it.
 */
export async function notePlainWords(trx: OwnedTransaction, userId: Id<"User">): Promise<void> {
  await trx.updateTable("users").set({ purge_due: true }).where("id", "=", userId).execute();
}

/**
 * Takes the plain words of all accounts that were noted out of the files. What fails or is cut off stays noted, for the
 * next call; an account that is noted meanwhile does too, since its words may have been passed by.
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
