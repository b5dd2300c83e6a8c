import type { accountRoutes } from "#contract/account.ts";
import type { Id } from "#domain/ids/id.ts";
import { isResetTokenGood, resetPassword } from "#server/accounts/password-resets.ts";
import { setPassword } from "#server/accounts/set-password.ts";
import { findUser } from "#server/accounts/store.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { AppServices } from "#server/billing/open-payments.ts";
import type { Database } from "#server/db/database.ts";
import type { Handlers } from "#server/http/handler.ts";
import { keepSession } from "#server/http/session-store.ts";
import { notePasswordTyped, requireTypedPassword, wrongPassword } from "#server/http/typed-password.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { closeAccount } from "#server/payments/close-account.ts";
import { passwords as said } from "#words/en-gb/account.ts";

type PasswordRoutes = Pick<
  typeof accountRoutes,
  "forgotPassword" | "resetPassword" | "changePassword" | "confirmPassword" | "deleteAccount"
>;

/** Changing and resetting a password, and deleting the account. */
export function passwordHandlers({
  database,
  clock,
  passwords,
  payments,
}: AppServices): Handlers<PasswordRoutes> {
  return {
    // Whether the account exists is not even looked up here ([Note: Mail as rows]).
    forgotPassword: async ({ body }) => {
      const mail = { kind: "password_reset", recipient: body.email } as const;
      await database.asSystem((trx) => queueMail(trx, mail, clock()));
      return { message: said.linkSent };
    },

    resetPassword: async ({ body: { token, password } }) => {
      // Checked first, so that a made-up token does not cost the time of a hash.
      if (!(await isResetTokenGood(database, token, clock()))) throw new Refusal("RESET_LINK_INVALID");
      const passwordHash = await passwords.hash(password);
      const used = await resetPassword(database, { token, passwordHash, now: clock() });
      if (!used) throw new Refusal("RESET_LINK_INVALID");
      return null;
    },

    changePassword: async ({ actor: { userId }, body, request }) => {
      const stored = await findUser(database, userId);
      if (!stored) throw new Refusal("UNAUTHENTICATED");
      const matches = await passwords.matches(body.currentPassword, stored.passwordHash);
      if (!matches) throw wrongPassword("currentPassword");
      const passwordHash = await passwords.hash(body.newPassword);
      await request.session.renew();
      const now = clock();
      const changed = await database.asSystem(async (trx) => {
        const replaces = stored.passwordHash;
        if (!(await setPassword(trx, { userId, passwordHash, replaces, now }))) return false;
        return keepSession(trx, request.session, { userId, passwordHash, now });
      });
      if (changed) return null;
      // Another device changed the password first, which ended this session too.
      await request.session.destroy();
      throw new Refusal("UNAUTHENTICATED");
    },

    confirmPassword: async ({ actor: { userId }, body, request }) => {
      const stored = await findUser(database, userId);
      if (!stored) throw new Refusal("UNAUTHENTICATED");
      if (!(await passwords.matches(body.password, stored.passwordHash))) throw wrongPassword("password");
      notePasswordTyped(request, clock());
      return null;
    },

    deleteAccount: async ({ actor, request }) => {
      requireTypedPassword(request, clock());
      await closeAccount(payments, actor.userId, () => deleteUser(database, actor.userId));
      await request.session.destroy();
      return null;
    },
  };
}

/**
 * Deletes a user and all their data in one transaction (decision A4). Foreign keys delete records, keys, figures and
 * reset links together with the user's row. Sessions, which reference no row, and waiting mail are deleted here.
 */
async function deleteUser(database: Database, userId: Id<"User">): Promise<void> {
  await database.asOwner(userId, async (trx) => {
    const user = await trx.deleteFrom("users").where("id", "=", userId).returning("email").executeTakeFirst();
    if (user) await trx.deleteFrom("outbox").where("recipient", "=", user.email).execute();
    await trx.deleteFrom("sessions").where("user_id", "=", userId).execute();
  });
}
