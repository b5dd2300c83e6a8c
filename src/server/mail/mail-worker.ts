import { deliverMail, type Mailroom } from "#server/mail/deliver-mail.ts";

/** Sends mail while the app runs. */
export interface MailWorker {
  /** Waits for the mail that is being sent, and sends no more. */
  stop(): Promise<void>;
}

const twoSeconds = 2_000;

/**
 * Polls for due mail. Polling is how one process finds mail that another one queued; it is a single query on an index
 * that is nearly always empty.
 *
 * @param pause milliseconds from the end of one round to the next
 */
export function startMailWorker(mailroom: Mailroom, pause = twoSeconds): MailWorker {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  const work = () => {
    round = deliverMail(mailroom, () => stopped)
      .catch((error: unknown) => {
        // Not the message: it may quote a row.
        const reason = error instanceof Error ? error.name : "unknown";
        mailroom.log.error({ reason }, "mail could not be looked after");
      })
      .then(() => {
        if (!stopped) timer = setTimeout(work, pause);
      });
  };
  work();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
      mailroom.transport.close();
    },
  };
}
