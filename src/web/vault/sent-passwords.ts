import { withoutCase } from "#domain/account/passphrase.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";

/**
 * Remembers what this tab has sent as a password, right or wrong, so that the same text is not used as a passphrase;
 * and what has opened the vault in this tab, so that it is not sent as a password (decision A3). Stored as digests with
 * a salt of this page, in memory only. After a reload, while the account is open, a text is tried on its keyset instead.
 */
const salt = crypto.getRandomValues(new Uint8Array(16)).join();
const sent = new Set<string>();
const accepted = new Set<string>();
const opening = new Set<string>();
let opensAccount: (text: string) => Promise<boolean> = async () => false;

/** Sets how a text is tried on the account that is open in this tab; it may take as long as unlocking. */
export function tryOpeningBy(opens: (text: string) => Promise<boolean>): void {
  opensAccount = opens;
}

/**
 * Sends texts as passwords, unless one of them has opened the vault in this tab, ignoring case and spaces. A text that
 * the server has already accepted as the account's password is sent again: it is the password, whatever else it opens.
 *
 * @throws VaultError `passphrase_not_sent` before anything is sent, and whatever `send` throws
 */
export async function sendPasswords<T>(passwords: readonly string[], send: () => Promise<T>): Promise<T> {
  // Plain HTTP has neither digests nor encryption.
  if (!crypto.subtle) return send();
  for (const password of passwords) await refuseOpening(password);
  for (const password of passwords) await noteSent(password);
  const answer = await send();
  for (const password of passwords) accepted.add(await digest(exactly(password)));
  return answer;
}

/** Remembers a passphrase or recovery code that has opened the vault, or will open it from now on. */
export async function noteOpeningText(text: string): Promise<void> {
  opening.add(await digest(nearly(text)));
}

/** Whether this tab has sent exactly this text as a password. */
export async function wasSentAsPassword(text: string): Promise<boolean> {
  return sent.size > 0 && sent.has(await digest(exactly(text)));
}

/** Whether this tab has sent it as a password, ignoring case and spaces. */
export async function isNearSentPassword(text: string): Promise<boolean> {
  return sent.size > 0 && sent.has(await digest(nearly(text)));
}

async function refuseOpening(password: string): Promise<void> {
  if (accepted.has(await digest(exactly(password)))) return;
  if (opening.has(await digest(nearly(password)))) throw new VaultError("passphrase_not_sent");
  if (!(await opensAccount(password))) return;
  await noteOpeningText(password);
  throw new VaultError("passphrase_not_sent");
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
