import type { Database } from "#server/db/database.ts";
import { DatabaseAway } from "#server/db/database-errors.ts";
import { type Mail, MailFailure, type MailTransport } from "#server/mail/mail.ts";
import {
  forgetMail,
  giveMailUp,
  isTooOld,
  putMailOff,
  type QueuedMail,
  takeDueMail,
} from "#server/mail/outbox.ts";
import type { MailKind } from "#server/schema/schema.ts";

/** Is called with what happened to a mail, without its address or its text. */
export interface MailLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface Mailroom {
  readonly database: Database;
  readonly clock: () => Date;
  readonly transport: MailTransport;
  /** Writes the letter for each attempt; null if the mail has no recipient any more. */
  readonly compose: (kind: MailKind, recipient: string) => Promise<Mail | null>;
  readonly log: MailLog;
}

/**
 * Sends all mail that is due, one after the other. Any number of processes may do so at the same time.
 *
 * @param stopped asked before each mail
 * @throws DatabaseAway; mails that were taken are tried again later
 */
export async function deliverMail(mailroom: Mailroom, stopped: () => boolean = () => false): Promise<void> {
  while (!stopped()) {
    const queued = await takeDueMail(mailroom.database, mailroom.clock());
    if (!queued) return;
    await deliver(mailroom, queued);
  }
}

async function deliver({ database, clock, transport, compose, log }: Mailroom, queued: QueuedMail) {
  const facts = { mail: queued.id, kind: queued.kind, attempt: queued.attempts };
  try {
    const letter = await compose(queued.kind, queued.recipient);
    if (!letter) return forgetMail(database, queued.id);
    await transport.send({ ...letter, id: queued.id, date: clock() });
  } catch (error) {
    if (error instanceof DatabaseAway) throw error;
    const { permanent, reason } = failureOf(error);
    const failure = { reason, now: clock() };
    if (permanent || isTooOld(queued, failure.now)) {
      log.error({ ...facts, reason }, "a mail was given up");
      return giveMailUp(database, queued, failure);
    }
    log.warn({ ...facts, reason }, "a mail was put off");
    return putMailOff(database, queued, failure);
  }
  await forgetMail(database, queued.id);
  log.info(facts, "a mail was sent");
}

/** An unexpected error in writing or sending is temporary, like any other; only its name is logged, not its message. */
function failureOf(error: unknown): Pick<MailFailure, "permanent" | "reason"> {
  if (error instanceof MailFailure) return error;
  return { permanent: false, reason: error instanceof Error ? error.name : "unknown" };
}
