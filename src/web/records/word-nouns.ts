import type { WordNoun, WordTableOf } from "#domain/nouns/word-nouns.ts";
import { customerHref } from "#web/records/list-paths.ts";
import type { Typing } from "#web/records/word-form.ts";

/** How the screens of a noun with words alone differ from the usual ones. */
interface WordNounRow<W> {
  /** The place of its group among the results of the header's search; the last if it does not say. */
  place?: number;
  /** The words that tell a record apart from others of the same name: the first that is not blank is shown. */
  detail?: readonly (keyof W & string)[];
  /** The page of a record, if it has one. */
  hrefOf?: (id: string) => string;
  /** How its words are typed; as sentences if it does not say. */
  typing?: { readonly [Word in keyof W]?: Typing };
}

/** See [Note: Word nouns] and [Note: The table of nouns]. */
const rows: { readonly [N in WordNoun]?: WordNounRow<WordTableOf<N>> } = {
  customers: {
    place: 1,
    detail: ["companyName", "city"],
    hrefOf: customerHref,
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

export function wordNounRow<N extends WordNoun>(name: N): WordNounRow<WordTableOf<N>> {
  return rows[name] ?? {};
}
