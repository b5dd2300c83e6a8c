import { withoutCase } from "#domain/account/passphrase.ts";
import { VaultError } from "#vault/vault-error.ts";

/**
 * What this tab has sent as a password, right or wrong, so that the same text is not taken for a passphrase; and what
 * has opened the vault in this tab, so that it is not sent as a password (decision A3). Kept as digests under a salt of
 * this page, and gone with it.
 */
const salt = crypto.getRandomValues(new Uint8Array(16)).join();
const sent = new Set<string>();
const accepted = new Set<string>();
const opening = new Set<string>();

/**
 * Sends texts as passwords, unless one of them has opened the vault in this tab, case and blanks apart. One that the
 * server has taken as the account's password before is sent again: it is the password, whatever else it opens.
 *
 * @throws VaultError `passphrase_not_sent` before anything is sent, and what the sending throws
 */
export async function sendPasswords<T>(passwords: readonly string[], send: () => Promise<T>): Promise<T> {
  // Plain http has neither digests nor encryption.
  if (!crypto.subtle) return send();
  for (const password of passwords) await refuseOpening(password);
  for (const password of passwords) await noteSent(password);
  const answer = await send();
  for (const password of passwords) accepted.add(await digest(exactly(password)));
  return answer;
}

/** Notes a passphrase or recovery code that has opened the vault, or opens it from now on. */
export async function noteOpeningText(text: string): Promise<void> {
  opening.add(await digest(nearly(text)));
}

/** Whether this tab has sent this very text as a password. */
export async function wasSentAsPassword(text: string): Promise<boolean> {
  return sent.size > 0 && sent.has(await digest(exactly(text)));
}

/** Whether this tab has sent it as a password, case and blanks apart. */
export async function isNearSentPassword(text: string): Promise<boolean> {
  return sent.size > 0 && sent.has(await digest(nearly(text)));
}

async function refuseOpening(password: string): Promise<void> {
  if (opening.size === 0 || accepted.has(await digest(exactly(password)))) return;
  if (opening.has(await digest(nearly(password)))) throw new VaultError("passphrase_not_sent");
}

async function noteSent(password: string): Promise<void> {
  for (const text of [exactly(password), nearly(password)]) sent.add(await digest(text));
}

function exactly(text: string): string {
  return `exactly ${text}`;
}

function nearly(text: string): string {
  return `nearly ${withoutCase(text)}`;
}

async function digest(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${salt} ${text}`);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).join();
}
