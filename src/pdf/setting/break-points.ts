import { graphemesOf } from "#pdf/setting/graphemes.ts";

const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff65]/u;
const thai = /\p{Script=Thai}/u;

/** What does not begin a line of Chinese or Japanese, and what does not end one. */
const neverFirst =
  /^[、。，．・：；？！ー々ゝゞヽヾ」』）】〕〉》｝〗％゛゜ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;!?)\]}%”’]/u;
const neverLast = /[「『（【〔〈《｛〖([{“‘￥＄]$/u;

const thaiWords = new Intl.Segmenter("th", { granularity: "word" });

/**
 * The parts of a word after which a line may end, besides its end: Chinese and Japanese are broken between characters
 * and Thai between words. Null for a word of other scripts, which are broken at blanks.
 */
export function breakableParts(word: string): string[] | null {
  if (ideograph.test(word)) return eastern(word);
  if (thai.test(word)) return Array.from(thaiWords.segment(word), ({ segment }) => segment);
  return null;
}

function eastern(word: string): string[] {
  const parts: string[] = [];
  for (const grapheme of graphemesOf(word)) {
    const last = parts.at(-1);
    const mayBreak =
      last !== undefined &&
      (ideograph.test(grapheme) || ideograph.test(last)) &&
      !neverFirst.test(grapheme) &&
      !neverLast.test(last) &&
      grapheme !== " ";
    if (last === undefined || mayBreak) parts.push(grapheme);
    else parts.splice(-1, 1, last + grapheme);
  }
  return parts;
}
