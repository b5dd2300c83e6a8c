import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLast } from "#web/base/use-last.ts";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";
import { browserStores, draftAccess } from "#web/drafts/draft-access.ts";
import { draftKeeper } from "#web/drafts/draft-keeper.ts";
import { type DraftPlace, forgetDraft, keepDraft, readDraft } from "#web/drafts/draft-store.ts";
import { sayDraftsChanged } from "#web/drafts/drafts-changed.ts";
import { useDraftOwner } from "#web/drafts/use-draft-owner.ts";

/** The unsaved work of one editor. See [Note: Unsaved work]. */
export interface DraftInEditor {
  /** What was found on opening; undefined while the search runs, and while the account is locked. */
  found: DocumentDraft | null | undefined;
  /** True when nothing is stored, because nothing can be sealed. */
  isLocked: boolean;
  /** True when the last change could not be stored: the device is full, or the text cannot be sealed. */
  isFailing: boolean;
  keep: (draft: DocumentDraft) => void;
  forget: () => void;
}

/**
 * Looks for unsaved work once there is a key to open it with, and stores it from then on.
 *
 * @param name the name of the draft's place
 */
export function useKeptDraft(kind: DocumentDraft["kind"], name: string): DraftInEditor {
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
 * Stores what a new document starts with, so that it survives a reload before anything is typed. A document left
 * without a change is removed again.
 *
 * @param arrival null when there is nothing to store
 * @param onTouched called with each change
 */
export function useKeptArrival(
  store: DraftInEditor,
  arrival: DocumentDraft | null,
  onTouched?: () => void,
): DraftInEditor {
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

/** Stores a draft with each change. What was typed while the account was locked is stored once it is open. */
export function useKeeping(draft: DocumentDraft, initial: DocumentDraft, kept: DraftInEditor): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the draft, or a key, is a reason to store it
  useEffect(() => {
    if (draft !== initial) kept.keep(draft);
  }, [draft, initial, kept.isLocked]);
}
