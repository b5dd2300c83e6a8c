import type { Dispatch } from "react";
import { rowOf, type TypedWord } from "#domain/documents/document-words.ts";
import { textLimits } from "#domain/records/word-table.ts";
import type { Language } from "#domain/region/region.ts";
import type { DraftAction } from "#web/drafts/document-draft.ts";
import type { DraftWords } from "#web/drafts/draft-words.ts";
import { Field } from "#web/ui/field.tsx";
import { TextInput, type TextInputProps } from "#web/ui/text-input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { documentLabels } from "#words/labels/document-labels.ts";

interface WordFieldProps {
  word: TypedWord;
  words: DraftWords;
  /** The document's language; its region names county and postcode. */
  language: Language;
  dispatch: Dispatch<DraftAction>;
  id?: string;
  error?: string | undefined;
  required?: boolean;
  /** How it is typed, for a word of one line. */
  typing?: TextInputProps;
  /** Rewrites what is typed: capitals. */
  rewrite?: (typed: string) => string;
}

export const twoColumns = "grid gap-4 sm:grid-cols-2";

/** One word of a document: its label, and a box as long as its row in the table of words says. */
export function WordField(props: WordFieldProps) {
  const { word, words, language, dispatch, typing, rewrite = asTyped, ...field } = props;
  const { label, hint } = documentLabels(language)[word];
  const { limit } = rowOf(word);
  const box = {
    value: words[word],
    maxLength: textLimits[limit],
    onValueChange: (text: string) => dispatch({ type: "words", change: { [word]: rewrite(text) } }),
  };
  return (
    <Field label={label} hint={hint} {...field}>
      {limit === "line" ? (
        <TextInput autoComplete="off" {...typing} {...box} />
      ) : (
        <Textarea rows={limit === "page" ? 3 : 2} {...box} />
      )}
    </Field>
  );
}

function asTyped(text: string): string {
  return text;
}
