import type { Id } from "#domain/account/id.ts";
import { lock } from "#web/vault/vault-session.ts";

/**
 * Makes the page fit for the card provider's script ([Note: The payment page]): a document of its own, whose policy
 * lets that script in, with the key to the user's data gone from this device. The passphrase is asked for afterwards.
 *
 * @returns false if the page is being loaded anew: nothing more is to be done in this one
 */
export async function prepareForProvider(userId: Id<"User">): Promise<boolean> {
  if (!isLoadedAs(location.pathname)) {
    location.replace(location.pathname);
    return false;
  }
  await lock(userId);
  return true;
}

/** Tells whether the document came from the server at this path, rather than by a change of screens. */
function isLoadedAs(pathname: string): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry !== undefined && new URL(entry.name).pathname === pathname;
}
