import { type Migration, sql } from "kysely";

/** The language that the user registered in, which sets the price until there is a company profile. */
export const registeredLanguage: Migration = {
  async up(db) {
    await sql`
      alter table users add column registered_language text not null default 'en-GB'
      check (registered_language in ('en-GB', 'en-US', 'en-AU'))`.execute(db);
  },
};
