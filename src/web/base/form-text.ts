import * as z from "zod/mini";
import { mapWords, type TextLimit, textLimits, type WordTable } from "#domain/records/word-table.ts";
import { type Said, said } from "#web/base/messages.ts";

/** A text box that may not be left blank: typed text in, clean text out. */
export function requiredBox(message: Said, limit: TextLimit = "line") {
  return z.pipe(cleaned(), within(limit).check(z.minLength(1, message)));
}

/** A text box that may be left blank: typed text in, clean text out, or null when it is blank. */
export function optionalBox(limit: TextLimit = "line") {
  return z.pipe(z.pipe(cleaned(), within(limit)), z.transform(orNull));
}

/** The boxes of a noun's words, each of which may be left blank. */
export function wordBoxes<T extends WordTable>(table: T) {
  return mapWords(table, ({ limit }) => optionalBox(limit));
}

/** The words of a noun as they are typed. */
export type FormTexts<T extends WordTable> = { [Word in keyof T]: string };

/** The words of a record as they are typed; all blank when there is no record. */
export function formTexts<T extends WordTable>(
  table: T,
  record: { readonly [Word in keyof T]: string | null } | null,
): FormTexts<T> {
  return mapWords(table, (_row, word) => record?.[word] ?? "");
}

/** Text as it is stored: without spaces around it, and without control characters except line breaks and tabs. */
export function cleanText(text: string): string {
  return text.replace(controlCharacters, "").trim();
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

function cleaned() {
  return z.pipe(z.string(), z.transform(cleanText));
}

function within(limit: TextLimit) {
  const most = textLimits[limit];
  return z.string().check(
    z.maxLength(
      most,
      said(({ values }) => values.longest(most)),
    ),
  );
}

function orNull(text: string): string | null {
  return text === "" ? null : text;
}
