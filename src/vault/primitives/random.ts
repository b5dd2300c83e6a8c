import type { Bytes } from "#formats/bytes/bytes.ts";

/** A source of random bytes. It is passed in, so that a test or a golden file can be reproduced. */
export type Random = (length: number) => Bytes;

/** The platform's cryptographic generator. */
export function systemRandom(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length));
}

/** A version 4 UUID in lower case (RFC 9562 §5.4). */
export function randomUuid(random: Random): string {
  const bytes = random(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
