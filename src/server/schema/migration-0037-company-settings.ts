import { type Migration, sql } from "kysely";
import { guardWithRowSecurity } from "#server/schema/migration-0001-foundation.ts";

/** How a firm works: how it writes to its customers, null until it has said. */
export const companySettings: Migration = {
  async up(db) {
    await sql`
      create table company_settings (
        user_id uuid primary key references users (id) on delete cascade,
        tone text
      )`.execute(db);
    await guardWithRowSecurity(db, "company_settings");
  },
};
