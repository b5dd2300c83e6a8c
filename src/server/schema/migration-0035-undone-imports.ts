import { type Migration, sql } from "kysely";

/**
 * An import that was undone stays marked until its 30 days are over, because a tab may still be sending the rest of it.
 * Processes of contract 3 refuse a batch that names an import, so the contract's number rises.
 */
export const undoneImports: Migration = {
  async up(db) {
    await sql`alter table imports add column undone_at timestamptz(3)`.execute(db);
    await sql`update schema_contract set newest = 4`.execute(db);
  },
};
