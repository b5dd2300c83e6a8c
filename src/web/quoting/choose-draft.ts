import type { Arrival } from "#web/drafts/arrival.ts";
import { bringsSomething } from "#web/drafts/arrival.ts";
import { mostNewDrafts, type UnsavedDraft } from "#web/drafts/draft-store.ts";

/** What is known when the editor of a new document opens. */
export interface DraftChoices {
  arrival: Arrival;
  /** True when the person opened the address itself (a closed tab, a bookmark) and did not press a link in the app. */
  isCold: boolean;
  /** The drafts that can be read, newest first. */
  drafts: readonly Pick<UnsavedDraft, "slot">[];
  /** The slots that editors in other tabs are writing to. */
  inUse: ReadonlySet<string>;
  /** True when something is stored in the slot, readable or not. */
  isTaken: (slot: string) => boolean;
  /** An unused slot. */
  fresh: string;
}

/**
 * The slot that the editor of a new document writes to. A history entry with a slot keeps it. An arrival with a
 * customer or a document, and a press of "New", get an unused one. An address opened directly gets the newest draft
 * that no other tab has open, because a closed tab has left it behind.
 *
 * @returns null when the limit of drafts is reached, so that one has to be discarded first
 */
export function chooseSlot(choices: DraftChoices): string | null {
  const { arrival, isCold, drafts, inUse, isTaken, fresh } = choices;
  const { draft } = arrival;
  if (draft !== null) {
    const isReadable = drafts.some(({ slot }) => slot === draft);
    // A draft that cannot be read, because another key sealed it, must not be overwritten.
    return isReadable || !isTaken(draft) ? draft : fresh;
  }
  const left = drafts.find(({ slot }) => !inUse.has(slot));
  if (isCold && !bringsSomething(arrival) && left) return left.slot;
  return drafts.length < mostNewDrafts ? fresh : null;
}
