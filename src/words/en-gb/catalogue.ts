import { recordMessages } from "#words/en-gb/record-messages.ts";
import { variant } from "#words/en-gb/variant.ts";

/** Shared by materials and labour items. */
export const catalogue = {
  createCategoriesFirst: "Create Categories First",
  manageCategories: "Manage Categories",
  uncategorized: "Uncategorized",
  categoryNameRequired: "Category name is required",
  /** A category for those who want to begin with no thought of categories. */
  general: "General",
  addGeneral: "Add a category “General”",
  startFromTrade: "Start from a trade's price list",
  removeStarter: "Remove starter list",
  removingStarter: "Removing starter list...",
  /** A price of a starter price list, as long as nobody has changed it. */
  guidePrice: "Guide price",
};

export const materials = {
  ...variant(recordMessages("material"), {
    remove: { failedTitle: "Cannot Delete Material", prefersServerMessage: true },
  }),
  noCategoriesHint: "Materials are filed under categories such as Timber or Pipework. Begin with those.",
  nameRequired: "Material name is required",
  unitTypeRequired: "Unit type is required",
  unitCost: "Unit cost must be 0 or greater",
};

export const labour = {
  ...variant(recordMessages("labour item"), {
    save: { prefersServerMessage: true },
    remove: {
      question: "Are you sure you want to delete this labor item?",
      confirmLabel: "Delete Item",
      removed: "Labor item deleted successfully",
      notRemoved: "Failed to delete labor item",
    },
  }),
  noCategoriesHint: "Rates are filed under categories such as Plumbing or Call-outs. Begin with those.",
  title: "Labour",
  nameRequired: "Labour item name is required",
  rate: "Rate must be 0 or greater",
};

/** Categories of materials and of labour, which have messages of their own. */
export const categories = {
  ...categoryMessages("category"),
  nameTaken: "There is a category of this name already.",
};
export const labourCategories = categoryMessages("labour category");

/** What is said about categories. @param one "labour category" */
export function categoryMessages(one: string) {
  const { save, remove } = recordMessages(one);
  return {
    ...save,
    ...remove,
    question: (name: string) =>
      `Are you sure you want to delete the ${one} "${name}"? This cannot be undone.`,
    prefersServerMessage: true,
  };
}
