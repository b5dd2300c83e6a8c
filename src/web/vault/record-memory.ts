import { type KeptRevisions, keptRevisions } from "#vault/kept-revisions.ts";
import type { LocalStore } from "#vault/local-store.ts";
import type { Revisions } from "#vault/revisions.ts";
import type { Vault } from "#vault/vault.ts";

/** Stored together: a list that is read brings many at once. */
const saveAfter = 500;

let memory: { kid: string; revisions: KeptRevisions } | null = null;
let isSaving = false;

/** What this device remembers of an account's records, the same for as long as its key is: see [Note: Revisions of records]. */
export async function rememberRevisions(
  store: LocalStore,
  { userId, kid }: Pick<Vault, "userId" | "kid">,
): Promise<Revisions> {
  if (memory?.kid !== kid) {
    memory = { kid, revisions: await keptRevisions(store, { userId, kid }, { onNews: saveSoon }) };
  }
  return memory.revisions;
}

/** Another tab has changed what is remembered: it is read anew. */
export function dropRevisions(): void {
  memory = null;
}

/** Forgets which versions were seen. */
export async function clearRevisions(): Promise<void> {
  await memory?.revisions.clear();
}

/** Not when the page is left: what is being written then is in the way of the next page (`IndexedDbStore.leave`). */
function saveSoon(): void {
  if (isSaving) return;
  isSaving = true;
  setTimeout(() => {
    isSaving = false;
    // A store that is full or refused leaves it to this page's memory, and what comes next tries again.
    memory?.revisions.save().catch(() => undefined);
  }, saveAfter);
}
