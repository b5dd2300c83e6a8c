import type { PrintOrder } from "#pdf/paper.ts";
import { paperDoc } from "#pdf/paper-doc.ts";
import { printedTexts } from "#pdf/setting/printed-texts.ts";
import { loadTable, missingNow } from "#web/paper/use-missing-glyphs.ts";

/** Every text of a document as it is printed, one beneath the other: what ends one is no part of the next. */
export function printedText(order: PrintOrder): string {
  try {
    return printedTexts(
      paperDoc({ ...order, profile: order.profile && { ...order.profile, logoUrl: null } }),
    ).join("\n");
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
    () => use([]),
  );
}
