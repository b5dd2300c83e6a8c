import { type Migration, sql } from "kysely";

/** The language somebody registered in, for the price before there is a company profile. */
export const registeredLanguage: Migration = {
  async up(db) {
    await sql`
      alter table users add column registered_language text not null default 'en-GB'
      check (registered_language in ('en-GB', 'en-US', 'en-AU'))`.execute(db);
  },
};
