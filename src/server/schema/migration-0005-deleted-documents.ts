import { type Migration, sql } from "kysely";
import { guardWithRowSecurity } from "#server/schema/migration-0001-foundation.ts";

/** Quotes and invoices that can still be undeleted ([Note: Undoing a deletion]). */
export const deletedDocuments: Migration = {
  async up(db) {
    await sql`
      create table deleted_documents (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        kind text not null check (kind in ('quote', 'invoice')),
        document jsonb not null,
        purge_after timestamptz(3) not null,
        primary key (user_id, id)
      )`.execute(db);
    await guardWithRowSecurity(db, "deleted_documents");
    // The server's own purge runs without a user: it can delete expired rows, and can read none.
    await sql`
      create policy over_their_time on deleted_documents for delete
      using (nullif(current_setting('app.user_id', true), '') is null and purge_after < now())
    `.execute(db);
  },
};
