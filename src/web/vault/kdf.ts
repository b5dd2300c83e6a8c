import { deriveInWorker } from "#vault/primitives/kdf-client.ts";
import kdfWorker from "#vault/primitives/kdf-worker.ts?worker&url";
import { createWorker } from "#web/base/create-worker.ts";

/** Derives the key from a passphrase in a web worker, so that the screen does not freeze. */
export const deriveKey = deriveInWorker(() => createWorker(kdfWorker));
