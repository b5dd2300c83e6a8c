import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useUser } from "#web/account/user-query.ts";
import type { DocumentDraft } from "#web/documents/document-draft.ts";
import { type DraftPlace, forgetDraft, keepDraft, readDraft } from "#web/documents/draft-store.ts";
import { useLast } from "#web/documents/use-last.ts";
import { vaultAccess } from "#web/vault/vault-session.ts";

/** Unsaved work of one editor. See [Note: Unsaved work]. */
export interface KeptDraft {
  /** What was found on opening; undefined while it is looked for. */
  found: DocumentDraft | null | undefined;
  keep: (draft: DocumentDraft) => void;
  forget: () => void;
}

/** Looks for unsaved work once, as the editor opens, and keeps it from then on. */
export function useKeptDraft(kind: DocumentDraft["kind"], id: string | null): KeptDraft {
  const { data: user } = useUser();
  const place: DraftPlace = { userId: user?.id ?? "", kind, id };
  const { data } = useQuery({
    queryKey: ["kept-draft", place],
    queryFn: async () => ({ draft: await readDraft(vaultAccess(), place, browserStores) }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const generation = useRef(0);
  const found = useLast(data);
  const keep = async (draft: DocumentDraft) => {
    const own = generation.current;
    // A device without room, or text that cannot be sealed: the work goes on, it is only not kept.
    await keepDraft(vaultAccess(), place, { draft, stores: browserStores }).catch(() => undefined);
    if (own !== generation.current) forgetDraft(place, browserStores);
  };
  return {
    found: found?.draft,
    keep: (draft) => void keep(draft),
    forget: () => {
      generation.current += 1;
      forgetDraft(place, browserStores);
    },
  };
}

/** Keeps a draft a moment after each change of it. */
export function useKeeping(draft: DocumentDraft, initial: DocumentDraft, keep: KeptDraft["keep"]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the draft is a reason to keep it
  useEffect(() => {
    if (draft === initial) return;
    const timer = setTimeout(() => keep(draft), pause);
    return () => clearTimeout(timer);
  }, [draft, initial]);
}

/** Milliseconds without a key until what was typed is put away. */
const pause = 400;

const browserStores = { lasting: localStorage, fleeting: sessionStorage };
