/**
 * What is said about a noun of simple records.
 *
 * @param one "customer"
 *  */
export function recordMessages(one: string) {
  const capitalised = one.slice(0, 1).toUpperCase() + one.slice(1);
  const titled = one.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return {
    save: {
      created: `${capitalised} created successfully`,
      updated: `${capitalised} updated successfully`,
      notCreated: `Failed to create ${one}`,
      notUpdated: `Failed to update ${one}`,
      prefersServerMessage: false,
    },
    remove: {
      question: `Are you sure you want to delete this ${one}?`,
      confirmLabel: `Delete ${titled}`,
      removed: `${capitalised} deleted successfully`,
      failedTitle: "Error",
      notRemoved: `Failed to delete ${one}`,
      prefersServerMessage: false,
      restored: `${capitalised} restored`,
      notRestored: `Failed to restore ${one}`,
    },
  };
}

export type RecordMessages = ReturnType<typeof recordMessages>;
