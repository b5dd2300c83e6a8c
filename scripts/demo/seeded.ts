import { createHash } from "node:crypto";
import type { Id } from "#domain/ids/id.ts";

/** Choices that are the same for the same seed, so that the demo account is the same on every machine. */
export interface Seeded {
  /** A whole number between two bounds, inclusive. */
  whole(from: number, to: number): number;
  /** One of several. @throws RangeError for an empty list */
  pick<T>(from: readonly T[]): T;
  /** At most `count` different ones of several, in their original order. */
  sample<T>(from: readonly T[], count: number): T[];
}

/** A source of choices. Xorshift (Marsaglia, 2003) is enough, because nothing here is secret. */
export function seeded(seed: string): Seeded {
  let state = createHash("sha256").update(seed).digest().readUInt32LE() || 1;

  function next(below: number): number {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  }

  function pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new RangeError("Nothing to choose from");
    return from[next(from.length)] as T;
  }

  function sample<T>(from: readonly T[], count: number): T[] {
    const places = from.map((_, index) => index);
    while (places.length > count) places.splice(next(places.length), 1);
    return places.map((place) => from[place] as T);
  }

  return { whole: (from, to) => from + next(to - from + 1), pick, sample };
}

/**
 * The id of a demo record: a hash of its key, as a UUID of version 8 (RFC 9562 §5.8). The same record has the same id
 * on every run, so that a second run finds the records of the first.
 */
export function seededId<N extends string>(noun: N, key: string): Id<N> {
  const bytes = createHash("sha256").update(`quotewright demo\n${noun}\n${key}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5") as Id<N>;
}
