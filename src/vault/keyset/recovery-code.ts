import type { Bytes } from "#formats/bytes/bytes.ts";
import { sha256 } from "#formats/bytes/digest.ts";
import { utf8 } from "#vault/primitives/bytes.ts";
import type { Random } from "#vault/primitives/random.ts";
import { labels, statement } from "#vault/primitives/statement.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";

/** Crockford's 32 letters: without I, L, O and U, which are misread or offend. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 28 letters of 5 bits: 140 random bits. */
const secretLength = 28;
/** 4 letters that distinguish a mistyped code from a wrong one. */
const checkLength = 4;

/** A new recovery code as printed: eight groups of four, of which the last is the check. */
export async function newRecoveryCode(random: Random): Promise<string> {
  const secret = letters(random(secretLength));
  const code = secret + (await checkOf(secret));
  return (code.match(/.{4}/g) ?? []).join("-");
}

/**
 * The secret of a typed recovery code: its first 28 letters in canonical form. Hyphens, spaces and
 * case do not matter; O is read as 0, I and L as 1.
 *
 * @throws VaultError `recovery_code_malformed` when a letter is missing, impossible or mistyped
 */
export async function recoveryCodeBytes(typed: string): Promise<Bytes> {
  const code = typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\-\u2010-\u2015]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  const secret = code.slice(0, secretLength);
  const wellFormed =
    code.length === secretLength + checkLength &&
    Array.from(code).every((letter) => alphabet.includes(letter));
  if (!wellFormed || code.slice(secretLength) !== (await checkOf(secret))) {
    throw new VaultError("recovery_code_malformed");
  }
  return utf8(secret);
}

async function checkOf(secret: string): Promise<string> {
  return letters((await sha256(statement(labels.recoveryCheck, secret))).subarray(0, checkLength));
}

function letters(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => alphabet.charAt(byte & 31)).join("");
}
