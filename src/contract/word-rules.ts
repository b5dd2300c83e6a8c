import * as z from "zod/mini";
import type { Fault } from "#contract/fault.ts";
import { parseLocalDate } from "#domain/calendar/local-date.ts";
import { isEmail } from "#domain/customers/email-address.ts";
import { isId } from "#domain/ids/id.ts";
import { formatPence, parsePence } from "#domain/money/pence.ts";
import { formatPercentShort, parsePercent } from "#domain/money/percent.ts";
import type { WordShape } from "#domain/records/word-table.ts";

/** A body with words, or with the envelope that they are in. */
type MaybeSealed = { sealed?: string | null | undefined };

const forms: Record<Extract<WordShape, string>, (text: string) => boolean> = {
  email: isEmail,
  flag: (text) => text === "true" || text === "false",
  percent: (text) => isWrittenAs(parsePercent(text), formatPercentShort, text),
  money: (text) => isWrittenAs(parsePence(text), formatPence, text),
  day: (text) => parseLocalDate(text) === text,
  id: isId,
};

function isWrittenAs<Value>(value: Value | null, format: (value: Value) => string, text: string): boolean {
  return value !== null && format(value) === text;
}

/** Whether a word has the one text form of its shape. */
export function hasShape(shape: WordShape, text: string): boolean {
  return typeof shape === "string" ? forms[shape](text) : shape.includes(text);
}

/** Checks plain words that are not blank, by a rule and a fault for each field. Sealed words cannot be checked. */
export function checkWords(rules: Record<string, { fits: (text: string) => boolean; message: Fault }>) {
  return z.check<MaybeSealed>((context) => {
    if (context.value.sealed) return;
    for (const [field, { fits, message }] of Object.entries(rules)) {
      const text = (context.value as Record<string, unknown>)[field];
      if (typeof text !== "string" || text.trim() === "" || fits(text.trim())) continue;
      context.issues.push({ code: "custom", input: text, path: [field], message });
    }
  });
}

/** The word that may be there in the place of a required one, by the required one. */
type Instead = Readonly<Record<string, string>>;

/** Requires words in a body that makes an unsealed record; a fault for each field (decision P5). */
export function requireWords(faults: Record<string, Fault>, instead: Instead = {}) {
  return z.check<MaybeSealed>((context) => {
    if (!context.value.sealed) refuseBlanks(context, Object.entries(faults), instead);
  });
}

/** Refuses a blank required word in a body that changes a record; a word that is not sent stays as it is. */
export function keepWords(faults: Record<string, Fault>, instead: Instead = {}) {
  return z.check<MaybeSealed>((context) => {
    if (context.value.sealed) return;
    const sent = Object.entries(faults).filter(([field]) => field in context.value);
    refuseBlanks(context, sent, instead);
  });
}

function refuseBlanks(
  context: { value: object; issues: unknown[] },
  faults: readonly (readonly [string, Fault])[],
  instead: Instead,
): void {
  const textOf = (field: string): unknown => (context.value as Record<string, unknown>)[field];
  const isFilled = (text: unknown) => typeof text === "string" && text.trim() !== "";
  for (const [field, message] of faults) {
    const input = textOf(field);
    if (isFilled(input) || isFilled(textOf(instead[field] ?? ""))) continue;
    context.issues.push({ code: "custom", input, path: [field], message });
  }
}
