import { createHash } from "node:crypto";
import type { SessionStore } from "@fastify/session";
import type { FastifyRequest, Session } from "fastify";
import { sql } from "kysely";
import type { Id } from "#domain/account/id.ts";
import type { SystemTransaction } from "#server/db/database.ts";
import type { Services } from "#server/http/services.ts";

/** Milliseconds from a sign-in to the end of its session: 30 days. */
export const sessionLifetime = 30 * 24 * 60 * 60 * 1000;

type Done = (error?: unknown) => void;

/** Keeps sessions in the table (sid, sess, expire); an expired one is as good as none. */
export function sessionStore({ database, clock }: Pick<Services, "database" | "clock">): SessionStore {
  async function read(id: string): Promise<Session | null> {
    const row = await database.readAsSystem((trx) =>
      trx
        .selectFrom("sessions")
        .select("sess")
        .where("sid", "=", hashSessionId(id))
        .where("expire", ">", clock().toISOString())
        .executeTakeFirst(),
    );
    return (row?.sess as unknown as Session) ?? null;
  }

  async function write(id: string, session: Session): Promise<void> {
    // The empty shell that a sign-in fills a moment later.
    if (!session.userId) return;
    // Written again, never made: a session that was ended while its last request ran stays ended.
    await database.asSystem((trx) =>
      trx
        .updateTable("sessions")
        .set({ sess: JSON.stringify(session) })
        .where("sid", "=", hashSessionId(id))
        .execute(),
    );
  }

  async function remove(id: string): Promise<void> {
    await database.asSystem((trx) =>
      trx.deleteFrom("sessions").where("sid", "=", hashSessionId(id)).execute(),
    );
  }

  return {
    get: (id, done) => void read(id).then((session) => done(null, session), done),
    set: (id, session, done: Done) => void write(id, session).then(() => done(), done),
    destroy: (id, done: Done) => void remove(id).then(() => done(), done),
  };
}

/**
 * Makes the session of a sign-in, in a transaction that looks at the password again: one that was changed or reset
 * while the sign-in was on its way has ended every session, and this one must not come after.
 *
 * @param passwordHash the one that the password was compared with
 * @returns false if the user has another by now, or is gone
 */
export async function keepSession(
  trx: SystemTransaction,
  session: FastifyRequest["session"],
  { userId, passwordHash, now }: { userId: Id<"User">; passwordHash: string; now: Date },
): Promise<boolean> {
  const same = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where("password_hash", "=", passwordHash)
    .forShare()
    .executeTakeFirst();
  if (!same) return false;
  await trx
    .insertInto("sessions")
    .values({
      sid: hashSessionId(session.sessionId),
      sess: JSON.stringify(session),
      user_id: userId,
      expire: new Date(now.getTime() + sessionLifetime).toISOString(),
    })
    .execute();
  return true;
}

/** Deletes the sessions that have ended; they open nothing, but they name their users. */
export async function purgeSessions({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<void> {
  await database.asSystem((trx) =>
    trx.deleteFrom("sessions").where("expire", "<=", clock().toISOString()).execute(),
  );
}

/**
 * Takes the device share of every session of a user but one: what their browsers keep of the root key opens no more,
 * and they ask for the passphrase. A session gets another share when it asks for one.
 */
export async function dropDeviceShares(
  trx: SystemTransaction,
  userId: Id<"User">,
  exceptSession: string,
): Promise<void> {
  await sql`
    update sessions set sess = sess - 'deviceShare'
    where user_id = ${userId} and sid <> ${hashSessionId(exceptSession)}`.execute(trx);
}

/** Ends every session of a user but one. */
export async function endOtherSessions(
  trx: SystemTransaction,
  userId: Id<"User">,
  exceptSession: string,
): Promise<void> {
  await trx
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("sid", "<>", hashSessionId(exceptSession))
    .execute();
}

/** What a session id is stored under: SHA-256 in hex, so that a stolen table opens no session. */
function hashSessionId(id: string): string {
  return createHash("sha256").update(id).digest("hex");
}
