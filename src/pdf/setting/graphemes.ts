const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A text as a reader counts its characters: a letter with its marks, an emoji with its skin. A blank has no marks. */
export function graphemesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment).flatMap((grapheme) =>
    blankFirst.test(grapheme) ? [grapheme.slice(0, 1), grapheme.slice(1)] : grapheme,
  );
}

const blankFirst = /^[ \u00a0\n]./s;
