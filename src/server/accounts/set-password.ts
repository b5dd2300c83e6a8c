import type { Id } from "#domain/account/id.ts";
import type { SystemTransaction } from "#server/db/database.ts";

/**
 * Gives a user another password, within the caller's transaction: every session ends and every link to reset the
 * password is void, so that whoever knew the old one is out.
 */
export async function setPassword(
  trx: SystemTransaction,
  { userId, passwordHash, now }: { userId: Id<"User">; passwordHash: string; now: Date },
): Promise<void> {
  await trx
    .updateTable("users")
    .set({ password_hash: passwordHash, updated_at: now.toISOString() })
    .where("id", "=", userId)
    .execute();
  await trx.deleteFrom("password_resets").where("user_id", "=", userId).execute();
  await trx.deleteFrom("sessions").where("user_id", "=", userId).execute();
}
