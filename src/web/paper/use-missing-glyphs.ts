import { useEffect, useState } from "react";

/** Letters, figures and signs of western Europe, of which the faces miss none. */
const western = /^[\t\n\r\x20-\x7e\xa0-\u017f\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac\u2212]*$/;

type Find = (text: string) => readonly string[];

/** The table of what can be printed; null until a text has needed it. */
let table: Find | null = null;

const none: readonly string[] = [];

/** The characters of a text that the PDF cannot print; null while the table that knows them is not loaded. */
export function missingNow(text: string): readonly string[] | null {
  return western.test(text) ? none : (table?.(text) ?? null);
}

/** @throws when the table cannot be loaded */
export async function loadTable(): Promise<Find> {
  const { missingGlyphs } = await import("#pdf/setting/printable-text.ts");
  table = missingGlyphs;
  return missingGlyphs;
}

/**
 * The characters of a text that the PDF cannot print. The table of what it can print is loaded for a text that may have
 * such a character; until then, and where it cannot be loaded, there are none.
 */
export function useMissingGlyphs(text: string): readonly string[] {
  const [, setLoaded] = useState(table !== null);
  const missing = missingNow(text);
  const isUnknown = missing === null;
  useEffect(() => {
    if (!isUnknown) return;
    let isCurrent = true;
    loadTable().then(
      () => isCurrent && setLoaded(true),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isUnknown]);
  return missing ?? none;
}
