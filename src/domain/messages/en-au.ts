import { enGB, type Messages } from "#domain/messages/en-gb.ts";
import { variant } from "#domain/messages/variant.ts";

/** The messages as Australians write them: in British spelling, with the building trades' own examples. */
export const enAU: Messages = variant(enGB, {
  materials: {
    list: {
      noCategoriesHint: "Materials are filed under categories such as Timber or Plumbing. Begin with those.",
    },
  },
});
