import type { DocumentDraft } from "#web/drafts/document-draft.ts";

/** Stores a draft as it changes. */
export interface DraftKeeper {
  /**
   * Starts writing in the next task, so that the key typed does not wait for it. While a write is in progress, the newest
   * change waits and those between are skipped.
   */
  keep(draft: DocumentDraft): void;
  /** Removes everything that was stored, and whatever is being written now. */
  forget(): void;
  /** Resolves once nothing is being written. */
  settled(): Promise<void>;
}

/** @param where writes a draft, and erases what was written; a failed write leaves the work unchanged */
export function draftKeeper(where: {
  write: (draft: DocumentDraft) => Promise<void>;
  erase: () => void;
  /** Called after each write; says whether it succeeded. */
  onWritten: (isKept: boolean) => void;
}): DraftKeeper {
  let waiting: DocumentDraft | null = null;
  let writing: Promise<void> | null = null;
  let generation = 0;

  async function writeAll(): Promise<void> {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve));
      const [draft, own] = [waiting, generation];
      if (draft === null) break;
      waiting = null;
      // The device may be full, or the text may not be sealable. The work continues, but it is not stored.
      const isKept = await where.write(draft).then(
        () => true,
        () => false,
      );
      where.onWritten(isKept);
      if (own !== generation) where.erase();
    }
    writing = null;
  }

  return {
    keep(draft) {
      waiting = draft;
      writing ??= writeAll();
    },
    forget() {
      waiting = null;
      generation += 1;
      where.erase();
    },
    settled: () => writing ?? Promise.resolve(),
  };
}
