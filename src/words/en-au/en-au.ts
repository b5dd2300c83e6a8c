import { enGB, type Messages } from "#words/en-gb/en-gb.ts";
import { variant } from "#words/en-gb/variant.ts";

/** The messages for Australia: British spelling, with examples from the local building trade. */
export const enAU: Messages = variant(enGB, {
  materials: {
    noCategoriesHint: "Materials are filed under categories such as Timber or Plumbing. Begin with those.",
  },
});
