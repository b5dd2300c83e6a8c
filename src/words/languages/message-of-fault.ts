import type { Messages } from "#words/en-gb/en-gb.ts";
import type { FormMessages } from "#words/en-gb/forms.ts";

/** A path in the catalogue: "customers.nameRequired". A message that names something has it after the path. */
export type MessageCode = CodeIn<Messages & FormMessages>;

/** The paths of a group of messages. */
export type CodeIn<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string
    ? Key
    : Group[Key] extends (named: never) => string
      ? `${Key} ${string}`
      : Group[Key] extends object
        ? `${Key}.${CodeIn<Group[Key]>}`
        : never;
}[keyof Group & string];

const coded = /^(\w+)\.(\w+)(?: (.*))?$/s;

/**
 * The message for what a schema says is wrong with a field; see [Note: Faults].
 *
 * @param said a code, or any other text, which is returned as it is: zod's own, or a form's message
 */
export function messageOfFault(messages: object, said: string): string {
  const [, group = "", key = "", named = ""] = coded.exec(said) ?? [];
  const message = own(own(messages, group), key);
  if (typeof message === "string") return message;
  return typeof message === "function" ? String(message(named)) : said;
}

function own(group: unknown, key: string): unknown {
  if (typeof group !== "object" || group === null || !Object.hasOwn(group, key)) return undefined;
  return group[key as keyof typeof group];
}
