import { type Migration, sql } from "kysely";

/**
 * Marks accounts whose plain words still have to be purged after encryption, so that a crash does not end the purge.
 */
export const purgeDue: Migration = {
  async up(db) {
    await sql`alter table users add column purge_due boolean not null default false`.execute(db);
    await sql`create index users_purge_due on users (id) where purge_due`.execute(db);
  },
};
