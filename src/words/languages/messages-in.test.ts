import { expect, test } from "vitest";
import { type Language, languages } from "#domain/region/region.ts";
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

test("Americans read labor and color, everybody else labour and colour", () => {
  const british = /labour|colour|synchronised/i;
  expect(everyText(allIn("en-US")).filter((text) => british.test(text))).toEqual(
    // The methods and rates of the construction industry scheme exist in the United Kingdom alone.
    [formsGB.company.cisMethods.deduct_before_vat.hint],
  );
  expect(messagesIn("en-AU").items.noLabour).toBe("Please select a labour item");
});

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
