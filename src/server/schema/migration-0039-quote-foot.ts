import { type Migration, sql } from "kysely";

/** What the foot of the firm's quotes says of their price; null until it has chosen. */
export const quoteFoot: Migration = {
  async up(db) {
    await sql`alter table company_profiles add column quote_foot text`.execute(db);
  },
};
