import { type KindOf, type WordNoun, wordNounNames, wordNouns } from "#domain/nouns/word-nouns.ts";
import { type ListKind, listPaths } from "#web/records/list-paths.ts";

/** A noun with words alone and a list, see [Note: Word nouns]. */
export type ListedNoun = { [N in WordNoun]: KindOf<N> extends ListKind ? N : never }[WordNoun];

export const listedNouns = wordNounNames.filter(
  (name): name is ListedNoun => wordNouns[name].kind in listPaths,
);

export type WordKind = KindOf<ListedNoun>;

/** The kinds whose lists can be filled from a file. */
export const importable = ["customer", "material", "laborItem"] as const satisfies readonly ListKind[];

/** A kind whose list can be filled from a file. */
export type ImportableKind = (typeof importable)[number];

export function isImportable(kind: ListKind): kind is ImportableKind {
  return importable.some((each) => each === kind);
}
