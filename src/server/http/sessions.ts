import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Id } from "#domain/ids/id.ts";
import type { Services } from "#server/http/services.ts";
import {
  keepSession,
  type SessionFacts,
  type SessionStore,
  sessionLifetime,
  sessionStore,
} from "#server/http/session-store.ts";
import { notePasswordTyped } from "#server/http/typed-password.ts";

declare module "fastify" {
  interface FastifyRequest {
    session: RequestSession;
  }
}

/** The session of a request. What a handler changes of it is stored when the request is answered. */
class RequestSession implements SessionFacts {
  /** The id in the cookie, 256 random bits; empty while nobody is signed in. */
  sessionId: string;
  declare userId?: Id<"User">;
  declare deviceShare?: string;
  declare passwordAt?: string;
  isEnded = false;
  readonly #store: SessionStore;
  /** What the table has. */
  #stored: SessionFacts;

  constructor(store: SessionStore, sessionId: string, stored: SessionFacts) {
    this.#store = store;
    this.#stored = stored;
    this.sessionId = sessionId;
    Object.assign(this, stored);
  }

  /** Whether the table does not have it as it is now. */
  get isChanged(): boolean {
    const { userId, deviceShare, passwordAt } = this.#stored;
    return this.userId !== userId || this.deviceShare !== deviceShare || this.passwordAt !== passwordAt;
  }

  noteStored(): void {
    const { userId, deviceShare, passwordAt } = this;
    this.#stored = { userId, deviceShare, passwordAt } as SessionFacts;
  }

  /** Goes on under a new id, and the old one opens nothing any more. Its caller stores it under the new one. */
  async renew(): Promise<void> {
    const { sessionId } = this;
    this.sessionId = randomBytes(32).toString("base64url");
    this.#stored = {};
    if (sessionId !== "") await this.#store.remove(sessionId);
  }

  async destroy(): Promise<void> {
    this.isEnded = true;
    if (this.sessionId !== "") await this.#store.remove(this.sessionId);
  }
}

/**
 * Adds sessions: the cookie has a random id, and the database has the rest under the id's hash. Only a sign-in, a
 * new password and a sign-out change the cookie: by the time of any other answer, the browser may have the cookie of its
 * next session.
 */
export function addSessions(app: FastifyInstance, services: Services): void {
  const store = sessionStore(services);
  const secure = services.config.publicUrl.startsWith("https:");
  const name = secure ? "__Host-quotewright" : "quotewright";
  const attributes = { path: "/", httpOnly: true, secure, sameSite: "lax" } as const;

  app.decorateRequest("session");
  app.addHook("onRequest", (request, _reply, done) => {
    const id = request.cookies[name];
    if (!id) {
      request.session = new RequestSession(store, "", {});
      return done();
    }
    store.read(id).then((stored) => {
      request.session = new RequestSession(store, stored ? id : "", stored ?? {});
      done();
    }, done);
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    // A request that was refused before it was asked for its session has none.
    const session = request.session as RequestSession | undefined;
    const sent = request.cookies?.[name] ?? "";
    if (!session) return done(null, payload);
    const isSame = session.sessionId === sent;
    if (session.isEnded) {
      if (isSame && sent !== "") reply.clearCookie(name, attributes);
      return done(null, payload);
    }
    const canKeep = session.sessionId !== "" && (!secure || request.protocol === "https");
    if (!canKeep || (isSame && !session.isChanged)) return done(null, payload);
    const saved = session.isChanged ? store.write(session) : Promise.resolve();
    saved.then(() => {
      const expires = new Date(services.clock().getTime() + sessionLifetime);
      if (!isSame) reply.setCookie(name, session.sessionId, { ...attributes, expires });
      done(null, payload);
    }, done);
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
  const { session } = request;
  await session.renew();
  session.userId = user.userId;
  session.deviceShare = newDeviceShare();
  notePasswordTyped(request, clock());
  const kept = await database.asSystem((trx) => keepSession(trx, session, { ...user, now: clock() }));
  if (kept) session.noteStored();
  else await session.destroy();
  return kept;
}

/** A session's half of what opens the browser's local copy of the root key: 32 random bytes in base64url. */
export function newDeviceShare(): string {
  return randomBytes(32).toString("base64url");
}
