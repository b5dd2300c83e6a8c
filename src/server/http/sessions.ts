import { randomBytes } from "node:crypto";
import session from "@fastify/session";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Id } from "#domain/account/id.ts";
import { notePasswordTyped } from "#server/accounts/typed-password.ts";
import type { Services } from "#server/http/services.ts";
import { keepSession, sessionLifetime, sessionStore } from "#server/http/session-store.ts";

declare module "fastify" {
  interface Session {
    userId?: Id<"User">;
    /** Base64url of 32 random bytes; half of what opens the browser's local copy of the root key. */
    deviceShare?: string;
    /** When the password was last typed, an ISO instant; see typed-password.ts. */
    passwordAt?: string;
  }
}

/** Adds sessions: a random id in a cookie, the rest in the database under the id's hash. */
export async function addSessions(app: FastifyInstance, services: Services): Promise<void> {
  const secure = services.config.publicUrl.startsWith("https:");
  await app.register(session, {
    // The id is 256 random bits and looked up by its hash; a signature would add a secret to keep and no proof.
    secret: { sign: (id) => id, unsign: (id) => ({ valid: true, renew: false, value: id }) },
    idGenerator: () => randomBytes(32).toString("base64url"),
    cookieName: secure ? "__Host-quotewright" : "quotewright",
    cookie: { path: "/", httpOnly: true, secure, sameSite: "lax", maxAge: sessionLifetime },
    saveUninitialized: false,
    rolling: false,
    store: sessionStore(services),
  });
}

/**
 * Signs a user in who has typed their password, under a new session id, with a device share of its own.
 *
 * @returns false if the password has been changed since it was compared, or the user deleted; nobody is signed in then
 */
export async function startSession(
  request: FastifyRequest,
  { database, clock }: Services,
  user: { userId: Id<"User">; passwordHash: string },
): Promise<boolean> {
  await request.session.regenerate();
  request.session.userId = user.userId;
  request.session.deviceShare = newDeviceShare();
  notePasswordTyped(request, clock());
  const kept = await database.asSystem((trx) => keepSession(trx, request.session, { ...user, now: clock() }));
  if (!kept) await request.session.destroy();
  return kept;
}

/** A session's half of what opens the browser's local copy of the root key. */
export function newDeviceShare(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * Goes on under a new session id as the same user, once the caller's transaction keeps it; the browser's local copy of
 * the root key stays good.
 */
export async function renewSession(request: FastifyRequest): Promise<void> {
  await request.session.regenerate(["userId", "deviceShare", "passwordAt"]);
}
