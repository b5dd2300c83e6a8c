import type { WordNoun, WordTableOf } from "#domain/nouns/word-nouns.ts";
import type { Language } from "#domain/region/region.ts";
import type { Typing } from "#web/records/word-form.ts";
import { customerLabels } from "#words/labels/customer-labels.ts";

/** What the screens of a noun with words alone are made from, besides its table of words. */
export interface WordNounRow<W> {
  labels: (language: Language) => Readonly<Record<keyof W, string>>;
  /** The words that tell a record apart from others of the same name: the first that is not blank is shown. */
  detail: readonly (keyof W & string)[];
  /** How its words are typed; as sentences if it does not say. */
  typing?: { readonly [Word in keyof W]?: Typing };
}

/** See [Note: Word nouns] and [Note: The table of nouns]. */
export const wordNounRows: { readonly [N in WordNoun]: WordNounRow<WordTableOf<N>> } = {
  customers: {
    labels: customerLabels,
    detail: ["companyName", "city"],
    typing: {
      name: "names",
      companyName: "names",
      phone: "phone",
      address: "names",
      city: "names",
      county: "names",
      postcode: "capitals",
      country: "names",
    },
  },
};
