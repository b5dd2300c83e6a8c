import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Id } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
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
import { draftsQueryName, sayDraftsChanged } from "#web/drafts/drafts-changed.ts";
import { useDraftOwner } from "#web/drafts/use-draft-owner.ts";

/** A new document, or changes to a saved one. */
export type UnsavedWork = UnsavedDraft | ChangedDraft;

/** Reads the unsaved work of a kind on this device, newest first. */
export async function readUnsavedDrafts(userId: Id<"User">, kind: DocumentKind): Promise<UnsavedWork[]> {
  const access = await draftAccess(userId);
  const [begun, changed] = await Promise.all([
    readNewDrafts(access, { userId, kind }, browserStores),
    readChangedDrafts(access, { userId, kind }, browserStores),
  ]);
  return [...begun, ...changed].sort((left, right) => (right.keptAt ?? 0) - (left.keptAt ?? 0));
}

/** The unsaved work of a kind on this device, newest first; empty while the account is locked. */
export function useUnsavedDrafts(kind: DocumentKind) {
  const { userId, keyId } = useDraftOwner();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: [draftsQueryName, userId, kind, keyId],
    queryFn: () => readUnsavedDrafts(userId, kind),
    enabled: keyId !== null,
    staleTime: 0,
    gcTime: 0,
  });
  return {
    drafts: data ?? none,
    /** Discards a draft. @returns a function that puts it back */
    discard: (work: UnsavedWork) => {
      const name = "slot" in work ? newDraftName(work.slot) : work.id;
      const putBack = forgetDraft({ userId, kind, name }, browserStores);
      client.setQueryData<UnsavedWork[]>([draftsQueryName, userId, kind, keyId], (drafts) =>
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

const none: readonly UnsavedWork[] = [];
