import { createHash, randomBytes } from "node:crypto";
import { setPassword } from "#server/accounts/set-password.ts";
import type { Database } from "#server/db/database.ts";

const minute = 60_000;
const lifetime = 30 * minute;

/**
 * Makes a token with which the owner of an e-mail address can choose a new password: 256 random bits, stored as their
 * hash, for one use within 30 minutes. Earlier tokens stay valid for their own 30 minutes, so that of two mails that
 * cross neither has a dead link.
 *
 * @param email in lower case
 * @returns null if there is no account
 */
export async function issueResetToken(database: Database, email: string, now: Date): Promise<string | null> {
  const token = randomBytes(32).toString("base64url");
  return database.asSystem(async (trx) => {
    const user = await trx.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
    if (!user) return null;
    await trx
      .deleteFrom("password_resets")
      .where("user_id", "=", user.id)
      .where("expires_at", "<=", now.toISOString())
      .execute();
    const expires = new Date(now.getTime() + lifetime).toISOString();
    await trx
      .insertInto("password_resets")
      .values({ user_id: user.id, token_hash: hashToken(token), expires_at: expires })
      .execute();
    return token;
  });
}

/** Whether a token can be used now. */
export async function isResetTokenGood(database: Database, token: string, now: Date): Promise<boolean> {
  const row = await database.readAsSystem((trx) =>
    trx
      .selectFrom("password_resets")
      .select("user_id")
      .where("token_hash", "=", hashToken(token))
      .where("expires_at", ">", now.toISOString())
      .executeTakeFirst(),
  );
  return row !== undefined;
}

/**
 * Uses a token: sets the new password, ends every session of the user, and voids all earlier links. If two requests use
 * it at the same time, one is refused.
 *
 * @returns false if the token is unknown, used or too old; then nothing has changed
 */
export async function resetPassword(
  database: Database,
  { token, passwordHash, now }: { token: string; passwordHash: string; now: Date },
): Promise<boolean> {
  return database.asSystem(async (trx) => {
    const used = await trx
      .deleteFrom("password_resets")
      .where("token_hash", "=", hashToken(token))
      .where("expires_at", ">", now.toISOString())
      .returning("user_id")
      .executeTakeFirst();
    if (!used) return false;
    return setPassword(trx, { userId: used.user_id, passwordHash, replaces: null, now });
  });
}

/** Deletes all expired tokens. */
export async function purgeResetLinks(database: Database, now: Date): Promise<void> {
  await database.asSystem((trx) =>
    trx.deleteFrom("password_resets").where("expires_at", "<=", now.toISOString()).execute(),
  );
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
