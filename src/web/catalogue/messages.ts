import type { SaveWords } from "#web/app/use-record-form.ts";
import type { RemoveWords } from "#web/app/use-undoable-remove.ts";
import type { CategoryOwner } from "#web/catalogue/catalogue-queries.ts";

/** What saving a material is answered with, verbatim (specification 2 §8). */
export const materialSaveWords: SaveWords = {
  created: "Material created successfully",
  updated: "Material updated successfully",
  notCreated: "Failed to create material",
  notUpdated: "Failed to update material",
  prefersServerWords: false,
};

/** What saving a labour item is answered with, verbatim (specification 2 §8). */
export const labourSaveWords: SaveWords = {
  created: "Labour item created successfully",
  updated: "Labour item updated successfully",
  notCreated: "Failed to create labour item",
  notUpdated: "Failed to update labour item",
  prefersServerWords: true,
};

/** Question and outcome of deleting something, verbatim (specification 2 §8). */
export interface ItemRemoveWords extends RemoveWords {
  question: string;
  confirmLabel: string;
}

export const materialRemoveWords: ItemRemoveWords = {
  question: "Are you sure you want to delete this material?",
  confirmLabel: "Delete Material",
  removed: "Material deleted successfully",
  failedTitle: "Cannot Delete Material",
  notRemoved: "Failed to delete material",
  prefersServerWords: true,
  restored: "Material restored",
  notRestored: "Failed to restore material",
};

export const labourRemoveWords: ItemRemoveWords = {
  question: "Are you sure you want to delete this labor item?",
  confirmLabel: "Delete Item",
  removed: "Labor item deleted successfully",
  failedTitle: "Error",
  notRemoved: "Failed to delete labor item",
  prefersServerWords: false,
  restored: "Labour item restored",
  notRestored: "Failed to restore labour item",
};

/** All that is said of a category, verbatim; labour's have their own noun (specification 2 §8). */
export interface CategoryWords extends RemoveWords {
  created: string;
  updated: string;
  notCreated: string;
  notUpdated: string;
  question: (name: string) => string;
}

export const categoryWords: Record<CategoryOwner, CategoryWords> = {
  categories: wordsOfCategory("Category"),
  labourCategories: wordsOfCategory("Labour category"),
};

function wordsOfCategory(noun: "Category" | "Labour category"): CategoryWords {
  const lower = noun.toLowerCase();
  return {
    created: `${noun} created successfully`,
    updated: `${noun} updated successfully`,
    removed: `${noun} deleted successfully`,
    failedTitle: "Error",
    prefersServerWords: true,
    restored: `${noun} restored`,
    notRestored: `Failed to restore ${lower}`,
    notCreated: `Failed to create ${lower}`,
    notUpdated: `Failed to update ${lower}`,
    notRemoved: `Failed to delete ${lower}`,
    question: (name) => `Are you sure you want to delete the ${lower} "${name}"? This cannot be undone.`,
  };
}
