import type { ReactNode } from "react";
import type { Path, UseFormReturn } from "react-hook-form";
import { type WordTable, wordNames } from "#domain/records/word-table.ts";
import type { FormTexts } from "#web/base/form-text.ts";
import { inCapitals, rewriting } from "#web/base/rewriting.ts";
import type { Typing, WordFormRow } from "#web/records/word-form.ts";
import { Field } from "#web/ui/field.tsx";
import { TextInput, type TextInputProps } from "#web/ui/text-input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

type WordForm<W extends WordTable, Fields> = Pick<
  UseFormReturn<FormTexts<W>, unknown, Fields>,
  "register" | "formState" | "control" | "getFieldState"
>;

/** What a box of its own is given, in place of the one that is drawn from the table. */
export interface WordBoxProps<W extends WordTable, Fields> {
  form: WordForm<W, Fields>;
  label: string;
  error: string | undefined;
}

/** The boxes that are not drawn from the table. */
export type OwnBoxes<W extends WordTable, Fields> = {
  readonly [Word in keyof W & string]?: (box: WordBoxProps<W, Fields>) => ReactNode;
};

interface WordBoxesProps<W extends WordTable, Fields> {
  form: WordForm<W, Fields>;
  row: WordFormRow<W>;
  labels: { readonly [Word in keyof W]?: string };
  own?: OwnBoxes<W, Fields> | undefined;
}

/**
 * The boxes of a noun's words, in the order of their table. Words of one line are in pairs, those of several lines by
 * themselves.
 */
export function WordBoxes<W extends WordTable, Fields>(props: WordBoxesProps<W, Fields>) {
  const { words } = props.row;
  return runsOf(words).map((run) => {
    const boxes = run.map((word) => <WordBox key={word} word={word} {...props} />);
    if (words[run[0] ?? ""]?.limit !== "line") return boxes;
    return (
      <div key={run[0]} className="grid gap-4 sm:grid-cols-2">
        {boxes}
      </div>
    );
  });
}

/** The words in order: those of one line together, each longer one by itself. */
function runsOf<W extends WordTable>(words: W): (keyof W & string)[][] {
  const runs: (keyof W & string)[][] = [];
  let wasLine = false;
  for (const word of wordNames(words)) {
    const isLine = words[word]?.limit === "line";
    if (isLine && wasLine) runs.at(-1)?.push(word);
    else runs.push([word]);
    wasLine = isLine;
  }
  return runs;
}

function WordBox<W extends WordTable, Fields>({
  form,
  row: { words, typing = {} },
  labels,
  own = {},
  word,
}: WordBoxesProps<W, Fields> & { word: keyof W & string }) {
  const path = word as string as Path<FormTexts<W>>;
  const error = form.getFieldState(path, form.formState).error?.message;
  const label = labels[word] ?? word;
  const ownBox = own[word];
  if (ownBox) return ownBox({ form, label, error });
  const registered = form.register(path);
  const { limit, shape, required = false } = words[word] ?? { limit: "line" };
  const typed = typing[word];
  return (
    <Field label={label} error={error} required={required}>
      {limit === "page" && <Textarea {...registered} />}
      {limit === "paragraph" && (
        <Textarea {...unfilled} {...typingOf(typed)} rows={2} className="min-h-18!" {...registered} />
      )}
      {limit === "line" && (
        <TextInput
          {...unfilled}
          {...(shape === "email" ? emailTyping : typingOf(typed))}
          {...(typed === "capitals" ? rewriting(registered, inCapitals) : registered)}
        />
      )}
    </Field>
  );
}

/** Turns off autofill, because the browser knows the user's own details and not those of a record. */
export const unfilled = { autoComplete: "off" } as const;

export const capitalsTyping = { autoCapitalize: "characters", spellCheck: false } as const;

const emailTyping = { type: "email", autoCapitalize: "none" } as const;

function typingOf(typed: Typing | undefined): Pick<TextInputProps, "autoCapitalize" | "spellCheck" | "type"> {
  if (typed === "names") return { autoCapitalize: "words" };
  if (typed === "capitals") return capitalsTyping;
  return typed === "phone" ? { type: "tel" } : {};
}
