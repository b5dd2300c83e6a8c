import { type TourId, tourIds } from "#web/tours/tour.ts";

/** The key in the browser's storage for the ids of tours that need not be shown again. */
const key = "completedTours";

type Store = Pick<Storage, "getItem" | "setItem">;

/** The tours that were finished or skipped in this browser; empty when nothing readable is stored. */
export function completedTours(store: Store): TourId[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? "[]");
    return Array.isArray(kept) ? tourIds.filter((id) => kept.includes(id)) : [];
  } catch {
    return [];
  }
}

/**
 * Remembers permanently that a tour was finished or skipped. When the browser stores nothing, the tour is shown
 * again.
 */
export function rememberCompleted(store: Store, id: TourId): void {
  const all = new Set([...completedTours(store), id]);
  try {
    store.setItem(key, JSON.stringify([...all]));
  } catch {
    // The browser's storage is full or switched off.
  }
}
