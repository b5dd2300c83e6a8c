import { createHash } from "node:crypto";
import type { SessionStore } from "@fastify/session";
import type { Session } from "fastify";
import { sql } from "kysely";
import type { Id } from "#domain/account/id.ts";
import type { SystemTransaction } from "#server/db/database.ts";
import type { Services } from "#server/http/services.ts";

/** Milliseconds from a sign-in to the end of its session: 30 days. */
export const sessionLifetime = 30 * 24 * 60 * 60 * 1000;

type Done = (error?: unknown) => void;

/** Keeps sessions in the table (sid, sess, expire); an expired one is as good as none. */
export function sessionStore({ database, clock }: Services): SessionStore {
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
    // A session without a user is the empty shell that a sign-in fills a moment later.
    if (!session.userId) return;
    const row = { sess: JSON.stringify(session), user_id: session.userId };
    // It ends so long after the sign-in, however often it is written again.
    const expire = new Date(clock().getTime() + sessionLifetime).toISOString();
    await database.asSystem((trx) =>
      trx
        .insertInto("sessions")
        .values({ sid: hashSessionId(id), ...row, expire })
        .onConflict((conflict) => conflict.column("sid").doUpdateSet(row))
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
