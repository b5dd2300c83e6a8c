import { type Migration, sql } from "kysely";

/** A firm's quotes that still ask for something, the largest first, so that a look at the day reads few others. */
export const openQuotes: Migration = {
  async up(db) {
    await sql`
      create index documents_open_quotes on documents (user_id, status, total desc, id)
      where kind = 'quote' and status in ('draft', 'sent', 'accepted')`.execute(db);
  },
};
