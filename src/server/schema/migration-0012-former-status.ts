import { type Migration, sql } from "kysely";

/**
 * A quote's status before its conversion, so that it can be restored (decision S8). For quotes converted earlier it was
 * not recorded; they had been agreed, so they go back to "accepted". A quote whose invoice was deleted since then was
 * left hidden, and returns to its list now.
 */
export const formerStatus: Migration = {
  async up(db) {
    await sql`alter table documents add column former_status text`.execute(db);
    // A migration runs without a user, so it would see no rows: for its transaction the tables' owner may see them all.
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
    }
    await sql`
      update documents set former_status = 'accepted' where kind = 'quote' and status = 'invoice'`.execute(
      db,
    );
    await sql`
      update documents as quote set status = 'accepted', former_status = null
      where kind = 'quote' and status = 'invoice' and not exists (
        select from documents as invoice
        where invoice.user_id = quote.user_id and invoice.kind = 'invoice' and invoice.quote_id = quote.id)
      `.execute(db);
    await sql`
      update deleted_documents set document = document || jsonb_build_object(
        'former_status', case when document ->> 'status' = 'invoice' then 'accepted' end)`.execute(db);
    await recountQuotes(db);
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} force row level security`.execute(db);
    }
    await sql`
      alter table documents add constraint documents_former_status check (
        former_status is null or (kind = 'quote' and status = 'invoice' and former_status <> 'invoice'))
      `.execute(db);
  },
};

const tables = ["documents", "deleted_documents", "status_figures"];

/** Counts the sums by status of all quotes again: a few rows a user. */
async function recountQuotes(db: Parameters<Migration["up"]>[0]): Promise<void> {
  await sql`delete from status_figures where kind = 'quote'`.execute(db);
  await sql`
    insert into status_figures (user_id, kind, status, count, total)
    select user_id, kind, status, count(*), sum(total) from documents where kind = 'quote' group by 1, 2, 3
    `.execute(db);
}
