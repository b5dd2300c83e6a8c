import type { Id } from "#domain/ids/id.ts";
import type { Database } from "#server/db/database.ts";

/**
 * Deletes a user and all their data in one transaction (decision A4). Foreign keys delete records, keys, figures and
 * reset links together with the user's row. Sessions, which reference no row, and waiting mail are deleted here.
 */
export async function deleteUser(database: Database, userId: Id<"User">): Promise<void> {
  await database.asOwner(userId, async (trx) => {
    const user = await trx.deleteFrom("users").where("id", "=", userId).returning("email").executeTakeFirst();
    if (user) await trx.deleteFrom("outbox").where("recipient", "=", user.email).execute();
    await trx.deleteFrom("sessions").where("user_id", "=", userId).execute();
  });
}
