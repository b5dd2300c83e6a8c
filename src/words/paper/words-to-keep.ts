import { type FilledWith, type Placeholder, placeholder, placeholders } from "#words/paper/fill-words.ts";
import { plainWork, taxPhrases } from "#words/paper/ready-words.ts";

/** What words were filled in with, and what they were made from. */
interface WrittenFor {
  values: FilledWith;
  /** What the tax in the total is called: "VAT"; null for a total without tax. */
  tax: string | null;
  /** The words before they were filled in and edited. */
  from: string;
}

/**
 * Words that were written to one customer, as they are kept for the next: where something of this document stands in
 * them, as whole words, its placeholder stands instead, so that nothing of it is left. What stands for several ("Joe" to
 * "Joe") becomes them in the order in which `from` has them. What may stand there by chance, the work that has no name or
 * a number of digits alone, becomes a placeholder only as often as `from` has it.
 */
export function wordsToKeep(text: string, { values, tax, from }: WrittenFor): string {
  const named = [...from.matchAll(placeholder)].map(([, name = ""]) => name.toLowerCase() as Placeholder);
  const turns = new Map<string, { next: Placeholder[]; last: Placeholder | null }>();
  for (const [name, value] of replaced(values, tax)) {
    const before = turns.get(value)?.next ?? [];
    const next = named.filter((each) => each === name || before.includes(each));
    turns.set(value, { next, last: isByChance(value) ? null : (next.at(-1) ?? name) });
  }
  if (turns.size === 0) return text;
  const found = [...turns.keys()].toSorted((one, other) => other.length - one.length).map(asPattern);
  const wholeWords = new RegExp(`(?<![\\p{L}\\d])\u2068?(${found.join("|")})\u2069?(?![\\p{L}\\d])`, "gu");
  return text.replace(wholeWords, (stands, value: string) => {
    const turn = turns.get(inOneLine(value));
    const name = turn?.next.shift() ?? turn?.last;
    return name ? `{${name}}` : stands;
  });
}

/**
 * What stays in words that are kept although it may be of one customer: parts of the name, as in "Dear Mrs Ellison", and
 * whatever has a digit, as a rounded amount.
 */
export function whatStays(kept: string, customerName: string): string[] {
  const ofName = new Set(customerName.split(/[^\p{L}]+/u).filter((part) => /^\p{Lu}.{2}/u.test(part)));
  const words = kept.replace(placeholder, " ").match(/[\p{L}\p{Sc}\d](?:\S*[\p{L}\d])?/gu) ?? [];
  return [...new Set(words.filter((word) => /\d/.test(word) || ofName.has(word)))];
}

/** Each text that a placeholder replaces. The tax is replaced as either tone says it. */
function replaced(values: FilledWith, tax: string | null): [Placeholder, string][] {
  const ofTax = tax === null ? [] : Object.values(taxPhrases(tax)).map((text) => ["tax", text] as const);
  const others = placeholders.filter((name) => name !== "tax").map((name) => [name, values[name]] as const);
  return [...ofTax, ...others].flatMap(([name, value]) => {
    const text = inOneLine((value ?? "").replace(/[\u2068\u2069]/g, ""));
    return text === "" ? [] : [[name, text] as [Placeholder, string]];
  });
}

function isByChance(value: string): boolean {
  return value === plainWork || /^\d+$/.test(value);
}

function inOneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

function asPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+");
}
