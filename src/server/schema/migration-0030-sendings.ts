import { type Migration, sql } from "kysely";
import { createSealableTable } from "#server/schema/migration-0001-sealable-table.ts";
import { withAllRows } from "#server/schema/migration-0028-all-rows.ts";

/**
 * What was sent of each document, and on the document when it was last sent and when its status last changed. The
 * sendings of a deleted document are hidden until its deletion can no longer be undone, and then deleted.
 */
export const sendings: Migration = {
  async up(db) {
    await createSealableTable(
      db,
      "sendings",
      sql`, document_id uuid, at timestamptz(3) not null, channel text not null, about text not null, step integer,
        status_before text, voided_at timestamptz(3), purge_after timestamptz(3)`,
    );
    await sql`create index sendings_by_document on sendings (user_id, document_id)`.execute(db);
    // The server's own purge runs without a user: it can delete expired rows, and can read none.
    await sql`
      create policy over_their_time on sendings for delete
      using (nullif(current_setting('app.user_id', true), '') is null and purge_after < now())
    `.execute(db);
    await sql`
      alter table documents add column sent_at timestamptz(3), add column status_at timestamptz(3)`.execute(
      db,
    );
    await withAllRows(db, ["deleted_documents"], async () => {
      await sql`update deleted_documents set document = document || '{"sent_at": null, "status_at": null}'`.execute(
        db,
      );
    });
  },
};
