import { type Migration, sql } from "kysely";
import { guardWithRowSecurity } from "#server/schema/migration-0001-foundation.ts";

/** Sums of documents by status, so that the dashboard does not add up documents ([Note: Figures of documents]). */
export const statusFigures: Migration = {
  async up(db) {
    await sql`
      create table status_figures (
        user_id uuid not null references users (id) on delete cascade,
        kind text not null check (kind in ('quote', 'invoice')),
        status text not null,
        count integer not null default 0,
        total bigint not null default 0,
        primary key (user_id, kind, status)
      )`.execute(db);
    // A migration runs without a user, so it would see no rows: for its transaction the tables' owner may see them all.
    await sql`alter table documents no force row level security`.execute(db);
    await sql`
      insert into status_figures (user_id, kind, status, count, total)
      select user_id, kind, status, count(*), sum(total) from documents group by 1, 2, 3`.execute(db);
    await sql`alter table documents force row level security`.execute(db);
    await guardWithRowSecurity(db, "status_figures");
  },
};
