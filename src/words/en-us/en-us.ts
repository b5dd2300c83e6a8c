import { categoryMessages } from "#words/en-gb/catalogue.ts";
import { enGB, type Messages } from "#words/en-gb/en-gb.ts";
import { recordMessages } from "#words/en-gb/record-messages.ts";
import { variant } from "#words/en-gb/variant.ts";

const labor = recordMessages("labor item");

/** The messages for the United States: labor, color, dollars. */
export const enUS: Messages = variant(enGB, {
  dashboard: {
    trialCancelled: "Your subscription is canceled: nothing is charged when your trial ends.",
  },
  materials: {
    noCategoriesHint: "Materials are filed under categories such as Lumber or Plumbing. Begin with those.",
  },
  labour: {
    title: "Labor",
    nameRequired: "Labor item name is required",
    save: { ...labor.save, prefersServerMessage: true },
    remove: { restored: labor.remove.restored, notRestored: labor.remove.notRestored },
  },
  labourCategories: categoryMessages("labor category"),
  items: {
    noLabour: "Please select a labor item",
  },
});
