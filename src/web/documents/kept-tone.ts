import { type Tone, tones } from "#words/paper/ready-words.ts";

/** The key in the browser's storage for how the firm writes: one of two words, none of which is a customer's. */
const key = "sendingTone";

type Store = Pick<Storage, "getItem" | "setItem">;

/** The tone that was last chosen in this browser; null before the first. */
export function keptTone(store: Store): Tone | null {
  try {
    return tones.find((tone) => tone === store.getItem(key)) ?? null;
  } catch {
    return null;
  }
}

/** Keeps the tone for the next sending. When the browser stores nothing, it is asked again. */
export function keepTone(store: Store, tone: Tone): void {
  try {
    store.setItem(key, tone);
  } catch {
    // The browser's storage is full or switched off.
  }
}
