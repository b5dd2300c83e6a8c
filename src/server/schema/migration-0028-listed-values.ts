import { type Migration, sql } from "kysely";

/**
 * Which kinds, languages, currencies and methods there are is listed in the domain alone, as statuses are since
 * migration 0024: requests with other values are refused by their schemas. A CHECK that repeated a list would ask for
 * a migration with each new value, and answer 500 where one is forgotten.
 */
export const listedValues: Migration = {
  async up(db) {
    const { rows } = await sql<{ table: string; name: string }>`
      select conrelid::regclass::text as table, conname as name from pg_constraint
      where contype = 'c' and connamespace = current_schema()::regnamespace
        and conrelid::regclass::text in (${sql.join(tables.map((table) => sql.lit(table)))})
        and pg_get_constraintdef(oid) like '%= ANY (ARRAY[%'`.execute(db);
    for (const { table, name } of rows) {
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db);
    }
  },
};

const tables = [
  "users",
  "keysets",
  "company_profiles",
  "labor_items",
  "documents",
  "deleted_documents",
  "document_numbers",
  "document_counters",
  "monthly_figures",
  "status_figures",
  "monthly_reports",
];
