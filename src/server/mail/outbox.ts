import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Database, SystemTransaction } from "#server/db/database.ts";
import type { MailKind, OutboxTable } from "#server/schema/schema.ts";

/**
 * [Note: Mail as rows]
 * A mail is a row, written in the transaction of its cause, and says only what it is about and who gets it. A worker
 * takes it, writes the letter and sends it. So the answer to a request takes as long whether or not the recipient has
 * an account; a mail is neither lost in a crash nor sent for a change that was rolled back; and a link that opens an
 * account exists only in the letter, since the database has its hash.
 *
 * A process leases a row by moving its next attempt into the future. If it dies before it records the result, another
 * process takes the row after that: a mail may be sent twice, with the same Message-ID, and is never forgotten. Failed
 * attempts are retried with exponential backoff.
 */
export type QueuedMail = Selectable<OutboxTable> & { recipient: string };

const minute = 60_000;
const hour = 60 * minute;

/** How long a process has a mail for itself; longer than any transport takes for one. */
const lease = 2 * minute;
const longestPause = hour;
/** A mail that could not be delivered is given up after this long, because its news is old. */
const patience = 24 * hour;
/** How long an operator can see why a mail was given up. */
const remembrance = 30 * 24 * hour;

/** Queues a mail in the caller's transaction. */
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

/** Takes the due mail that has waited longest, or null; no other process gets it until the lease ends. */
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

/** Deletes a mail that was sent, or that has no recipient any more. */
export async function forgetMail(database: Database, id: string): Promise<void> {
  await database.asSystem((trx) => trx.deleteFrom("outbox").where("id", "=", id).execute());
}

/** Puts a mail off after a failed attempt (exponential backoff): by one minute, two, four and so on, up to an hour. */
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

/** Whether a mail is too old for another attempt. */
export function isTooOld({ created_at }: QueuedMail, now: Date): boolean {
  return now.getTime() - Date.parse(created_at) >= patience;
}

/** Gives a mail up. Its row keeps the time and the reason, but no longer the address. */
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

/** Deletes the mails that were given up more than 30 days ago. */
export async function purgeDeadMail(database: Database, now: Date): Promise<void> {
  const long = new Date(now.getTime() - remembrance).toISOString();
  await database.asSystem((trx) => trx.deleteFrom("outbox").where("dead_at", "<=", long).execute());
}
