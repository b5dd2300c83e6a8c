import type { ZodMiniType } from "zod/mini";
import { type WordNoun, type WordTableOf, wordNouns } from "#domain/nouns/word-nouns.ts";
import type { WordTable } from "#domain/records/word-table.ts";
import { type FormTexts, formTexts } from "#web/base/form-text.ts";
import { said } from "#web/base/messages.ts";
import type { RecordFields, WordRecordOf } from "#web/records/resources.ts";
import { type WordFormRow, wordForm } from "#web/records/word-form.ts";
import { wordNounRow } from "#web/records/word-nouns.ts";
import { messageOfFault } from "#words/languages/message-of-fault.ts";

/** The form of one of [Note: Word nouns]. */
export interface WordNounForm<N extends WordNoun> {
  row: WordFormRow<WordTableOf<N>>;
  /** Parses the boxes: only the required words must be there. */
  schema: ZodMiniType<RecordFields<WordRecordOf<N>>, FormTexts<WordTableOf<N>>>;
  /** The initial values: the record's words, or blanks for a new record. */
  draftOf: (record: WordRecordOf<N> | null) => FormTexts<WordTableOf<N>>;
}

/** The form of a noun, made from its table of words. */
export function wordNounForm<N extends WordNoun>(name: N): WordNounForm<N> {
  const { words }: { words: WordTable } = wordNouns[name];
  const { typing = {} }: Pick<WordFormRow<WordTable>, "typing"> = wordNounRow(name);
  const schema = wordForm({ words, typing }, (word) =>
    said((messages) => messageOfFault(messages, `${name}.${word}Required`)),
  );
  return {
    row: { words, typing },
    schema,
    draftOf: (record) => formTexts(words, record),
  } as WordNounForm<N>;
}
