import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Id } from "#domain/account/id.ts";
import { useUser } from "#web/account/user-query.ts";
import type { DocumentDraft } from "#web/documents/document-draft.ts";
import { draftAccess } from "#web/documents/draft-access.ts";
import { type DraftPlace, forgetDraft, keepDraft, readDraft } from "#web/documents/draft-store.ts";
import { useLast } from "#web/documents/use-last.ts";

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
  const userId = user?.id ?? ("" as Id<"User">);
  const place: DraftPlace = { userId, kind, id };
  const { data } = useQuery({
    queryKey: ["kept-draft", place],
    queryFn: async () => ({ draft: await readDraft(await draftAccess(userId), place, browserStores) }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const generation = useRef(0);
  const found = useLast(data);
  const keep = async (draft: DocumentDraft) => {
    const own = generation.current;
    // A device without room, or text that cannot be sealed: the work goes on, it is only not kept.
    await keepDraft(await draftAccess(userId), place, { draft, stores: browserStores }).catch(
      () => undefined,
    );
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

/**
 * Keeps what a new document begins with, so that it survives a reload before anything is typed; who leaves it as it
 * came finds again what was there before: other unsaved work, or nothing.
 *
 * @param arrival null where there is nothing to keep
 */
export function useKeptArrival(store: KeptDraft, arrival: DocumentDraft | null): KeptDraft {
  const touched = useRef(false);
  const left = useRef(store.found);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the editor opens
  useEffect(() => {
    if (arrival === null) return;
    store.keep(arrival);
    return () => {
      if (touched.current) return;
      if (left.current) store.keep(left.current);
      else store.forget();
    };
  }, []);
  return {
    ...store,
    keep: (draft) => {
      touched.current = true;
      store.keep(draft);
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
