import { type Migration, sql } from "kysely";

/** Who has been encrypted while the files still hold the former words: a purge that a crash cut off is done again. */
export const purgeDue: Migration = {
  async up(db) {
    await sql`alter table users add column purge_due boolean not null default false`.execute(db);
    await sql`create index users_purge_due on users (id) where purge_due`.execute(db);
  },
};
