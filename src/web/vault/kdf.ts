import { deriveInWorker } from "#vault/kdf-client.ts";
import kdfWorker from "#vault/kdf-worker.ts?worker&url";
import { createWorker } from "#web/app/create-worker.ts";

/** Stretches a passphrase in a worker of its own, so that the screen never stands still. */
export const deriveKey = deriveInWorker(() => createWorker(kdfWorker));
