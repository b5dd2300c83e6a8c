import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Database, SystemTransaction } from "#server/db/database.ts";
import type { MailKind, OutboxTable } from "#server/db/schema.ts";

/**
 * [Note: Mail as rows]
 * A mail is a row, written in the transaction of its cause, and says only what it is about and to whom. A worker
 * takes it, writes the letter and sends it. So an answer takes as long whether or not there is anybody to write to,
 * a mail is neither lost in a crash nor sent for something that was rolled back, and a link that opens an account
 * exists in the letter alone: the database knows its hash.
 *
 * A process takes a row by moving its next try into the future. If it dies before it says how the mail fared,
 * another one takes the row then: a mail may be sent twice, under one Message-ID, and is never forgotten.
 */
export type QueuedMail = Selectable<OutboxTable> & { recipient: string };

const minute = 60_000;
const hour = 60 * minute;

/** How long a process has a mail to itself; longer than any transport takes over one. */
const lease = 2 * minute;
const longestPause = hour;
/** After this long a mail that nobody took is given up: its news is old. */
const patience = 24 * hour;
/** How long an operator can read why a mail was given up. */
const remembrance = 30 * 24 * hour;

/** Queues a mail; part of the caller's transaction. */
export async function queueMail(
  trx: SystemTransaction,
  { kind, recipient }: { kind: MailKind; recipient: string },
  now: Date,
): Promise<void> {
  const moment = now.toISOString();
  await trx
    .insertInto("outbox")
    .values({ id: randomUUID(), kind, recipient, next_try_at: moment, created_at: moment })
    .execute();
}

/** Takes the mail that has waited longest, if any is due; no other process gets it for the length of the lease. */
export async function takeDueMail(database: Database, now: Date): Promise<QueuedMail | null> {
  const row = await database.asSystem((trx) =>
    trx
      .updateTable("outbox")
      .set({
        next_try_at: new Date(now.getTime() + lease).toISOString(),
        attempts: sql<number>`attempts + 1`,
      })
      .where("id", "=", (due) =>
        due
          .selectFrom("outbox")
          .select("id")
          .where("dead_at", "is", null)
          .where("next_try_at", "<=", now.toISOString())
          .orderBy("next_try_at")
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst(),
  );
  return (row as QueuedMail | undefined) ?? null;
}

/** Forgets a mail that was sent, or that is to be sent to nobody. */
export async function forgetMail(database: Database, id: string): Promise<void> {
  await database.asSystem((trx) => trx.deleteFrom("outbox").where("id", "=", id).execute());
}

/** Puts a mail off after a failed try: by a minute, then two, then four, up to an hour. */
export async function putMailOff(
  database: Database,
  { id, attempts }: QueuedMail,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  const pause = Math.min(minute * 2 ** (attempts - 1), longestPause);
  const next = new Date(now.getTime() + pause).toISOString();
  await database.asSystem((trx) =>
    trx
      .updateTable("outbox")
      .set({ next_try_at: next, failure: reason })
      .where("id", "=", id)
      .where("dead_at", "is", null)
      .execute(),
  );
}

/** Whether a mail has waited so long that another try is no use. */
export function isStale({ created_at }: QueuedMail, now: Date): boolean {
  return now.getTime() - Date.parse(created_at) >= patience;
}

/** Gives a mail up. The row stays and tells when and why, but no longer to whom. */
export async function giveMailUp(
  database: Database,
  { id }: QueuedMail,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await database.asSystem((trx) =>
    trx
      .updateTable("outbox")
      .set({ recipient: null, dead_at: now.toISOString(), failure: reason })
      .where("id", "=", id)
      .execute(),
  );
}

/** Deletes the mails that were given up a month ago. */
export async function purgeDeadMail(database: Database, now: Date): Promise<void> {
  const long = new Date(now.getTime() - remembrance).toISOString();
  await database.asSystem((trx) => trx.deleteFrom("outbox").where("dead_at", "<=", long).execute());
}
