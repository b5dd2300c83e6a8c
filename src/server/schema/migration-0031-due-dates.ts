import { type Migration, sql } from "kysely";

/** A firm's invoices by the day they are due, so that the overdue ones are added up without reading the others. */
export const dueDates: Migration = {
  async up(db) {
    await sql`
      create index documents_by_due_date on documents (user_id, due_date)
      where kind = 'invoice' and due_date is not null`.execute(db);
  },
};
