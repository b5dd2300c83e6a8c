import { type Migration, sql } from "kysely";
import { withAllRows } from "#server/schema/migration-0028-all-rows.ts";

/**
 * A document names its customer by id, so that a customer's documents are found without opening any. Documents that are
 * there already name none: which customer they are for stands in their words. There is no foreign key, because a
 * deleted customer's id stays and comes back when the deletion is undone.
 */
export const customerOfDocument: Migration = {
  async up(db) {
    await sql`alter table documents add column customer_id uuid`.execute(db);
    await sql`
      create index documents_by_customer on documents (user_id, customer_id, created_at desc, id desc)
      where customer_id is not null`.execute(db);
    await withAllRows(db, ["deleted_documents"], async () => {
      await sql`update deleted_documents set document = document || '{"customer_id": null}'`.execute(db);
    });
    await sql`update schema_contract set newest = 3`.execute(db);
  },
};
