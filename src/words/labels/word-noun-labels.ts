import type { WordNoun, WordTableOf } from "#domain/nouns/word-nouns.ts";
import type { Language } from "#domain/region/region.ts";
import { customerLabels } from "#words/labels/customer-labels.ts";

/** What the words of one of [Note: Word nouns] are called: on its form, and as the headings of files. */
export type LabelsOf<N extends WordNoun> = (
  language: Language,
) => Readonly<Record<keyof WordTableOf<N>, string>>;

export const wordNounLabels: { readonly [N in WordNoun]: LabelsOf<N> } = {
  customers: customerLabels,
  companyTexts: () => ({ name: "Name", text: "Text" }),
  importMemories: () => ({ name: "Name", text: "Text" }),
};
