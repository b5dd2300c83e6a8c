import { type Migration, sql } from "kysely";
import { guardWithRowSecurity } from "#server/schema/migration-0001-foundation.ts";

/** What was brought in from files, a row for each call, so that it can be undone for 30 days. */
export const imports: Migration = {
  async up(db) {
    await sql`
      create table imports (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        part uuid not null,
        kind text not null,
        made_at timestamptz(3) not null,
        created integer not null,
        updated integer not null,
        rows jsonb not null,
        primary key (user_id, id, part)
      )`.execute(db);
    await sql`create index imports_by_age on imports (made_at)`.execute(db);
    await guardWithRowSecurity(db, "imports");
    // The server's own purge runs without a user: it can delete imports after their 30 days, and can read none.
    await sql`
      create policy over_their_time on imports for delete
      using (nullif(current_setting('app.user_id', true), '') is null and made_at < now() - interval '30 days')
    `.execute(db);
  },
};
