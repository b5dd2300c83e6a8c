import { expect, test } from "vitest";
import { type Language, languages } from "#domain/region/region.ts";
import { foreignWords } from "#test/e2e/foreign-words.ts";
import { enGB } from "#words/en-gb/en-gb.ts";
import { formsGB } from "#words/en-gb/forms.ts";
import { formMessagesIn } from "#words/languages/form-messages-in.ts";
import { laterMessagesIn } from "#words/languages/later-messages-in.ts";
import { messagesIn } from "#words/languages/messages-in.ts";

test("every language has every message, and none is blank", () => {
  for (const language of languages) {
    const messages = allIn(language);
    expect(pathsOf(messages)).toEqual(pathsOf(allIn("en-GB")));
    expect(everyText(messages).filter((text) => text.trim() === "")).toEqual([]);
  }
});

test("no message of a language has a word of another region, but for what is specified so", () => {
  const foreign = languages.flatMap((language) =>
    everyText(allIn(language)).flatMap((text) =>
      exempt.includes(text)
        ? []
        : foreignWords(language, text).map((word) => `${language}: ${word}: ${text}`),
    ),
  );
  expect(foreign).toEqual([]);
  expect(messagesIn("en-AU").items.noLabour).toBe("Please select a labour item");
});

const { labour, checks } = enGB;
const { cisMethods, cisRateRange, cisRateChoice, utrDigits } = formsGB.company;
const exempt: readonly string[] = [
  // The specification prints them so.
  ...[labour.remove.question, labour.remove.removed, labour.remove.notRemoved],
  // Each looks at a number that one region has, and the construction industry scheme is British.
  ...[...everyText(checks), ...everyText(cisMethods), cisRateRange, cisRateChoice, utrDigits],
];

/** The messages that every screen has, those of forms, and those that are loaded later. */
function allIn(language: Language) {
  return { ...messagesIn(language), ...formMessagesIn(language), ...laterMessagesIn(language) };
}

/** Every message, with "{name}" in place of its parameters. */
function everyText(messages: object): string[] {
  return Object.values(messages).flatMap((value: unknown) => {
    if (typeof value === "string") return [value];
    if (typeof value === "function") return [String(value(["{name}"], "{name}"))];
    return typeof value === "object" && value !== null ? everyText(value) : [];
  });
}

function pathsOf(messages: object, parent = ""): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "object" && value !== null ? pathsOf(value, `${parent}${key}.`) : [`${parent}${key}`],
  );
}
