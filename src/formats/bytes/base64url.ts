import type { Bytes } from "#formats/bytes/bytes.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const codes = Uint8Array.from(alphabet, (letter) => letter.charCodeAt(0));
const outside = 64;
const values = new Uint8Array(128).fill(outside);
for (const [value, code] of codes.entries()) values[code] = value;
const ascii = new TextDecoder();

/** Unpadded base64url (RFC 4648 §5). */
export function toBase64url(bytes: Uint8Array): string {
  const text = new Uint8Array(Math.ceil((bytes.length * 4) / 3));
  let at = 0;
  for (let index = 0; index < bytes.length; index += 3) {
    const group = ((bytes[index] ?? 0) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
    // Writing past the end of a typed array does nothing, which drops the letters of absent bytes.
    text[at++] = codes[group >> 18] ?? 0;
    text[at++] = codes[(group >> 12) & 63] ?? 0;
    text[at++] = codes[(group >> 6) & 63] ?? 0;
    text[at++] = codes[group & 63] ?? 0;
  }
  return ascii.decode(text);
}

/**
 * Decodes unpadded base64url. It is strict: each byte string has exactly one spelling, so that no character of an
 * envelope can be changed unnoticed. It refuses a letter outside the alphabet, an impossible length, and bits that
 * belong to no byte, which has the same effect as encoding again and comparing.
 *
 * @returns null for any other text
 */
export function parseBase64url(text: string): Bytes | null {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let seen = 0;
  let at = 0;
  for (let index = 0; index < text.length; index += 4) {
    const a = valueAt(text, index);
    const b = valueAt(text, index + 1);
    const c = valueAt(text, index + 2);
    const d = valueAt(text, index + 3);
    seen |= a | b | c | d;
    // Writing past the end of a typed array does nothing, which drops the bytes of absent letters.
    bytes[at++] = (a << 2) | (b >> 4);
    bytes[at++] = (b << 4) | (c >> 2);
    bytes[at++] = (c << 6) | d;
  }
  return seen > 63 || text.length % 4 === 1 || unusedBits(text) !== 0 ? null : bytes;
}

/** The value of a letter, 64 for one outside the alphabet, 0 past the end. */
function valueAt(text: string, index: number): number {
  return index < text.length ? (values[text.charCodeAt(index)] ?? outside) : 0;
}

/** Bits of the last letter that belong to no byte. */
function unusedBits(text: string): number {
  const last = valueAt(text, text.length - 1);
  const ending = text.length % 4;
  if (ending === 0) return 0;
  return ending === 2 ? last & 15 : last & 3;
}
