import { hasCode, isBase } from "#pdf/setting/covers.ts";
import { composed } from "#pdf/setting/graphemes.ts";
import { scriptCoverage } from "#pdf/setting/script-coverage.ts";

/** Characters that order or join others and are never visible: dropped silently on paper. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}\p{Emoji_Modifier}]/u;

/**
 * The characters of a text that no face has, each once, in order of appearance: for the warning before a document is
 * sent. It needs the faces' coverage only, not the faces.
 */
export function missingGlyphs(text: string): string[] {
  const missing = new Set<string>();
  for (const character of composed(text)) {
    if (unseen.test(character) || printedForm(character) !== null) continue;
    if (!isInScript(character)) missing.add(character);
  }
  return [...missing];
}

/** Whether the face of a script has a character. */
function isInScript(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return Object.values(scriptCoverage).some((ranges) => hasCode(ranges, code));
}

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
