/** What any screen, key or command may ask the frame to open; "nothing" closes the sheet of what can be begun. */
export type FramePart = "search" | "keys" | "new" | "new customer" | "nothing";

/** @param words what a search is to begin with */
type Open = (part: FramePart, words: string) => void;

const listeners = new Set<Open>();

/** Asks the frame to open one of its parts. @param words what a search is to begin with */
export function askOfFrame(part: FramePart, words = ""): void {
  for (const open of listeners) open(part, words);
}

/** Calls back with each part that is asked for. @returns stops it */
export function onAskedOfFrame(open: Open): () => void {
  listeners.add(open);
  return () => void listeners.delete(open);
}
