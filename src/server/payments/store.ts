import type { Id } from "#domain/account/id.ts";
import type { SubscriptionStatus } from "#domain/account/person.ts";
import { type Plan, planOf } from "#domain/account/plan.ts";
import type { SubscriptionFacts } from "#domain/account/subscription.ts";
import type { Language } from "#domain/company/region.ts";
import { findProfile } from "#server/company-profile/store.ts";
import type { Database, OwnedTransaction } from "#server/db/database.ts";
import type { AccountState } from "#server/payments/account-state.ts";
import type { PaymentHint } from "#server/payments/payment-provider.ts";

/** A user as payments know them. */
export interface BilledUser extends SubscriptionFacts {
  userId: Id<"User">;
  email: string;
  name: string;
  /** The provider's id of the customer; null before the first wish to pay. */
  customerId: string | null;
  /** The plan of the company profile's language; before there is a profile, of the one that they registered in. */
  plan: Plan;
}

/** A user with what payments need of them, or null. */
export function findBilledUser(database: Database, userId: Id<"User">): Promise<BilledUser | null> {
  return database.readAsOwner(userId, async (trx) => {
    const row = await trx.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirst();
    if (!row) return null;
    const profile = await findProfile(trx);
    return {
      userId,
      email: row.email,
      name: `${row.first_name} ${row.last_name}`,
      customerId: row.provider_customer_id,
      plan: planOf((profile?.language ?? row.registered_language) as Language),
      subscriptionStatus: row.subscription_status as SubscriptionStatus,
      trialEnd: row.trial_ends_at,
      hasProviderSubscription: row.provider_subscription_id !== null,
      isAdmin: row.is_admin,
    };
  });
}

/** The user that a customer of the provider's is, or null. */
export async function findUserOfCustomer(database: Database, customerId: string): Promise<Id<"User"> | null> {
  const row = await database.readAsSystem((trx) =>
    trx.selectFrom("users").select("id").where("provider_customer_id", "=", customerId).executeTakeFirst(),
  );
  return (row?.id as Id<"User"> | undefined) ?? null;
}

/** Remembers which customer of the provider's a user is; null for none. */
export async function writeCustomer(
  trx: OwnedTransaction,
  userId: Id<"User">,
  customerId: string | null,
): Promise<void> {
  await trx.updateTable("users").set({ provider_customer_id: customerId }).where("id", "=", userId).execute();
}

/** Writes what the subscription has become, and when to ask again at the latest. */
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

/** Users whose provider is to be asked again by now, the longest overdue first. */
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
  return rows.map(({ id }) => id as Id<"User">);
}

/**
 * Puts off the next check of a user who could not be checked; not of one whose row another transaction holds, so that
 * nobody waits for it.
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

/** Tells whether a webhook's event has had its effect. */
export async function hasEvent(database: Database, userId: Id<"User">, eventId: string): Promise<boolean> {
  const row = await database.readAsOwner(userId, (trx) =>
    trx.selectFrom("payment_events").select("event_id").where("event_id", "=", eventId).executeTakeFirst(),
  );
  return row !== undefined;
}

const eventsKept = 30 * 24 * 60 * 60 * 1000;

/** Notes that an event has its effect in this very transaction, and forgets those too old to be sent again. */
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
