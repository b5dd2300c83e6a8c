import { CallError } from "#web/base/call-error.ts";

/**
 * Loads what documents are sealed with: an editor once something is typed, so that a save finds it there.
 *
 * @throws CallError of status 0 when it cannot be loaded, as for a save without a connection
 */
export async function loadSealing() {
  try {
    return await import("#vault/records/document-writes.ts");
  } catch {
    throw new CallError(0, "", "");
  }
}
