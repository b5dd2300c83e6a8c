import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Id } from "#domain/ids/id.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { Database, OwnedTransaction } from "#server/db/database.ts";
import { isForeignKeyViolation } from "#server/db/database-errors.ts";
import { PaymentsAway } from "#server/payments/payment-provider.ts";

/**
 * [Note: The billing lease]
 * All work that talks to the card provider about a user takes a lease on that user's row in billing_accounts, so that
 * two tabs, a webhook and the reconcile pass take turns: none makes a second subscription, and none overwrites a newer
 * answer with an older one. The lease is a token in the row and not a transaction, since a transaction does nothing but
 * query ([Note: Whose transaction]) and the embedded database runs only one at a time. When a process dies, its lease
 * ends after `leaseTime`. When a process is too slow, its token is gone, and it writes nothing. The time is the
 * database's, because all processes share it.
 */
export interface Lease {
  /**
   * The idempotency key of an attempt to start paying. It stays the same until {@link endAttempt}: an attempt whose
   * result is unknown may still be carried out, and a second one with another key would start a second subscription.
   */
  readonly attemptKey: string;
  /** Records that the attempt's result is known, so that the next attempt gets another key. */
  endAttempt(): void;
  /** Runs work in a transaction that commits only if the lease is still ours. @throws PaymentsAway if it was lost */
  write<T>(work: (trx: OwnedTransaction) => Promise<T>): Promise<T>;
}

/** Other work has the lease. */
export class LeaseTaken extends Error {
  override readonly name = "LeaseTaken";
}

/** A lease outlives the slowest piece of work, all of its requests to the provider together. */
const leaseTime = "2 minutes";
const pollEvery = 100;

/**
 * Runs work under the lease on a user's billing row.
 *
 * @param patience milliseconds to wait for other work to finish; 20 s by default
 * @throws LeaseTaken after that time, Refusal UNAUTHENTICATED if the user was deleted meanwhile
 */
export async function withLease<T>(
  database: Database,
  userId: Id<"User">,
  work: (lease: Lease) => Promise<T>,
  patience = 20_000,
): Promise<T> {
  const token = randomUUID();
  const attemptKey = await take(database, userId, { token, patience });
  let nextKey: string = attemptKey;
  const lease: Lease = {
    attemptKey,
    endAttempt: () => {
      nextKey = randomUUID();
    },
    write: (change) =>
      database.asOwner(userId, async (trx) => {
        await assertHeld(trx, token);
        return change(trx);
      }),
  };
  try {
    return await work(lease);
  } finally {
    // If the release fails, the lease expires as after a crash; the result or error of the work matters more.
    await release(database, userId, { token, nextKey }).catch(() => undefined);
  }
}

async function take(
  database: Database,
  userId: Id<"User">,
  { token, patience }: { token: string; patience: number },
): Promise<string> {
  for (let waited = 0; ; waited += pollEvery) {
    const key = await tryToTake(database, userId, token);
    if (key !== null) return key;
    if (waited >= patience) throw new LeaseTaken("Somebody else works on this subscription");
    await wait(pollEvery);
  }
}

async function tryToTake(database: Database, userId: Id<"User">, token: string): Promise<string | null> {
  const until = sql<string>`now() + ${sql.lit(leaseTime)}::interval`;
  const row = await database.asOwner(userId, (trx) =>
    trx
      .insertInto("billing_accounts")
      .values({ user_id: userId, attempt_key: randomUUID(), lease_token: token, lease_until: until })
      .onConflict((conflict) =>
        conflict
          .column("user_id")
          .doUpdateSet({ lease_token: token, lease_until: until })
          .where((where) =>
            where.or([
              where("billing_accounts.lease_until", "is", null),
              where("billing_accounts.lease_until", "<", sql<string>`now()`),
            ]),
          ),
      )
      .returning("attempt_key")
      .executeTakeFirst()
      .catch(refuseDeletedUser),
  );
  return row?.attempt_key ?? null;
}

/** The row references the user's: if that does not exist, another request has just deleted the account. */
function refuseDeletedUser(error: unknown): never {
  throw isForeignKeyViolation(error) ? new Refusal("UNAUTHENTICATED") : error;
}

async function assertHeld(trx: OwnedTransaction, token: string): Promise<void> {
  const held = await trx
    .selectFrom("billing_accounts")
    .select("user_id")
    .where("lease_token", "=", token)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw new PaymentsAway("The provider took so long that somebody else went on");
}

async function release(
  database: Database,
  userId: Id<"User">,
  { token, nextKey }: { token: string; nextKey: string },
): Promise<void> {
  await database.asOwner(userId, (trx) =>
    trx
      .updateTable("billing_accounts")
      .set({ lease_token: null, lease_until: null, attempt_key: nextKey })
      .where("lease_token", "=", token)
      .execute(),
  );
}
