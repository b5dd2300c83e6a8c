import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import type { DocumentDraft } from "#web/documents/document-draft.ts";
import { browserStores, draftAccess } from "#web/documents/draft-access.ts";
import { draftKeeper } from "#web/documents/draft-keeper.ts";
import { type DraftPlace, forgetDraft, keepDraft, readDraft } from "#web/documents/draft-store.ts";
import { useDraftOwner } from "#web/documents/use-draft-owner.ts";
import { useLast } from "#web/documents/use-last.ts";
import { sayDraftsChanged } from "#web/documents/use-unsaved-drafts.ts";

/** Unsaved work of one editor. See [Note: Unsaved work]. */
export interface KeptDraft {
  /** What was found on opening; undefined while it is looked for, and while the account is locked. */
  found: DocumentDraft | null | undefined;
  /** Nothing is kept, since nothing can be sealed. */
  isLocked: boolean;
  /** The last change could not be kept: the device has no room, or the text cannot be sealed. */
  isFailing: boolean;
  keep: (draft: DocumentDraft) => void;
  forget: () => void;
}

/**
 * Looks for unsaved work once there is a key to open it with, and keeps it from then on.
 *
 * @param name of the draft's place
 */
export function useKeptDraft(kind: DocumentDraft["kind"], name: string): KeptDraft {
  const { userId, keyId } = useDraftOwner();
  const place = useMemo<DraftPlace>(() => ({ userId, kind, name }), [userId, kind, name]);
  const { data } = useQuery({
    queryKey: ["kept-draft", place, keyId],
    queryFn: async () => ({ draft: await readDraft(await draftAccess(userId), place, browserStores) }),
    enabled: keyId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [isFailing, setFailing] = useState(false);
  const keeper = useMemo(
    () =>
      draftKeeper({
        write: async (draft) => {
          const access = await draftAccess(userId);
          await keepDraft(access, place, { draft, keptAt: Date.now(), stores: browserStores });
          sayDraftsChanged();
        },
        erase: () => {
          forgetDraft(place, browserStores);
          sayDraftsChanged();
        },
        onWritten: (isKept) => setFailing(!isKept),
      }),
    [userId, place],
  );
  const found = useLast(data);
  const { keep, forget } = keeper;
  return { found: found?.draft, isLocked: keyId === null, isFailing, keep, forget };
}

/**
 * Keeps what a new document begins with, so that it survives a reload before anything is typed; nothing stays of one
 * that is left as it came.
 *
 * @param arrival null where there is nothing to keep
 * @param onTouched called with each change
 */
export function useKeptArrival(
  store: KeptDraft,
  arrival: DocumentDraft | null,
  onTouched?: () => void,
): KeptDraft {
  const touched = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the editor opens
  useEffect(() => {
    if (arrival === null) return;
    store.keep(arrival);
    return () => {
      if (!touched.current) store.forget();
    };
  }, []);
  return {
    ...store,
    keep: (draft) => {
      touched.current = true;
      onTouched?.();
      store.keep(draft);
    },
  };
}

/** Keeps a draft with each change of it, and what was typed while the account was locked once it is open. */
export function useKeeping(draft: DocumentDraft, initial: DocumentDraft, kept: KeptDraft): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the draft, or a key, is a reason to keep it
  useEffect(() => {
    if (draft !== initial) kept.keep(draft);
  }, [draft, initial, kept.isLocked]);
}
