import { isBase } from "#pdf/setting/covers.ts";

/**
 * The form of a character in the base faces: itself if they have it, else its equivalent ("→" as "->", "①" as "1"),
 * else its lower case (Georgian, which is hardly ever set in capitals); null if there is no such form.
 */
export function printedForm(character: string): string | null {
  const forms = [character, standIns.get(character) ?? character.normalize("NFKC"), character.toLowerCase()];
  return forms.find(isBase) ?? null;
}

const standIns = new Map([
  ["\t", " "],
  ["→", "->"],
  ["←", "<-"],
  ["⇒", "=>"],
  ["≤", "<="],
  ["≥", ">="],
  ["≈", "~"],
  ["●", "•"],
  ["■", "•"],
  ["▪", "•"],
  ["◦", "•"],
  ["∙", "•"],
  ["━", "—"],
  ["─", "—"],
  ["⌀", "Ø"],
  ["∅", "Ø"],
]);
