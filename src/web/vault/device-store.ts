import { enduringStore } from "#vault/device/enduring-store.ts";
import { indexedDbStore } from "#vault/device/indexed-db-store.ts";
import { timing } from "#web/base/timing.ts";

const listeners = new Set<() => void>();
let isSilent = false;

const browserStore = indexedDbStore();
addEventListener("pagehide", browserStore.leave);
// A page restored from the back/forward cache has closed its store, so it loads again.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());

/**
 * What this device remembers about its accounts. When the browser's store does not answer in time, memory takes over,
 * so no screen waits for ever: see {@link isDeviceStoreSilent}.
 */
export const deviceStore = enduringStore(browserStore, {
  patience: () => new Promise((resolve) => setTimeout(resolve, timing.deviceStore)),
  onTrouble: () => {
    isSilent = true;
    for (const listener of listeners) listener();
  },
});

/** True when the browser's store has failed on this page and the page uses its own memory in its place. */
export function isDeviceStoreSilent(): boolean {
  return isSilent;
}

export function subscribeDeviceStore(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
