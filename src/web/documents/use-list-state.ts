import { useMemo } from "react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { useRemembered } from "#web/base/use-remembered.ts";
import { useStable } from "#web/base/use-stable.ts";
import { type ListView, listAddress, readListQuery } from "#web/documents/list-address.ts";
import { navigate } from "#web/routing/navigation.ts";
import { usePlace } from "#web/routing/use-place.ts";

/** What is kept while other screens are shown: a search is in no address, since it may be a customer's name. */
export interface SearchedView extends ListView {
  search: string;
}

const atFirst: SearchedView = { search: "", status: "all", sort: null };

declare module "#web/routing/place.ts" {
  interface HistoryState {
    /** The list itself has set its address, so the search that is kept belongs to it. */
    isOfList?: true;
  }
}

/** What a list of documents shows, by its address and by what was chosen before, and what changes it. */
export function useListState(kind: DocumentKind): [SearchedView, (change: Partial<SearchedView>) => void] {
  const [kept, remember] = useRemembered<SearchedView>(kind, atFirst);
  const { search: query, state: entry } = usePlace();
  const asked = useMemo(() => readListQuery(kind, query), [kind, query]);
  // A link to a tab leads to all that the tab counts, whatever was searched for before.
  const isLinked = asked.status !== undefined && !entry.isOfList;
  const state = useMemo(
    () => ({ ...kept, ...asked, ...(isLinked && { search: "" }) }),
    [kept, asked, isLinked],
  );
  const change = useStable((next: Partial<SearchedView>) => {
    const changed = { ...state, ...next };
    remember(changed);
    if (changed.status === state.status && changed.sort === state.sort && !isLinked) return;
    const options = { replace: true, resetScroll: false, state: { isOfList: true } as const };
    void navigate(listAddress(kind, changed), options);
  });
  return [state, change];
}
