import type { WordNoun, WordTableOf } from "#domain/nouns/word-nouns.ts";
import type { RequiredWord } from "#domain/records/word-table.ts";
import { recordMessages } from "#words/en-gb/record-messages.ts";

/** What is said about each of [Note: Word nouns]: the usual messages, and that a required word is blank. */
export const wordNounMessages = {
  customers: {
    ...recordMessages("customer"),
    nameRequired: "Customer name is required",
  },
  companyTexts: { ...recordMessages("text"), nameRequired: "A text's name is required" },
  importMemories: { ...recordMessages("text"), nameRequired: "A text's name is required" },
} satisfies { [N in WordNoun]: Record<`${RequiredWord<WordTableOf<N>>}Required`, string> };
