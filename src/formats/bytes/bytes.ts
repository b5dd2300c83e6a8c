/** Bytes with a buffer of their own, as WebCrypto needs them. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const loneSurrogate = /\p{Surrogate}/u;

/** Whether a text has no half of a surrogate pair: encoders replace one silently, so the text would change. */
export function isWellFormed(text: string): boolean {
  return !loneSurrogate.test(text);
}

/** A text in UTF-8; null if it is not well-formed. */
export function encodeUtf8(text: string): Bytes | null {
  return isWellFormed(text) ? encoder.encode(text) : null;
}

/** The text of strict UTF-8. @throws TypeError when the bytes are not UTF-8. */
export function fromUtf8(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

/** Joins byte strings in order. */
export function concat(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Compares in constant time: it depends on the lengths only. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}
