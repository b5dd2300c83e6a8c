import type { Id } from "#domain/account/id.ts";
import type { SystemTransaction } from "#server/db/database.ts";

/**
 * Gives a user another password, within the caller's transaction: every session ends and every link to reset the
 * password is void, so that a person who knew the old one is out.
 *
 * @param replaces the hash that the former password was compared with, where it was; null for a link of a mail
 * @returns false if that one has been replaced meanwhile; nothing has changed then
 */
export async function setPassword(
  trx: SystemTransaction,
  change: { userId: Id<"User">; passwordHash: string; replaces: string | null; now: Date },
): Promise<boolean> {
  const { userId, passwordHash, replaces, now } = change;
  let update = trx
    .updateTable("users")
    .set({ password_hash: passwordHash, updated_at: now.toISOString() })
    .where("id", "=", userId);
  if (replaces !== null) update = update.where("password_hash", "=", replaces);
  const changed = await update.executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) return false;
  await trx.deleteFrom("password_resets").where("user_id", "=", userId).execute();
  await trx.deleteFrom("sessions").where("user_id", "=", userId).execute();
  return true;
}
