import type { Id } from "#domain/ids/id.ts";
import { reasonOf } from "#server/base/operator-error.ts";
import { Refusal } from "#server/base/refusal.ts";
import { DatabaseAway } from "#server/db/database-errors.ts";
import { LeaseTaken, withLease } from "#server/payments/lease.ts";
import { PaymentsAway } from "#server/payments/payment-provider.ts";
import { bringUpToDate, type PaymentServices } from "#server/payments/payments.ts";
import { findBilledUser, findUsersToCheck, postponeCheck } from "#server/payments/store.ts";

const usersARound = 100;
const aMinute = 60_000;
/** Milliseconds until the next check of a user whose lease other work has. */
const briefly = 5 * aMinute;
const anHour = 60 * aMinute;
/** After this many failures in a row the round ends, since the provider or the database is away for all users. */
const silencesARound = 3;

/** Is called with the reason why a user could not be checked: one line without any of the user's data. */
export type ReconcileLog = (reason: string) => void;

/**
 * Asks the provider about every user who is due ([Note: Webhooks are hints]). This makes up for lost webhooks, and
 * makes the sandbox's renewals follow the clock. A user who cannot be checked is put off, so that the users behind them
 * get their turn, in this round or, if the provider is away for all of them, in the next.
 *
 * @returns how many users were brought up to date
 */
export async function reconcile(services: PaymentServices, log: ReconcileLog): Promise<number> {
  const due = await findUsersToCheck(services.database, services.clock(), usersARound);
  let done = 0;
  let silences = 0;
  for (const userId of due) {
    try {
      await check(services, userId);
      done += 1;
      silences = 0;
    } catch (error) {
      if (isDeleted(error)) continue;
      silences = error instanceof PaymentsAway || error instanceof DatabaseAway ? silences + 1 : 0;
      await putOff(services, userId, { error, log });
      if (silences === silencesARound) break;
    }
  }
  return done;
}

function isDeleted(error: unknown): boolean {
  return error instanceof Refusal && error.code === "UNAUTHENTICATED";
}

/** Postpones a check that failed. Not logged when other work has the lease, because that work updates the user. */
async function putOff(
  { database, clock }: PaymentServices,
  userId: Id<"User">,
  { error, log }: { error: unknown; log: ReconcileLog },
): Promise<void> {
  const isTaken = error instanceof LeaseTaken;
  if (!isTaken) log(reasonOf(error));
  const until = new Date(clock().getTime() + (isTaken ? briefly : anHour));
  await postponeCheck(database, userId, until).catch((failure: unknown) => log(reasonOf(failure)));
}

function check(services: PaymentServices, userId: Id<"User">): Promise<void> {
  const ask = withLease(
    services.database,
    userId,
    async (lease) => {
      const user = await findBilledUser(services.database, userId);
      if (user) await bringUpToDate(services, { user, lease });
    },
    0,
  );
  return ask;
}

export interface Reconciler {
  /** Waits for the present round, and starts no other. */
  stop(): Promise<void>;
}

/**
 * Reconciles in rounds; finding the users who are due is one query on an index.
 *
 * @param pause milliseconds from the end of one round to the next
 */
export function startReconciler(services: PaymentServices, log: ReconcileLog, pause = aMinute): Reconciler {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<unknown> = Promise.resolve();

  const work = () => {
    round = reconcile(services, log)
      .catch((error: unknown) => log(reasonOf(error)))
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
    },
  };
}
