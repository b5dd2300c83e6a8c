import { useEffect, useState } from "react";

/** Letters, figures and signs of western Europe, of which the faces miss none. */
const western = /^[\t\n\r\x20-\x7e\xa0-\u017f\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac]*$/;

const none: readonly string[] = [];

/**
 * The characters of a text that the PDF cannot print. The table of what it can print is loaded for a text that may have
 * such a character, and until then, or where it cannot be loaded, there are none.
 */
export function useMissingGlyphs(text: string): readonly string[] {
  const [found, setFound] = useState({ text: "", missing: none });
  useEffect(() => {
    if (western.test(text)) return;
    let isCurrent = true;
    const find = async () => {
      const { missingGlyphs } = await import("#pdf/setting/missing-glyphs.ts");
      if (isCurrent) setFound({ text, missing: missingGlyphs(text) });
    };
    find().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return western.test(text) ? none : found.missing;
}
