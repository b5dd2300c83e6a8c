import { type TourId, tourIds } from "#web/tours/tour.ts";

/** Where the browser keeps the ids of tours that need not be shown again (specification 1 §3). */
const key = "completedTours";

type Store = Pick<Storage, "getItem" | "setItem">;

/** The tours that were finished or skipped in this browser; none where nothing readable is kept. */
export function completedTours(store: Store): TourId[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? "[]");
    return Array.isArray(kept) ? tourIds.filter((id) => kept.includes(id)) : [];
  } catch {
    return [];
  }
}

/** Remembers for good that a tour was finished or skipped. Where nothing can be kept the tour comes again. */
export function rememberCompleted(store: Store, id: TourId): void {
  const all = new Set([...completedTours(store), id]);
  try {
    store.setItem(key, JSON.stringify([...all]));
  } catch {
    // The browser's storage is full or switched off.
  }
}
