import type { Id } from "#domain/ids/id.ts";
import { lock } from "#web/vault/vault-session.ts";

/**
 * Prepares the page for the card provider's script ([Note: The payment page]): it must be a document of its own, whose
 * policy allows that script, and the key to the user's data must be gone from this device. The passphrase is asked for
 * again afterwards.
 *
 * @returns false when the page is being reloaded: the caller must then do nothing more
 */
export async function prepareForProvider(userId: Id<"User">): Promise<boolean> {
  if (!isLoadedAs(location.pathname)) {
    location.replace(location.pathname);
    return false;
  }
  await lock(userId);
  return true;
}

/** Whether the document was loaded from the server at this path, rather than reached by a change of screens. */
function isLoadedAs(pathname: string): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry !== undefined && new URL(entry.name).pathname === pathname;
}
