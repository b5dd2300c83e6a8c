const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A text as a reader counts its characters: a letter with its marks, an emoji with its skin. A blank has no marks. */
export function graphemesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment).flatMap((grapheme) =>
    blankFirst.test(grapheme) ? [grapheme.slice(0, 1), grapheme.slice(1)] : grapheme,
  );
}

/** Ready-made forms of Arabic letters and words, as \ufdfc for "rial": the faces shape the letters themselves. */
const readyForms = /[\ufb50-\ufdff\ufe70-\ufefc]+/g;

/** A text in the characters that the faces are asked for. */
export function composed(text: string): string {
  return text.normalize("NFC").replace(readyForms, (forms) => forms.normalize("NFKC"));
}

const blankFirst = /^[ \u00a0\n]./s;
