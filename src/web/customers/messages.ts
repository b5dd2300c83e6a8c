import type { SaveWords } from "#web/app/use-record-form.ts";
import type { RemoveWords } from "#web/app/use-undoable-remove.ts";

/** What saving a customer is answered with (specification 2 §8). */
export const customerSaveWords: SaveWords = {
  created: "Customer created successfully",
  updated: "Customer updated successfully",
  notCreated: "Failed to create customer",
  notUpdated: "Failed to update customer",
  prefersServerWords: false,
};

/** What deleting a customer is answered with (specification 2 §8). */
export const customerRemoveWords: RemoveWords = {
  removed: "Customer deleted successfully",
  failedTitle: "Error",
  notRemoved: "Failed to delete customer",
  prefersServerWords: false,
  restored: "Customer restored",
  notRestored: "Failed to restore customer",
};

/** Questions and notices of the customers screen (specification 2 §8). */
export const customerWords = {
  confirmDelete: "Are you sure you want to delete this customer?",
  notLoaded: "Your customers could not be loaded",
  noneYet: "No customers yet",
  noneFound: "No customers found",
} as const;
