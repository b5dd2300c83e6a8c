import { type Migration, sql } from "kysely";

/**
 * The list of statuses stands in the domain alone: a CHECK that repeated it would ask for a migration with each new
 * status, and answer 500 where one is forgotten.
 */
export const statusList: Migration = {
  async up(db) {
    const { rows } = await sql<{ name: string }>`
      select conname as name from pg_constraint
      where conrelid = 'documents'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%''declined''%'`.execute(
      db,
    );
    for (const { name } of rows) {
      await sql`alter table documents drop constraint ${sql.ref(name)}`.execute(db);
    }
  },
};
