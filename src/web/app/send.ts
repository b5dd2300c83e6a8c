import { CallError } from "#web/app/call-error.ts";
import { raisePassphraseRequired } from "#web/app/passphrase-required.ts";

/**
 * Asks the server, with the session's cookie.
 *
 * @returns the answer, which is OK
 * @throws CallError for every answer that is not OK, and with status 0 when none came
 */
export async function send(address: string, init: RequestInit): Promise<Response> {
  const response = await ask(address, { credentials: "same-origin", ...init });
  if (response.ok) return response;
  const error = new CallError(response.status, response.statusText, await response.text());
  if (error.code === "ENCRYPTION_PASSPHRASE_REQUIRED") raisePassphraseRequired();
  throw error;
}

async function ask(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new CallError(0, "No answer", "");
  }
}
