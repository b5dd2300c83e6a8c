import { type Migration, sql } from "kysely";
import { guardWithRowSecurity } from "#server/schema/migration-0001-foundation.ts";

/** Monthly reports: a copy of the month's figures that can be locked, one for each month of a user. */
export const monthlyReports: Migration = {
  async up(db) {
    await sql`
      create table monthly_reports (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        year integer not null,
        month integer not null check (month between 1 and 12),
        quote_count integer not null,
        quote_total bigint not null,
        invoice_count integer not null,
        invoice_total bigint not null,
        materials_count integer not null,
        labor_count integer not null,
        is_locked boolean not null default false,
        created_at timestamptz(3) not null,
        counted_at timestamptz(3) not null,
        primary key (user_id, id),
        unique (user_id, year, month)
      )`.execute(db);
    await guardWithRowSecurity(db, "monthly_reports");
  },
};
