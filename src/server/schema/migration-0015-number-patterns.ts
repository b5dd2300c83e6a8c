import { type Migration, sql } from "kysely";

/**
 * The prefix and the minimum digits of the next numbers, learnt from a number that the user typed; null means the
 * default pattern of the kind. A number's digits may be a whole date followed by a counter, too large for an integer.
 */
export const numberPatterns: Migration = {
  async up(db) {
    await sql`
      alter table document_counters
        alter column next type bigint,
        add column prefix text,
        add column width smallint check (width between 1 and 15),
        add constraint document_counters_pattern check ((prefix is null) = (width is null))`.execute(db);
  },
};
