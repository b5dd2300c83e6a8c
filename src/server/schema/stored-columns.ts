import type { ColumnType } from "kysely";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Pence } from "#domain/money/pence.ts";
import type { Percent } from "#domain/money/percent.ts";

/**
 * [Note: Columns in TypeScript]
 * These types are written by hand beside the migrations; column-types.ts makes both engines return them. Ids are
 * lower-case UUID texts. A timestamp is ISO text in UTC with milliseconds, as toISOString writes it; a day is
 * "YYYY-MM-DD". Money is whole pence, percentages are thousandths of a percent. JSON is read parsed and written as
 * text, because a driver would turn an array into a PostgreSQL array.
 */
export type Moment = string;
export type OptionalMoment = ColumnType<string | null, string | null | undefined, string | null>;
export type Day = ColumnType<LocalDate, string, string>;
export type OptionalDay = ColumnType<LocalDate | null, string | null | undefined, string | null>;
export type Money = ColumnType<Pence, Pence, Pence>;
export type Rate = ColumnType<Percent, Percent, Percent>;
export type Json<T> = ColumnType<T, string, string>;
export type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
export type OptionalText = ColumnType<string | null, string | null | undefined, string | null>;
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** An id is made by randomUUID or taken from a body that the contract has checked, so any text can be written. */
export type IdColumn<N extends string> = ColumnType<Id<N>, string, string>;
export type OptionalId<N extends string> = ColumnType<Id<N> | null, string | null | undefined, string | null>;

/** The words of a record: names, addresses, free text. The contract defines their shape. */
export type PlainColumn = Record<string, unknown>;

/** JSON whose shape has changed over time, so it is read by a schema of its own; see [Note: Stored JSON]. */
export type VersionedJson = Json<unknown>;

/** A row that belongs to one user; row-level security guards all these tables. */
export interface OwnedTable {
  user_id: IdColumn<"User">;
}

/**
 * [Note: Sealed or plain]
 * A record's words are in `plain` (an account without encryption) or in `sealed` (an envelope that only the browser
 * opens), never in both and never in neither: a CHECK on each table enforces this.
 */
export interface SealableTable<N extends string> extends OwnedTable {
  id: IdColumn<N>;
  version: Defaulted<number>;
  plain: OptionalJson<PlainColumn>;
  sealed: OptionalText;
  created_at: Moment;
  updated_at: Moment;
}
