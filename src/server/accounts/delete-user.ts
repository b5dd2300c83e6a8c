import type { Id } from "#domain/account/id.ts";
import type { Database } from "#server/db/database.ts";

/**
 * Deletes a user with everything that is theirs, in one transaction (decision A4): records, keys, figures and reset
 * links go with the user's row; sessions, which are bound to no row, and mail that waits to be sent go beside it.
 */
export async function deleteUser(database: Database, userId: Id<"User">): Promise<void> {
  await database.asOwner(userId, async (trx) => {
    const user = await trx.deleteFrom("users").where("id", "=", userId).returning("email").executeTakeFirst();
    if (user) await trx.deleteFrom("outbox").where("recipient", "=", user.email).execute();
    await trx.deleteFrom("sessions").where("user_id", "=", userId).execute();
  });
}
