import { queryClient } from "#web/base/query-client.ts";

/** The first part of the query keys of what lists know of the drafts on this device. */
export const draftsQueryName = "unsaved-drafts";

/** Makes the lists read the drafts on this device again. */
export function sayDraftsChanged(): void {
  void queryClient.invalidateQueries({ queryKey: [draftsQueryName] });
}
