/** Time until a toast closes by itself, in milliseconds (specification 1 §9). */
export const toastDuration = 5_000;
/** A swipe to the right of at least this many CSS pixels closes a toast (specification 1 §9). */
export const toastSwipeThreshold = 50;
