import { type Migration, sql } from "kysely";
import { guardWithRowSecurity } from "#server/schema/migration-0001-foundation.ts";

/** Browsers that have signed in before, attempts counted for rate limits, and the space that each account takes. */
export const devicesAndLimits: Migration = {
  async up(db) {
    // The device share is in the session's JSON instead.
    await sql`alter table sessions drop column device_share`.execute(db);
    await sql`
      create table known_devices (
        user_id uuid not null references users (id) on delete cascade,
        token_hash text not null,
        seen_at timestamptz(3) not null,
        primary key (user_id, token_hash)
      )`.execute(db);
    await sql`
      create table account_bytes (
        user_id uuid primary key references users (id) on delete cascade,
        bytes bigint not null
      )`.execute(db);
    for (const table of ["known_devices", "account_bytes"]) await guardWithRowSecurity(db, table);
    // These rows matter for minutes only: a crash may empty the table, and no backup includes it.
    await sql`
      create unlogged table counted_tries (
        subject text not null,
        began timestamptz(3) not null,
        count integer not null,
        primary key (subject, began)
      )`.execute(db);
  },
};
