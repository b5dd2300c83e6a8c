/** The prefix of the storage key of every draft; see [Note: Unsaved work]. */
export const draftKeyPrefix = "quotewright-draft:";
