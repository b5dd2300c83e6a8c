import { type Migration, sql } from "kysely";

/**
 * The prefix and the least digits of the numbers to come, learnt from an own number; null is the pattern of the kind.
 * A figure may be a whole date with a number behind it, which an integer does not hold.
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
