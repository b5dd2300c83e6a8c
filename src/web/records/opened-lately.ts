import { useEffect } from "react";

const key = "quotewright-opened";

/** The number of records that are remembered. */
const most = 6;

type Reading = Pick<Storage, "getItem">;

/**
 * The ids of the records opened last on this device, the latest first: ids alone, and never a word, since a device's
 * store is not sealed.
 */
export function openedLately(storage: Reading): string[] {
  return (storage.getItem(key) ?? "").split(" ").filter(Boolean);
}

/** Remembers that a record was opened. */
export function noteLatest(storage: Reading & Pick<Storage, "setItem">, id: string): void {
  const others = openedLately(storage).filter((each) => each !== id);
  try {
    storage.setItem(key, [id, ...others].slice(0, most).join(" "));
  } catch {
    // Without storage nothing was opened lately.
  }
}

/** Forgets them at sign-out, as they are those of another person for the next one. */
export function forgetOpened(storage: Pick<Storage, "removeItem">): void {
  storage.removeItem(key);
}

/** Remembers the record whose screen is shown. */
export function useOpenedLately(id: string): void {
  useEffect(() => noteLatest(localStorage, id), [id]);
}
