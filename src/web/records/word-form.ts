import type { ZodMiniType } from "zod/mini";
import * as z from "zod/mini";
import { isEmail } from "#domain/customers/email-address.ts";
import { mapWords, type WordRow, type WordsOf, type WordTable } from "#domain/records/word-table.ts";
import { formMessages } from "#web/base/form-messages.ts";
import { type FormTexts, optionalBox, requiredBox } from "#web/base/form-text.ts";
import { type Said, said } from "#web/base/messages.ts";
import { inCapitals } from "#web/base/rewriting.ts";

/** How a word of one line is typed: with a capital for each word, in capitals, or as a telephone number. */
export type Typing = "names" | "capitals" | "phone";

/** What the boxes of a noun with words alone are made from. */
export interface WordFormRow<W extends WordTable> {
  words: W;
  typing?: { readonly [Word in keyof W]?: Typing };
}

/** Parses the form of a noun with words alone. @param isMissing the message of a required word that is blank */
export function wordForm<W extends WordTable>(
  { words, typing = {} }: WordFormRow<W>,
  isMissing: (word: keyof W & string) => Said,
) {
  const boxes = mapWords(words, (row, word) =>
    row.required ? requiredBox(isMissing(word), row.limit) : boxOf(row, typing[word]),
  );
  // `mapWords` gives every word the same type of box: those of required words never give null.
  return z.object(boxes) as ZodMiniType<WordsOf<W>, FormTexts<W>>;
}

function boxOf({ limit, shape }: WordRow, typing: Typing | undefined) {
  const box = optionalBox(limit);
  if (typing === "capitals") return z.pipe(z.pipe(z.string(), z.transform(inCapitals)), box);
  return shape === "email"
    ? box.check(
        z.refine(
          (email) => email === null || isEmail(email),
          said(() => formMessages().account.invalidEmail),
        ),
      )
    : box;
}
