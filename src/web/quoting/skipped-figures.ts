/** The key in this browser's storage that says that an account's firm does without figures of its own for now. */
const keyOf = (userId: string) => `quotewright-figures-skipped-${userId}`;

/** Whether an account put the question for its firm's first figures off in this browser. */
export function areFiguresSkipped(storage: Pick<Storage, "getItem">, userId: string): boolean {
  return storage.getItem(keyOf(userId)) !== null;
}

/** Puts the question off. When the browser stores nothing, the next new document asks again. */
export function skipFigures(storage: Pick<Storage, "setItem">, userId: string): void {
  try {
    storage.setItem(keyOf(userId), "true");
  } catch {
    // The browser's storage is full or switched off.
  }
}
