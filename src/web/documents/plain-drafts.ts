/** What the key of every kept draft begins with; see [Note: Unsaved work]. */
export const draftKeyPrefix = "quotewright-draft:";

/** Forgets all drafts in plain words, as a person signs out: the next one at this browser is not to read them. */
export function forgetPlainDrafts(fleeting: Storage): void {
  for (const key of Object.keys(fleeting)) {
    if (key.startsWith(draftKeyPrefix)) fleeting.removeItem(key);
  }
}
