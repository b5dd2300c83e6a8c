import { formatCount } from "#domain/money/format-count.ts";

/** The rules of plurals, which the languages of all regions share; made at their first use. */
let rules: Intl.PluralRules | null = null;

/** The form that goes with a number: `one` or `other`. */
export function plural(count: number, one: string, other: string): string {
  rules ??= new Intl.PluralRules("en");
  return rules.select(count) === "one" ? one : other;
}

/** A number with its noun: "1 item", "1,200 items". @param many where it is not `one` with an s */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${plural(count, one, many)}`;
}
