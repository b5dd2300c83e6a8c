/** The key in this browser's storage that says that a firm does without figures of its own for now. */
const key = "quotewright-figures-skipped";

/** Whether the question for the firm's first figures was put off in this browser. */
export function areFiguresSkipped(storage: Pick<Storage, "getItem">): boolean {
  return storage.getItem(key) !== null;
}

/** Puts the question off. When the browser stores nothing, the next new document asks again. */
export function skipFigures(storage: Pick<Storage, "setItem">): void {
  try {
    storage.setItem(key, "true");
  } catch {
    // The browser's storage is full or switched off.
  }
}
