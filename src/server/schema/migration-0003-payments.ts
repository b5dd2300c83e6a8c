import { type Migration, sql } from "kysely";
import { guardWithRowSecurity } from "#server/schema/migration-0001-foundation.ts";

/** Card payments: the lease on a user's subscription, the webhooks already processed, and the sandbox's own state. */
export const payments: Migration = {
  async up(db) {
    await sql`alter table users add column subscription_check_at timestamptz(3)`.execute(db);
    await sql`
      create index users_by_subscription_check on users (subscription_check_at)
      where subscription_check_at is not null`.execute(db);
    await sql`
      create index users_by_provider_customer on users (provider_customer_id)
      where provider_customer_id is not null`.execute(db);
    await sql`
      create table billing_accounts (
        user_id uuid primary key references users (id) on delete cascade,
        attempt_key uuid not null,
        lease_token uuid,
        lease_until timestamptz(3),
        check ((lease_token is null) = (lease_until is null))
      )`.execute(db);
    await sql`
      create table payment_events (
        user_id uuid not null references users (id) on delete cascade,
        event_id text not null,
        received_at timestamptz(3) not null,
        primary key (user_id, event_id)
      )`.execute(db);
    await sql`
      create table sandbox_accounts (
        user_id uuid primary key references users (id) on delete cascade,
        account jsonb not null
      )`.execute(db);
    for (const table of ["billing_accounts", "payment_events", "sandbox_accounts"]) {
      await guardWithRowSecurity(db, table);
    }
  },
};
