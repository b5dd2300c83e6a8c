import { createHash } from "node:crypto";
import type { Id, Noun } from "#domain/account/id.ts";

/** Choices that come out the same for the same seed, so that the demo account is the same wherever it is made. */
export interface Seeded {
  /** A whole number between two bounds, both included. */
  whole(from: number, to: number): number;
  /** One of several. @throws RangeError when there is none */
  pick<T>(from: readonly T[]): T;
  /** At most `count` different ones of several, in the order they had. */
  sample<T>(from: readonly T[], count: number): T[];
}

/** A source of choices; xorshift (Marsaglia, 2003) suffices, since nothing here is secret. */
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
 * The id of a demo record: a hash of what it is, as a UUID of version 8 (RFC 9562 §5.8). The same record has the
 * same id on every run, so that a second run finds what the first one made.
 */
export function seededId<N extends Noun>(noun: N, key: string): Id<N> {
  const bytes = createHash("sha256").update(`quotewright demo\n${noun}\n${key}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5") as Id<N>;
}
