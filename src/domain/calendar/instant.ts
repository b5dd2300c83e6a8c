declare const instantBrand: unique symbol;

/** A moment in UTC as ISO text with milliseconds, "2026-11-21T10:22:00.000Z". Text order is time order. */
export type Instant = string & { readonly [instantBrand]: "Instant" };

const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Reads an ISO date and time with an offset ("Z" or "+01:00") and converts it to UTC with milliseconds. Null for
 * anything else, including days that do not exist.
 */
export function parseInstant(text: string): Instant | null {
  if (!shape.test(text) || !dayExists(text.slice(0, 10))) return null;
  const milliseconds = Date.parse(text);
  return Number.isNaN(milliseconds) ? null : instantAt(milliseconds);
}

/** The instant that many milliseconds after 1970-01-01T00:00:00Z. @throws RangeError outside the years 0 to 9999. */
export function instantAt(milliseconds: number): Instant {
  const text = new Date(milliseconds).toISOString();
  if (!/^\d{4}-/.test(text)) throw new RangeError(`Not an instant of the years 0 to 9999: ${text}`);
  return text as Instant;
}

/** Milliseconds since 1970-01-01T00:00:00Z. */
export function millisecondsOf(instant: Instant): number {
  return Date.parse(instant);
}

/** For sorting: below zero when left is earlier, above when it is later, zero when they are the same. */
export function compareInstants(left: Instant, right: Instant): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Date.parse turns 31 February into a day of March instead of refusing it. A day that survives a round trip exists. */
function dayExists(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00.000Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}
