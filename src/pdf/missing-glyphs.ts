import { coverage } from "#pdf/setting/coverage.ts";

/** Characters that order or join others and are never visible: dropped silently on paper. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}\p{Emoji_Modifier}]/u;

/**
 * The characters of a text that the printed faces lack, each once, in order of appearance: for the editor's warning.
 * It needs the faces' coverage only, not the faces.
 */
export function missingGlyphs(text: string): string[] {
  const missing = new Set<string>();
  for (const character of text.normalize("NFC")) {
    if (!unseen.test(character) && printedForm(character) === null) missing.add(character);
  }
  return [...missing];
}

/**
 * The printed form of a character: itself if the faces have it, else its equivalent ("→" as "->", "①" as "1"), else
 * its lower case (Georgian, which is hardly ever set in capitals); null if there is no such form.
 */
export function printedForm(character: string): string | null {
  const forms = [character, standIns.get(character) ?? character.normalize("NFKC"), character.toLowerCase()];
  return forms.find((form) => [...form].every(isCovered)) ?? null;
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

function isCovered(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  let [low, high] = [0, coverage.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = coverage[middle] ?? [0, 0];
    if (code < first) high = middle - 1;
    else if (code > last) low = middle + 1;
    else return true;
  }
  return false;
}
