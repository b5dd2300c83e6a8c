/** Shared by materials and labour items. */
export const catalogue = {
  createCategoriesFirst: "Create Categories First",
  manageCategories: "Manage Categories",
  uncategorized: "Uncategorized",
  categoryNameRequired: "Category name is required",
};

export const materials = {
  nameRequired: "Material name is required",
  unitTypeRequired: "Unit type is required",
  unitCost: "Unit cost must be 0 or greater",
  list: {
    search: "Search materials",
    add: "Add Item",
    addFirst: "Add your first material",
    loading: "Loading materials...",
    notLoaded: "Your materials could not be loaded",
    noneYet: "No materials yet",
    noneYetHint: "Add what you buy and sell once, and put it on every quote with two taps.",
    noCategories: "No materials and no categories yet",
    noCategoriesHint: "Materials are filed under categories such as Timber or Pipework. Begin with those.",
    noneFound: "No materials found",
    noneFoundHint: "Nothing matches your search or category.",
  },
  save: {
    created: "Material created successfully",
    updated: "Material updated successfully",
    notCreated: "Failed to create material",
    notUpdated: "Failed to update material",
    prefersServerWords: false,
  },
  remove: {
    question: "Are you sure you want to delete this material?",
    confirmLabel: "Delete Material",
    removed: "Material deleted successfully",
    failedTitle: "Cannot Delete Material",
    notRemoved: "Failed to delete material",
    prefersServerWords: true,
    restored: "Material restored",
    notRestored: "Failed to restore material",
  },
};

export const labour = {
  word: "labour",
  title: "Labour",
  nameRequired: "Labour item name is required",
  rate: "Rate must be 0 or greater",
  list: {
    search: "Search labour items",
    add: "Add Labour Item",
    addFirst: "Add your first labour item",
    loading: "Loading labour items...",
    notLoaded: "Your labour items could not be loaded",
    noneYet: "No labour items yet",
    noneYetHint: "Add your rates once, by the hour, the day or the job, and put them on every quote.",
    noCategories: "No labour items and no categories yet",
    noCategoriesHint: "Rates are filed under categories such as Plumbing or Call-outs. Begin with those.",
    noneFound: "No labour items found",
    noneFoundHint: "Nothing matches your search.",
  },
  save: {
    created: "Labour item created successfully",
    updated: "Labour item updated successfully",
    notCreated: "Failed to create labour item",
    notUpdated: "Failed to update labour item",
    prefersServerWords: true,
  },
  remove: {
    question: "Are you sure you want to delete this labor item?",
    confirmLabel: "Delete Item",
    removed: "Labor item deleted successfully",
    failedTitle: "Error",
    notRemoved: "Failed to delete labor item",
    prefersServerWords: false,
    restored: "Labour item restored",
    notRestored: "Failed to restore labour item",
  },
};

/** Categories of materials and of labour, which have messages of their own. */
export const categories = {
  nameTaken: "There is a category of this name already.",
  created: "Category created successfully",
  updated: "Category updated successfully",
  notCreated: "Failed to create category",
  notUpdated: "Failed to update category",
  question: (name: string) =>
    `Are you sure you want to delete the category "${name}"? This cannot be undone.`,
  removed: "Category deleted successfully",
  failedTitle: "Error",
  notRemoved: "Failed to delete category",
  prefersServerWords: true,
  restored: "Category restored",
  notRestored: "Failed to restore category",
};

export const labourCategories = {
  created: "Labour category created successfully",
  updated: "Labour category updated successfully",
  notCreated: "Failed to create labour category",
  notUpdated: "Failed to update labour category",
  question: (name: string) =>
    `Are you sure you want to delete the labour category "${name}"? This cannot be undone.`,
  removed: "Labour category deleted successfully",
  failedTitle: "Error",
  notRemoved: "Failed to delete labour category",
  prefersServerWords: true,
  restored: "Labour category restored",
  notRestored: "Failed to restore labour category",
};
