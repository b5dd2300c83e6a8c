import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { Refusal } from "#contract/errors.ts";
import type { Id } from "#domain/account/id.ts";
import type { Database, OwnedTransaction } from "#server/db/database.ts";
import { isForeignKeyViolation } from "#server/db/database-errors.ts";
import { PaymentsAway } from "#server/payments/payment-provider.ts";

/**
 * [Note: The billing lease]
 * Whoever talks to the card provider about a user holds that user's row in billing_accounts, so that two tabs, a
 * webhook and the reconcile pass take turns: no second subscription, and no old answer written over a newer one.
 * The row is held by a token and not by a transaction, since a transaction does nothing but query ([Note: Whose
 * transaction]) and the embedded database has only one at a time. A process that dies leaves it until `leaseTime`
 * is over; one that is too slow finds its token gone, and writes nothing. Time is the database's: all share it.
 */
export interface Lease {
  /**
   * Names a try to begin to pay, as the provider's idempotency key. It stays the same until {@link endAttempt}: a try
   * whose end is unknown may still be carried out, and a second one under another name would begin twice.
   */
  readonly attemptKey: string;
  /** Says that the end of this try is known, so that the next one bears another name. */
  endAttempt(): void;
  /** Runs work in a transaction that commits only while the lease is held. @throws PaymentsAway if it was lost */
  write<T>(work: (trx: OwnedTransaction) => Promise<T>): Promise<T>;
}

/** Somebody else holds the row. */
export class LeaseTaken extends Error {
  override readonly name = "LeaseTaken";
}

/** Longer than everything that is asked of the provider in one go can take. */
const leaseTime = "2 minutes";
const pollEvery = 100;

/**
 * Does work while holding a user's billing row.
 *
 * @param patience milliseconds to wait for somebody else who holds it; 20 s if not said
 * @throws LeaseTaken when they are over, Refusal UNAUTHENTICATED if the user was deleted meanwhile
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
    // A row that is not given back frees itself, as after a crash; what came of the work is the news.
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

/** The row hangs on the user's: where that is gone, another request has just deleted the account. */
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
