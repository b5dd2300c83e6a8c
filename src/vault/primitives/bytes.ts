import { VaultError } from "#vault/primitives/vault-error.ts";

/** Bytes with a buffer of their own, as WebCrypto needs them. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const loneSurrogate = /\p{Surrogate}/u;

/**
 * A text in UTF-8.
 *
 * @throws VaultError `text_malformed` for half a surrogate pair: encoders replace it silently, so the decoded text
 * would differ from the original
 */
export function utf8(text: string): Bytes {
  assertWellFormed(text);
  return encoder.encode(text);
}

/** Refuses half a surrogate pair, as {@link utf8} does. */
export function assertWellFormed(text: string): void {
  if (loneSurrogate.test(text)) throw new VaultError("text_malformed");
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

/** Overwrites secret bytes as soon as they are no longer needed. */
export function wipe(...secrets: readonly Uint8Array[]): void {
  for (const secret of secrets) secret.fill(0);
}
