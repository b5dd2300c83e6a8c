import { fold } from "#web/ui/folded-text.ts";

/** From and to which place of a text, the end excluded. */
export type TextPart = readonly [from: number, to: number];

/** The parts of a text that a query finds, ignoring case and accents: each word of the query once. */
export function matchedParts(text: string, query: string): TextPart[] {
  const { folded, places } = foldedWithPlaces(text);
  return fold(query.trim())
    .split(/\s+/)
    .flatMap((word) => {
      const at = word === "" ? -1 : folded.indexOf(word);
      const [from, to] = [places[at], places[at + word.length]];
      return from === undefined || to === undefined ? [] : [[from, to] as const];
    });
}

/** A text folded, and where each of its letters, and its end, was before. */
function foldedWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = "";
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const letters = fold(character);
    for (let each = 0; each < letters.length; each += 1) places.push(at);
    folded += letters;
    at += character.length;
  }
  return { folded, places: [...places, at] };
}
