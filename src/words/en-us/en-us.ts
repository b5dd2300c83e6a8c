import { enGB, type Messages } from "#words/en-gb/en-gb.ts";
import { variant } from "#words/en-gb/variant.ts";

/** The messages for the United States: labor, color, dollars. */
export const enUS: Messages = variant(enGB, {
  settings: { synced: "Key synchronized" },
  billing: { cancelling: "Canceling", cancelled: "Subscription Canceled" },
  dashboard: {
    trialCancelled: "Your subscription is canceled: nothing is charged when your trial ends.",
  },
  company: {
    brandColor: "Brand color must look like #111827",
    markupScopes: {
      materials_and_labour: { label: "Materials and labor" },
      materials_only: { hint: "Labor is charged at your rates as they are." },
    },
  },
  materials: {
    list: {
      noCategoriesHint: "Materials are filed under categories such as Lumber or Plumbing. Begin with those.",
    },
  },
  labour: {
    word: "labor",
    title: "Labor",
    nameRequired: "Labor item name is required",
    list: {
      search: "Search labor items",
      add: "Add Labor Item",
      addFirst: "Add your first labor item",
      loading: "Loading labor items...",
      notLoaded: "Your labor items could not be loaded",
      noneYet: "No labor items yet",
      noCategories: "No labor items and no categories yet",
      noneFound: "No labor items found",
    },
    save: {
      created: "Labor item created successfully",
      updated: "Labor item updated successfully",
      notCreated: "Failed to create labor item",
      notUpdated: "Failed to update labor item",
    },
    remove: { restored: "Labor item restored", notRestored: "Failed to restore labor item" },
  },
  labourCategories: {
    created: "Labor category created successfully",
    updated: "Labor category updated successfully",
    notCreated: "Failed to create labor category",
    notUpdated: "Failed to update labor category",
    question: (name) =>
      `Are you sure you want to delete the labor category "${name}"? This cannot be undone.`,
    removed: "Labor category deleted successfully",
    notRemoved: "Failed to delete labor category",
    restored: "Labor category restored",
    notRestored: "Failed to restore labor category",
  },
  items: {
    start: "Search above for a material or for labor, or type an item of your own.",
    noLabour: "Please select a labor item",
  },
});
