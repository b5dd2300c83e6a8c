/** The prefix of the storage key of every draft; see [Note: Unsaved work]. */
export const draftKeyPrefix = "quotewright-draft:";

/** Forgets all drafts in plain words at sign-out, so that the next person at this browser cannot read them. */
export function forgetPlainDrafts(fleeting: Storage): void {
  for (const key of Object.keys(fleeting)) {
    if (key.startsWith(draftKeyPrefix)) fleeting.removeItem(key);
  }
}
