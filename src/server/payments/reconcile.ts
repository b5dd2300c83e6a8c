import type { Id } from "#domain/account/id.ts";
import { LeaseTaken, withLease } from "#server/payments/lease.ts";
import { PaymentsAway } from "#server/payments/payment-provider.ts";
import { bringUpToDate, type PaymentServices } from "#server/payments/payments.ts";
import { findBilledUser, findUsersToCheck, postponeCheck } from "#server/payments/store.ts";

const usersARound = 100;
const anHour = 60 * 60 * 1000;

/** Told the name of an error that kept one user from being checked; never more, for a message may quote a row. */
export type ReconcileLog = (reason: string) => void;

/**
 * Asks the provider about every user who is due ([Note: Webhooks are hints]): so a lost webhook is made up for, and
 * the sandbox's renewals follow the clock.
 *
 * @returns how many were brought up to date
 * @throws PaymentsAway at the first who cannot be asked about: nobody can
 */
export async function reconcile(services: PaymentServices, log: ReconcileLog): Promise<number> {
  const due = await findUsersToCheck(services.database, services.clock(), usersARound);
  let done = 0;
  for (const userId of due) {
    try {
      await check(services, userId);
      done += 1;
    } catch (error) {
      if (error instanceof PaymentsAway) throw error;
      // Somebody else is asking right now, and writes what they hear.
      if (error instanceof LeaseTaken) continue;
      log(error instanceof Error ? error.name : "unknown");
      await postponeCheck(services.database, userId, new Date(services.clock().getTime() + anHour));
    }
  }
  return done;
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

/** Reconciles while the app runs. */
export interface Reconciler {
  /** Waits for the round under way, then begins no other. */
  stop(): Promise<void>;
}

const aMinute = 60_000;

/**
 * Reconciles again and again; looking for who is due is one query on an index.
 *
 * @param pause milliseconds from the end of one round to the next
 */
export function startReconciler(services: PaymentServices, log: ReconcileLog, pause = aMinute): Reconciler {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<unknown> = Promise.resolve();

  const work = () => {
    round = reconcile(services, log)
      .catch((error: unknown) => log(error instanceof Error ? error.name : "unknown"))
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
