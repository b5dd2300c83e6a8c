import { enduringStore } from "#vault/enduring-store.ts";
import { indexedDbStore } from "#vault/indexed-db-store.ts";
import { timing } from "#web/app/timing.ts";

const listeners = new Set<() => void>();
let isSilent = false;

const browserStore = indexedDbStore();
addEventListener("pagehide", browserStore.leave);
// What is brought back has left its store.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());

/** What this device remembers of its accounts. No screen waits for it in vain: see {@link isDeviceStoreSilent}. */
export const deviceStore = enduringStore(browserStore, {
  patience: () => new Promise((resolve) => setTimeout(resolve, timing.deviceStore)),
  onTrouble: () => {
    isSilent = true;
    for (const listener of listeners) listener();
  },
});

/** Whether the browser's store has failed this page, so that it goes on with its own memory. */
export function isDeviceStoreSilent(): boolean {
  return isSilent;
}

export function subscribeDeviceStore(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
