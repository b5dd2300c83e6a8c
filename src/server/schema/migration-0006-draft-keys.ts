import { type Migration, sql } from "kysely";

/** A key for each user, which encrypts unsaved work on devices ([Note: Unsaved work]): 244 random bits in hex. */
export const draftKeys: Migration = {
  async up(db) {
    await sql`
      alter table users add column draft_key text not null
      default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`.execute(db);
  },
};
