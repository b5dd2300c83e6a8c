import type { Language } from "#domain/region/region.ts";

/** Words of this product that Americans spell or say differently: labour, colour, cheque, timber. */
const american: readonly (readonly [british: RegExp, american: string])[] = [
  [/\b(l)abour\b/gi, "$1abor"],
  [/\b(c)olour/gi, "$1olor"],
  [/\b(c)heque/gi, "$1heck"],
  [/\b(c)ancell(ed|ing)\b/gi, "$1ancel$2"],
  [/\b(m)etre/gi, "$1eter"],
  [/\b(o)rganis/gi, "$1rganiz"],
  [/\bTimber\b/g, "Lumber"],
  [/\btimber\b/g, "lumber"],
];

/** A British text in the spelling of a language; all other words stay. */
export function spelled(text: string, language: Language): string {
  if (language !== "en-US") return text;
  return american.reduce((result, [british, replacement]) => result.replace(british, replacement), text);
}
