import { type Plan, planOf } from "#domain/account/plan.ts";
import type { SubscriptionFacts } from "#domain/account/subscription.ts";
import type { Id } from "#domain/ids/id.ts";
import { findProfile } from "#server/company-profile/store.ts";
import type { Database, OwnedTransaction } from "#server/db/database.ts";
import type { AccountState } from "#server/payments/account-state.ts";
import type { PaymentHint } from "#server/payments/payment-provider.ts";

/** The fields of a user that payments need. */
export interface BilledUser extends SubscriptionFacts {
  userId: Id<"User">;
  email: string;
  name: string;
  /** The provider's customer id; null if the user never started to pay. */
  providerCustomerId: string | null;
  /** The plan of the company profile's language; before there is a profile, of the language they registered in. */
  plan: Plan;
}

/** @returns null if there is no such user */
export function findBilledUser(database: Database, userId: Id<"User">): Promise<BilledUser | null> {
  return database.readAsOwner(userId, async (trx) => {
    const row = await trx.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirst();
    if (!row) return null;
    const profile = await findProfile(trx);
    return {
      userId,
      email: row.email,
      name: `${row.first_name} ${row.last_name}`,
      providerCustomerId: row.provider_customer_id,
      plan: planOf(profile?.language ?? row.registered_language),
      subscriptionStatus: row.subscription_status,
      trialEnd: row.trial_ends_at,
      hasProviderSubscription: row.provider_subscription_id !== null,
      isAdmin: row.is_admin,
    };
  });
}

/** The user of a customer at the provider, or null. */
export async function findUserOfCustomer(
  database: Database,
  providerCustomerId: string,
): Promise<Id<"User"> | null> {
  const row = await database.readAsSystem((trx) =>
    trx
      .selectFrom("users")
      .select("id")
      .where("provider_customer_id", "=", providerCustomerId)
      .executeTakeFirst(),
  );
  return row?.id ?? null;
}

/** Stores the user's customer id at the provider; null removes it. */
export async function writeCustomer(
  trx: OwnedTransaction,
  userId: Id<"User">,
  providerCustomerId: string | null,
): Promise<void> {
  await trx
    .updateTable("users")
    .set({ provider_customer_id: providerCustomerId })
    .where("id", "=", userId)
    .execute();
}

/** Stores the subscription's state, and the latest time of the next check. */
export async function writeState(
  trx: OwnedTransaction,
  userId: Id<"User">,
  { status, subscriptionId, checkAt }: AccountState & { checkAt: Date | null },
): Promise<void> {
  await trx
    .updateTable("users")
    .set({
      subscription_status: status,
      provider_subscription_id: subscriptionId,
      subscription_check_at: checkAt?.toISOString() ?? null,
    })
    .where("id", "=", userId)
    .execute();
}

/** The users whose check is due, the longest overdue first. */
export async function findUsersToCheck(database: Database, now: Date, limit: number): Promise<Id<"User">[]> {
  const rows = await database.readAsSystem((trx) =>
    trx
      .selectFrom("users")
      .select("id")
      .where("subscription_check_at", "<=", now.toISOString())
      .orderBy("subscription_check_at")
      .limit(limit)
      .execute(),
  );
  return rows.map(({ id }) => id);
}

/**
 * Puts off the next check of a user who could not be checked. It skips a row that another transaction has locked, so
 * that it never waits.
 */
export async function postponeCheck(database: Database, userId: Id<"User">, until: Date): Promise<void> {
  await database.asSystem((trx) =>
    trx
      .updateTable("users")
      .set({ subscription_check_at: until.toISOString() })
      .where("id", "=", (where) =>
        where
          .selectFrom("users")
          .select("id")
          .where("id", "=", userId)
          .where("subscription_check_at", "is not", null)
          .forUpdate()
          .skipLocked(),
      )
      .execute(),
  );
}

/** Whether a webhook's event was processed before. */
export async function hasEvent(database: Database, userId: Id<"User">, eventId: string): Promise<boolean> {
  const row = await database.readAsOwner(userId, (trx) =>
    trx.selectFrom("payment_events").select("event_id").where("event_id", "=", eventId).executeTakeFirst(),
  );
  return row !== undefined;
}

const eventsKept = 30 * 24 * 60 * 60 * 1000;

/**
 * Records in the transaction that processes an event that this is done, and deletes events too old to be sent again.
 */
export async function insertEvent(
  trx: OwnedTransaction,
  userId: Id<"User">,
  { eventId, now }: Pick<PaymentHint, "eventId"> & { now: Date },
): Promise<void> {
  const tooOld = new Date(now.getTime() - eventsKept).toISOString();
  await trx.deleteFrom("payment_events").where("received_at", "<", tooOld).execute();
  await trx
    .insertInto("payment_events")
    .values({ user_id: userId, event_id: eventId, received_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
