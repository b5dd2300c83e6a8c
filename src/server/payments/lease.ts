import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Id } from "#domain/account/id.ts";
import type { Database, OwnedTransaction } from "#server/db/database.ts";
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
  /** Names what is being tried; the next one is another unless this try's outcome stays unknown. */
  readonly attemptKey: string;
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
 * @throws LeaseTaken when they are over
 */
export async function withLease<T>(
  database: Database,
  userId: Id<"User">,
  work: (lease: Lease) => Promise<T>,
  patience = 20_000,
): Promise<T> {
  const token = randomUUID();
  const attemptKey = await take(database, userId, { token, patience });
  const lease: Lease = {
    attemptKey,
    write: (change) =>
      database.asOwner(userId, async (trx) => {
        await assertHeld(trx, token);
        return change(trx);
      }),
  };
  try {
    const result = await work(lease);
    await release(database, userId, { token, nextKey: randomUUID() });
    return result;
  } catch (error) {
    // What was tried may have been done: the next try bears the same name.
    const nextKey = error instanceof PaymentsAway ? attemptKey : randomUUID();
    await release(database, userId, { token, nextKey });
    throw error;
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
      .executeTakeFirst(),
  );
  return row?.attempt_key ?? null;
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
