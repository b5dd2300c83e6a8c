import type { accountRoutes } from "#contract/account.ts";
import { trialDays, type User } from "#domain/account/person.ts";
import { currentStatus } from "#domain/account/subscription.ts";
import { rememberDevice } from "#server/accounts/known-devices.ts";
import { passwordHandlers } from "#server/accounts/password-handlers.ts";
import {
  findDraftKey,
  findUser,
  findUserByEmail,
  insertUser,
  noteLogin,
  type StoredUser,
} from "#server/accounts/store.ts";
import { newId } from "#server/base/new-id.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { AppServices } from "#server/billing/open-payments.ts";
import type { Actor, Handlers } from "#server/http/handler.ts";
import { startSession } from "#server/http/sessions.ts";
import type { RequestRegion } from "#server/region/request-region.ts";

const day = 24 * 60 * 60 * 1000;

/** Registration, sign-in, sign-out and the user's own data, and the handlers of passwords. */
export function accountHandlers(
  services: AppServices,
  regionOf: RequestRegion,
): Handlers<typeof accountRoutes> {
  const { database, clock, passwords } = services;

  async function currentUser({ actor }: { actor: Actor }): Promise<User> {
    const stored = await findUser(database, actor.userId);
    if (!stored) throw new Refusal("UNAUTHENTICATED");
    return toUser(stored, clock());
  }

  return {
    ...passwordHandlers(services),
    user: currentUser,
    authUser: currentUser,

    register: async ({ body, request, reply }) => {
      const now = clock();
      const id = newId<"User">();
      const trialEnd = new Date(now.getTime() + trialDays * day);
      const { password, language = regionOf(request).language ?? "en-GB", ...person } = body;
      const passwordHash = await passwords.hash(password);
      const inserted = await insertUser(database, { ...person, id, passwordHash, language, trialEnd, now });
      if (!inserted) throw new Refusal("EMAIL_TAKEN");
      await startSession(request, services, { userId: id, passwordHash });
      await rememberDevice(services, { request, reply }, id);
      return currentUser({ actor: { userId: id } });
    },

    login: async ({ body, request, reply }) => {
      const stored = await findUserByEmail(database, body.email);
      const matches = await passwords.matches(body.password, stored?.passwordHash ?? null);
      if (!stored || !matches) throw new Refusal("INVALID_CREDENTIALS");
      const { id: userId, passwordHash } = stored;
      if (!(await startSession(request, services, { userId, passwordHash }))) {
        throw new Refusal("INVALID_CREDENTIALS");
      }
      await noteLogin(database, userId, clock());
      await rememberDevice(services, { request, reply }, userId);
      return toUser(stored, clock());
    },

    draftKey: async ({ actor }) => {
      const hex = await findDraftKey(database, actor.userId);
      if (hex === null) throw new Refusal("UNAUTHENTICATED");
      return { draftKey: Buffer.from(hex, "hex").toString("base64url") };
    },

    logout: async ({ request }) => {
      await request.session.destroy();
      return null;
    },
  };
}

function toUser(stored: StoredUser, now: Date): User {
  const { passwordHash: _, hasProviderSubscription: __, ...user } = stored;
  return { ...user, subscriptionStatus: currentStatus(stored, now).status };
}
