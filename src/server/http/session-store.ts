import { createHash } from "node:crypto";
import type { SessionStore } from "@fastify/session";
import type { FastifyRequest, Session } from "fastify";
import { type Insertable, sql } from "kysely";
import * as z from "zod/mini";
import type { Id } from "#domain/ids/id.ts";
import { compiledOnce } from "#server/db/compiled-once.ts";
import type { SystemTransaction } from "#server/db/database.ts";
import type { Services } from "#server/http/services.ts";
import type { SessionsTable } from "#server/schema/schema.ts";
import { storedJson, textOf } from "#server/schema/stored-json.ts";

/** Milliseconds from a sign-in to the end of its session: 30 days. */
export const sessionLifetime = 30 * 24 * 60 * 60 * 1000;

/**
 * A session, in the column `sessions.sess` ([Note: Stored JSON]). Other fields are the session plugin's own and stay.
 */
export const storedSession = storedJson<Session>(
  1,
  z.looseObject({
    cookie: z.custom<Session["cookie"]>((value) => typeof value === "object" && value !== null),
    userId: z.exactOptional(textOf<Id<"User">>()),
    deviceShare: z.exactOptional(z.string()),
    passwordAt: z.exactOptional(z.string()),
  }),
);

const sessionById = compiledOnce((trx: SystemTransaction, { sid, now }: { sid: string; now: string }) =>
  trx.selectFrom("sessions").select("sess").where("sid", "=", sid).where("expire", ">", now),
);

type Done = (error?: unknown) => void;

/** Stores sessions in the table (sid, sess, expire); an expired session counts as absent. */
export function sessionStore({ database, clock }: Pick<Services, "database" | "clock">): SessionStore {
  async function read(id: string): Promise<Session | null> {
    const asked = { sid: hashSessionId(id), now: clock().toISOString() };
    const [row] = await database.readAsSystem((trx) => sessionById(trx, asked));
    return row ? storedSession.read(row.sess) : null;
  }

  async function write(id: string, session: Session): Promise<void> {
    // An empty session, which the sign-in fills in a moment.
    if (!session.userId) return;
    // Updated, never inserted: a session that was ended while its last request ran stays ended.
    await database.asSystem((trx) =>
      trx
        .updateTable("sessions")
        .set({ sess: storedSession.write(session) })
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
 * Stores the session of a sign-in, in a transaction that checks the password hash again. If the password was changed or
 * reset during the sign-in, all sessions were ended, and this one must not start after that.
 *
 * @param passwordHash the hash that the typed password was compared with
 * @returns false if the user's hash has changed since, or the user was deleted
 */
export async function keepSession(
  trx: SystemTransaction,
  session: FastifyRequest["session"],
  { userId, passwordHash, now }: { userId: Id<"User">; passwordHash: string; now: Date },
): Promise<boolean> {
  const [same] = await userWithHash(trx, { userId, passwordHash });
  if (!same) return false;
  await insertSession(trx, {
    sid: hashSessionId(session.sessionId),
    sess: storedSession.write(session),
    user_id: userId,
    expire: new Date(now.getTime() + sessionLifetime).toISOString(),
  });
  return true;
}

const userWithHash = compiledOnce(
  (trx: SystemTransaction, { userId, passwordHash }: { userId: Id<"User">; passwordHash: string }) =>
    trx
      .selectFrom("users")
      .select("id")
      .where("id", "=", userId)
      .where("password_hash", "=", passwordHash)
      .forShare(),
);

const insertSession = compiledOnce((trx: SystemTransaction, session: Insertable<SessionsTable>) =>
  trx.insertInto("sessions").values(session),
);

/** Deletes expired sessions: they cannot be used any more, but they name their users. */
export async function purgeSessions({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<void> {
  await database.asSystem((trx) =>
    trx.deleteFrom("sessions").where("expire", "<=", clock().toISOString()).execute(),
  );
}

/**
 * Removes the device share from all sessions of a user but one. The copies of the root key in those browsers cannot be
 * opened any more, so they ask for the passphrase. A session gets a new share when it asks for one.
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

/** The id under which a session is stored: SHA-256 in hex, so that a stolen table opens no session. */
function hashSessionId(id: string): string {
  return createHash("sha256").update(id).digest("hex");
}
