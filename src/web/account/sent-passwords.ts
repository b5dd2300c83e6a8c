import { withoutCase } from "#domain/account/passphrase.ts";

/**
 * What this tab has sent as a password, right or wrong, so that the same text is not taken for a passphrase
 * (decision A3). Kept as digests under a salt of this page, and gone with it.
 */
const salt = crypto.getRandomValues(new Uint8Array(16)).join();
const sent = new Set<string>();

/** Notes a text that is about to be sent as a password. */
export async function noteSentPassword(password: string): Promise<void> {
  // Plain http has neither digests nor encryption.
  if (!crypto.subtle) return;
  for (const text of [exactly(password), nearly(password)]) sent.add(await digest(text));
}

/** Whether this tab has sent this very text as a password. */
export async function wasSentAsPassword(text: string): Promise<boolean> {
  return sent.size > 0 && sent.has(await digest(exactly(text)));
}

/** Whether this tab has sent it as a password, case and blanks apart. */
export async function isNearSentPassword(text: string): Promise<boolean> {
  return sent.size > 0 && sent.has(await digest(nearly(text)));
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
