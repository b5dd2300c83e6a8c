import type { Id } from "#domain/ids/id.ts";
import type { SystemTransaction } from "#server/db/database.ts";

/**
 * Sets a user's password in the caller's transaction. It ends every session and voids every reset link, so that a
 * person who knew the old password is signed out.
 *
 * @param replaces the hash that the old password was compared with; null after a reset link, which needs no old
 * password
 * @returns false if that hash has been replaced meanwhile; then nothing has changed
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
