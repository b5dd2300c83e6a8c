import { type KeptRevisions, keptRevisions } from "#vault/device/kept-revisions.ts";
import type { LocalStore } from "#vault/device/local-store.ts";
import type { Revisions } from "#vault/records/revisions.ts";
import type { Vault } from "#vault/records/vault.ts";

/** Milliseconds. Saves are debounced, because reading a list brings many revisions at once. */
const saveAfter = 500;

let memory: { kid: string; revisions: KeptRevisions } | null = null;
let isSaving = false;

/**
 * The revisions this device remembers for an account's records. The same instance is returned as long as the key is
 * the same: see [Note: Revisions of records].
 */
export async function rememberRevisions(
  store: LocalStore,
  { userId, kid }: Pick<Vault, "userId" | "kid">,
): Promise<Revisions> {
  if (memory?.kid !== kid) {
    memory = { kid, revisions: await keptRevisions(store, { userId, kid }, { onNews: saveSoon }) };
  }
  return memory.revisions;
}

/** Called when another tab has changed what is remembered, so that it is read again. */
export function dropRevisions(): void {
  memory = null;
}

export async function clearRevisions(): Promise<void> {
  await memory?.revisions.clear();
}

/** Does not save when the page is left: a write in progress then blocks the next page (`IndexedDbStore.leave`). */
function saveSoon(): void {
  if (isSaving) return;
  isSaving = true;
  setTimeout(() => {
    isSaving = false;
    // When the store is full or refused, this page's memory keeps the revisions, and the next save tries again.
    memory?.revisions.save().catch(() => undefined);
  }, saveAfter);
}
