import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { queryClient } from "#web/base/query-client.ts";
import { browserStores, draftAccess } from "#web/drafts/draft-access.ts";
import { draftsInUse } from "#web/drafts/draft-in-use.ts";
import {
  type ChangedDraft,
  forgetDraft,
  newDraftName,
  readChangedDrafts,
  readNewDrafts,
  type UnsavedDraft,
} from "#web/drafts/draft-store.ts";
import { draftKeyPrefix } from "#web/drafts/plain-drafts.ts";
import { useDraftOwner } from "#web/drafts/use-draft-owner.ts";

const queryName = "unsaved-drafts";

/** A new document, or changes to a saved one. */
export type UnsavedWork = UnsavedDraft | ChangedDraft;

/** The unsaved work of a kind on this device, newest first; empty while the account is locked. */
export function useUnsavedDrafts(kind: DocumentKind) {
  const { userId, keyId } = useDraftOwner();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: [queryName, userId, kind, keyId],
    queryFn: async () => {
      const access = await draftAccess(userId);
      const [begun, changed] = await Promise.all([
        readNewDrafts(access, { userId, kind }, browserStores),
        readChangedDrafts(access, { userId, kind }, browserStores),
      ]);
      return [...begun, ...changed].sort((left, right) => (right.keptAt ?? 0) - (left.keptAt ?? 0));
    },
    enabled: keyId !== null,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    const look = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(draftKeyPrefix)) sayDraftsChanged();
    };
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  }, []);
  return {
    drafts: data ?? none,
    /** Discards a draft. @returns a function that puts it back */
    discard: (work: UnsavedWork) => {
      const name = "slot" in work ? newDraftName(work.slot) : work.id;
      const putBack = forgetDraft({ userId, kind, name }, browserStores);
      client.setQueryData<UnsavedWork[]>([queryName, userId, kind, keyId], (drafts) =>
        drafts?.filter((draft) => draft !== work),
      );
      return () => {
        putBack();
        sayDraftsChanged();
      };
    },
  };
}

/** The newest draft outside the given slot that no tab has open; looked for once. */
export function useLeftBehind(kind: DocumentKind, slot: string): UnsavedDraft | null {
  const { userId, keyId } = useDraftOwner();
  const { data } = useQuery({
    queryKey: ["left-behind", userId, kind, slot, keyId],
    queryFn: async () => {
      const drafts = await readNewDrafts(await draftAccess(userId), { userId, kind }, browserStores);
      const inUse = await draftsInUse();
      return drafts.find((draft) => draft.slot !== slot && !inUse.has(draft.slot)) ?? null;
    },
    enabled: keyId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return data ?? null;
}

/** Makes the lists read the drafts on this device again. */
export function sayDraftsChanged(): void {
  void queryClient.invalidateQueries({ queryKey: [queryName] });
}

const none: readonly UnsavedWork[] = [];
