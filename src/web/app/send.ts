import { accountHeader } from "#contract/account-header.ts";
import { CallError, isRefusal } from "#web/app/call-error.ts";
import { raisePassphraseRequired } from "#web/app/passphrase-required.ts";
import { regainSession, shownAccount } from "#web/app/session-lost.ts";

/** The answer says who is signed in, which is what is asked; nobody has to be, and no screen is asked on behalf of. */
export const userAddress = "/api/user";

/**
 * Asks the server, with the session's cookie. What is to be done and not only read is asked for a second time, as it
 * stands, once a session that was lost is back.
 *
 * @returns the answer, which is OK
 * @throws CallError for every answer that is not OK, and with status 0 when none came
 */
export async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await sendOnce(address, init);
  } catch (error) {
    const isLost = isRefusal(error, "UNAUTHENTICATED") && address !== userAddress;
    const isDeed = init.method !== undefined && init.method !== "GET";
    const regained = isLost ? regainSession(isDeed) : Promise.resolve(false);
    if (!isDeed || !(await regained)) throw error;
    return sendOnce(address, init);
  }
}

async function sendOnce(address: string, init: RequestInit): Promise<Response> {
  const account = address === userAddress ? null : shownAccount();
  const headers = { ...init.headers, ...(account !== null && { [accountHeader]: account }) };
  const response = await ask(address, { credentials: "same-origin", ...init, headers });
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
