import { useEffect, useState } from "react";

/** Letters, figures and signs of western Europe, of which the faces miss none. */
const western = /^[\t\n\r\x20-\x7e\xa0-\u017f\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac\u2212]*$/;

/** What is said of a text; null when all of it can be printed. */
export interface Checked {
  readonly warning: string | null;
}

type Check = (text: string) => string | null;

/** The check, with the table of what can be printed; null until a text has needed it. */
let check: Check | null = null;

const nothing: Checked = { warning: null };

/** What is said of the characters of a text that the PDF cannot print; null while the check is not loaded. */
export function checkedNow(text: string): Checked | null {
  if (western.test(text)) return nothing;
  return check && { warning: check(text) };
}

/** @throws when it cannot be loaded */
export async function loadCheck(): Promise<Check> {
  const { printWarning } = await import("#web/paper/print-check.ts");
  check = printWarning;
  return printWarning;
}

/**
 * What is said of the characters of a text that the PDF cannot print. The check is loaded for a text that may have such
 * a character; until then nothing is said. Null where it cannot be loaded: another text tries again.
 */
export function usePrintWarning(text: string): Checked | null {
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const [, setLoaded] = useState(check !== null);
  const checked = checkedNow(text);
  const isUnknown = checked === null;
  useEffect(() => {
    if (!isUnknown) return;
    let isCurrent = true;
    loadCheck().then(
      () => isCurrent && setLoaded(true),
      () => isCurrent && setFailedFor(text),
    );
    return () => {
      isCurrent = false;
    };
  }, [isUnknown, text]);
  return checked ?? (failedFor === null ? nothing : null);
}
