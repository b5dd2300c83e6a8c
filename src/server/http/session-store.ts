import { createHash } from "node:crypto";
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

/** What is remembered of a session. */
export interface SessionFacts {
  userId?: Id<"User">;
  /** Base64url of 32 random bytes: half of what opens the browser's local copy of the root key. */
  deviceShare?: string;
  /** When the password was last typed, an ISO timestamp; see typed-password.ts. */
  passwordAt?: string;
}

/** A session, in the column `sessions.sess` ([Note: Stored JSON]). */
export const storedSession = storedJson<SessionFacts>(
  1,
  z.object({
    userId: z.exactOptional(textOf<Id<"User">>()),
    deviceShare: z.exactOptional(z.string()),
    passwordAt: z.exactOptional(z.string()),
  }),
);

/** A session with the id that is in its cookie. */
export interface IdentifiedSession extends SessionFacts {
  readonly sessionId: string;
}

/** Processes of earlier releases demand a `cookie`, and do not need what is in it. */
function jsonOf({ userId, deviceShare, passwordAt }: SessionFacts): string {
  const facts = { cookie: {}, userId, deviceShare, passwordAt } as SessionFacts;
  return storedSession.write(facts);
}

const sessionById = compiledOnce((trx: SystemTransaction, { sid, now }: { sid: string; now: string }) =>
  trx.selectFrom("sessions").select("sess").where("sid", "=", sid).where("expire", ">", now),
);

/** The sessions in the table (sid, sess, expire), by the id in the cookie. */
export interface SessionStore {
  /** An expired session counts as absent. */
  read(id: string): Promise<SessionFacts | null>;
  /** Updates a session, and never inserts it: one that was ended while its last request ran stays ended. */
  write(session: IdentifiedSession): Promise<void>;
  remove(id: string): Promise<void>;
}

export function sessionStore({ database, clock }: Pick<Services, "database" | "clock">): SessionStore {
  return {
    async read(id) {
      const asked = { sid: hashSessionId(id), now: clock().toISOString() };
      const [row] = await database.readAsSystem((trx) => sessionById(trx, asked));
      return row ? storedSession.read(row.sess) : null;
    },

    async write(session) {
      await database.asSystem((trx) =>
        trx
          .updateTable("sessions")
          .set({ sess: jsonOf(session) })
          .where("sid", "=", hashSessionId(session.sessionId))
          .execute(),
      );
    },

    async remove(id) {
      await database.asSystem((trx) =>
        trx.deleteFrom("sessions").where("sid", "=", hashSessionId(id)).execute(),
      );
    },
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
  session: IdentifiedSession,
  { userId, passwordHash, now }: { userId: Id<"User">; passwordHash: string; now: Date },
): Promise<boolean> {
  const [same] = await userWithHash(trx, { userId, passwordHash });
  if (!same) return false;
  await insertSession(trx, {
    sid: hashSessionId(session.sessionId),
    sess: jsonOf(session),
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
