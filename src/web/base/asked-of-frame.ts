/** What any screen, key or command may ask the frame to open; "nothing" closes the sheet of what can be begun. */
export type FramePart = "search" | "keys" | "new" | "new customer" | "nothing";

const listeners = new Set<(part: FramePart) => void>();
/** What the search that was asked for last begins with. */
export let askedWords = "";

/** Asks the frame to open one of its parts. @param words what a search is to begin with */
export function askOfFrame(part: FramePart, words = ""): void {
  askedWords = words;
  for (const open of listeners) open(part);
}

/** Calls back with each part that is asked for. @returns stops it */
export function onAskedOfFrame(open: (part: FramePart) => void): () => void {
  listeners.add(open);
  return () => void listeners.delete(open);
}
