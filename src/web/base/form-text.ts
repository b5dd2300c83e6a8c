import * as z from "zod/mini";
import { textLimits } from "#contract/wire.ts";
import { type Said, said } from "#web/base/messages.ts";

type TextLimit = keyof typeof textLimits;

/** A text box that may not be left blank: typed text in, clean text out. */
export function requiredText(message: Said, limit: TextLimit = "line") {
  return z.pipe(cleaned(), within(limit).check(z.minLength(1, message)));
}

/** A text box that may be left blank: typed text in, clean text out, or null when it is blank. */
export function optionalText(limit: TextLimit = "line") {
  return z.pipe(z.pipe(cleaned(), within(limit)), z.transform(orNull));
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
