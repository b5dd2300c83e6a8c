import { useEffect, useState } from "react";
import type { PrintOrder } from "#pdf/paper.ts";
import { paperDoc } from "#pdf/paper-doc.ts";
import { printedTexts } from "#pdf/setting/printed-texts.ts";

/** Letters, figures and signs of western Europe, of which the faces miss none. */
const western = /^[\t\n\r\x20-\x7e\xa0-\u017f\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac\u2212]*$/;

type Find = (text: string) => readonly string[];

/** The table of what can be printed; null until a text has needed it. */
let table: Find | null = null;

const none: readonly string[] = [];

/** The characters of a text that the PDF cannot print; null while the table that knows them is not loaded. */
function missingNow(text: string): readonly string[] | null {
  return western.test(text) ? none : (table?.(text) ?? null);
}

/** @throws when the table cannot be loaded */
async function loadTable(): Promise<Find> {
  const { missingGlyphs } = await import("#pdf/setting/missing-glyphs.ts");
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

/** Every text of a document as it is printed, in one. */
export function printedText(order: PrintOrder): string {
  try {
    return printedTexts(
      paperDoc({ ...order, profile: order.profile && { ...order.profile, logoUrl: null } }),
    ).join("");
  } catch {
    // A document that is too large is not printed; its view says so.
    return "";
  }
}

/**
 * Passes the characters of a document that cannot be printed on: at once where they are known, so that a press stays
 * valid for a new tab and for the share sheet.
 */
export function withMissingGlyphs<Result>(
  order: PrintOrder,
  use: (missing: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const text = printedText(order);
  const missing = missingNow(text);
  if (missing !== null) return use(missing);
  return loadTable().then(
    (find) => use(find(text)),
    () => use(none),
  );
}
