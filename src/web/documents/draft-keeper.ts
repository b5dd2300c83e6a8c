import type { DocumentDraft } from "#web/documents/document-draft.ts";

/** Puts a draft away as it changes. */
export interface DraftKeeper {
  /** Begins at once; while an earlier change is still being written the newest one waits, and those between are skipped. */
  keep(draft: DocumentDraft): void;
  /** Nothing stays of what was kept, also of what is being written now. */
  forget(): void;
  /** Resolves once nothing is being written. */
  settled(): Promise<void>;
}

/** @param where writes a draft, and erases what was written; a write that fails leaves the work as it was */
export function draftKeeper(where: {
  write: (draft: DocumentDraft) => Promise<void>;
  erase: () => void;
  /** Told of each write how it went. */
  onWritten: (isKept: boolean) => void;
}): DraftKeeper {
  let waiting: DocumentDraft | null = null;
  let writing: Promise<void> | null = null;
  let generation = 0;

  async function writeAll(): Promise<void> {
    while (waiting !== null) {
      const [draft, own] = [waiting, generation];
      waiting = null;
      // A device without room, or text that cannot be sealed: the work goes on, it is only not kept.
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
