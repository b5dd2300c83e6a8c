import { accountHeader } from "#contract/account-header.ts";
import { contractHeader, contractVersions } from "#contract/contract-version.ts";
import { idempotencyHeader } from "#contract/idempotency.ts";
import { CallError, isRefusal } from "#web/base/call-error.ts";
import { raisePassphraseRequired } from "#web/base/passphrase-required.ts";
import { regainSession, shownAccount } from "#web/base/session-lost.ts";
import { raiseUpgradeRequired } from "#web/base/upgrade-required.ts";

/** A request for the user finds out who is signed in. It needs no session, and is sent on behalf of no screen. */
export const userAddress = "/api/user";

/**
 * Sends a request with the session's cookie. When the session was lost, a request that changes something is retried
 * unchanged once the session is back; a read is not.
 *
 * @returns the answer, which is OK
 * @throws CallError for every answer that is not OK; its status is 0 when no answer came
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
  const headers = {
    ...init.headers,
    [contractHeader]: String(contractVersions.newest),
    ...(account !== null && { [accountHeader]: account }),
  };
  const response = await ask(address, { credentials: "same-origin", ...init, headers });
  if (response.ok) return response;
  const error = new CallError(response.status, response.statusText, await response.text());
  if (error.code === "ENCRYPTION_PASSPHRASE_REQUIRED") raisePassphraseRequired();
  if (error.code === "UPGRADE_REQUIRED") raiseUpgradeRequired(error.shownMessage ?? error.message);
  throw error;
}

/** Asks the server. A write with an idempotency key is retried if no answer comes, since it is applied once. */
async function ask(address: string, init: RequestInit & { headers: object }): Promise<Response> {
  const retries = idempotencyHeader in init.headers ? writeRetries : 0;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await fetch(address, init);
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") throw error;
      if (attempt === retries) throw new CallError(0, "No answer", "");
    }
  }
}

/** How often a write is retried at once, because a connection that broke once mostly works the second time. */
const writeRetries = 2;
