import type { SaveWords } from "#web/app/use-record-form.ts";

/** What saving a customer is answered with (specification 2 §8). */
export const customerSaveWords: SaveWords = {
  created: "Customer created successfully",
  updated: "Customer updated successfully",
  notCreated: "Failed to create customer",
  notUpdated: "Failed to update customer",
  prefersServerWords: false,
};

/** Questions and notices of the customers screen (specification 2 §8). */
export const customerWords = {
  confirmDelete: "Are you sure you want to delete this customer?",
  deleted: "Customer deleted successfully",
  notDeleted: "Failed to delete customer",
  notLoaded: "Your customers could not be loaded",
  noneYet: "No customers yet",
  noneFound: "No customers found",
} as const;
