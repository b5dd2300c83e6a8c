import { type Migration, sql } from "kysely";

/**
 * The versions of the contract that the tables can serve, in one row. A release whose newest version is below `oldest`
 * would misread the tables or miswrite them, so it does not start. A later migration updates the row.
 */
export const schemaContract: Migration = {
  async up(db) {
    await sql`
      create table schema_contract (
        only_row boolean primary key default true check (only_row),
        oldest integer not null check (oldest >= 0),
        newest integer not null check (newest >= oldest)
      )`.execute(db);
    await sql`insert into schema_contract (oldest, newest) values (0, 1)`.execute(db);
  },
};
