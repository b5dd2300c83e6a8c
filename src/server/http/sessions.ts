import { randomBytes } from "node:crypto";
import session from "@fastify/session";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Id } from "#domain/ids/id.ts";
import type { Services } from "#server/http/services.ts";
import { keepSession, sessionLifetime, sessionStore } from "#server/http/session-store.ts";
import { notePasswordTyped } from "#server/http/typed-password.ts";

declare module "fastify" {
  interface Session {
    userId?: Id<"User">;
    /** Base64url of 32 random bytes: half of what opens the browser's local copy of the root key. */
    deviceShare?: string;
    /** When the password was last typed, an ISO timestamp; see typed-password.ts. */
    passwordAt?: string;
  }
}

/** Adds sessions: the cookie has a random id, and the database has the rest under the id's hash. */
export async function addSessions(app: FastifyInstance, services: Services): Promise<void> {
  const secure = services.config.publicUrl.startsWith("https:");
  await app.register(session, {
    // The id is 256 random bits and is looked up by its hash; a signature would need a secret and prove nothing more.
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
 * Signs in a user who has typed their password: with a new session id and a new device share.
 *
 * @returns false if the password was changed after the comparison, or the user deleted; then nobody is signed in
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

/** A session's half of what opens the browser's local copy of the root key: 32 random bytes in base64url. */
export function newDeviceShare(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * Continues the user's session under a new id, once the caller's transaction stores it. The browser's local copy of the
 * root key stays usable.
 */
export async function renewSession(request: FastifyRequest): Promise<void> {
  await request.session.regenerate(["userId", "deviceShare", "passwordAt"]);
}
