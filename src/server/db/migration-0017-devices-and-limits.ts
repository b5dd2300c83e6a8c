import { type Migration, sql } from "kysely";
import { guardWithRowSecurity } from "#server/db/migration-0001-foundation.ts";

/** Browsers that signed in before, what was tried in the last minutes, and how much room each account takes. */
export const devicesAndLimits: Migration = {
  async up(db) {
    // Shares are kept in the session itself.
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
    // Of use for minutes: a crash may empty it, and no backup holds it.
    await sql`
      create unlogged table counted_tries (
        subject text not null,
        began timestamptz(3) not null,
        count integer not null,
        primary key (subject, began)
      )`.execute(db);
  },
};
