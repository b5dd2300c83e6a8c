export const customers = {
  nameRequired: "Customer name is required",
  notLoaded: "Your customers could not be loaded",
  noneYet: "No customers yet",
  noneFound: "No customers found",
  save: {
    created: "Customer created successfully",
    updated: "Customer updated successfully",
    notCreated: "Failed to create customer",
    notUpdated: "Failed to update customer",
    prefersServerWords: false,
  },
  remove: {
    question: "Are you sure you want to delete this customer?",
    confirmLabel: "Delete Customer",
    removed: "Customer deleted successfully",
    failedTitle: "Error",
    notRemoved: "Failed to delete customer",
    prefersServerWords: false,
    restored: "Customer restored",
    notRestored: "Failed to restore customer",
  },
};
