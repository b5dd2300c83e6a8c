import { type Migration, sql } from "kysely";
import { uniteCategories } from "#server/schema/migration-0018-category-names.ts";

/** The characters that JavaScript's `\s` matches, whatever the database's locale. */
const blanks =
  "[\\u0009-\\u000D\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]+";

/** Compares names as `isSameCategory` does: tabs and no-break spaces count as blanks too. */
export const categoryBlanks: Migration = {
  up: (db) =>
    uniteCategories(
      db,
      sql`lower(btrim(regexp_replace(plain ->> 'name', ${sql.lit(blanks)}, ' ', 'g'), ' '))`,
    ),
};
