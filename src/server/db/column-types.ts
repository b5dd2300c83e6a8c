import pg from "pg";
import { type Instant, instantAt } from "#domain/calendar/instant.ts";

const oid = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 };

const parsers: Record<number, (text: string) => unknown> = {
  [oid.int8]: safeInteger,
  [oid.numeric]: (text) => text,
  [oid.date]: (text) => text,
  [oid.timestamptz]: instant,
};

/**
 * [Note: Types of columns]
 * bigint is read as a number, since pence and counts fit in one; an amount that does not fit is refused, never rounded.
 * numeric is read as text: a sum of bigints is numeric, and only the query can say that it fits, by casting it:
 * `sum(total)::bigint`. A date is "YYYY-MM-DD", a timestamptz an Instant. All other types are as in pg: jsonb parsed;
 * booleans, integers and floats as they are. These parsers are set on our own pools, and pg's global ones do not
 * change.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: "text" | "binary") =>
    parsers[id] ?? pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

/** @throws RangeError beyond the safe integers */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError("A whole number in the database is too large to read");
  return value;
}

/** PostgreSQL writes "2026-11-21 10:22:00.123+00", with minutes in the offset only if there are any. */
function instant(text: string): Instant {
  return instantAt(Date.parse(`${text.replace(" ", "T")}${/[+-]\d\d$/.test(text) ? ":00" : ""}`));
}
