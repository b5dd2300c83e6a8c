import type { Arrival } from "#web/documents/arrival.ts";
import { bringsSomething } from "#web/documents/arrival.ts";
import { mostNewDrafts, type UnsavedDraft } from "#web/documents/draft-store.ts";

/** What is known as the editor of a new document opens. */
export interface DraftChoices {
  arrival: Arrival;
  /** Opened by its address, and not by a press within the app: a tab that was closed, a bookmark. */
  isCold: boolean;
  /** The drafts that can be read, the newest first. */
  drafts: readonly Pick<UnsavedDraft, "slot">[];
  /** Slots that an editor of another tab is writing to. */
  inUse: ReadonlySet<string>;
  /** Something lies in the slot, readable or not. */
  isTaken: (slot: string) => boolean;
  /** A slot that nobody has. */
  fresh: string;
}

/**
 * The slot that the editor of a new document writes to: the one of its history entry; for what comes with a customer
 * or a document, and for a press of "New", one of its own; for an address that was opened the newest draft that no
 * other tab has open, since that is what a closed tab left behind.
 *
 * @returns null where there are as many drafts as there may be, and one is to be discarded first
 */
export function chooseSlot(choices: DraftChoices): string | null {
  const { arrival, isCold, drafts, inUse, isTaken, fresh } = choices;
  const { draft } = arrival;
  if (draft !== null) {
    const isReadable = drafts.some(({ slot }) => slot === draft);
    // What lies there unread, sealed with another key, is not to be written over.
    return isReadable || !isTaken(draft) ? draft : fresh;
  }
  const left = drafts.find(({ slot }) => !inUse.has(slot));
  if (isCold && !bringsSomething(arrival) && left) return left.slot;
  return drafts.length < mostNewDrafts ? fresh : null;
}
