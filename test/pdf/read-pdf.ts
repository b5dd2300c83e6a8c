import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Opens a PDF as a reader does. */
export async function openPdf(bytes: Uint8Array) {
  return await getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false }).promise;
}

/** The text of a PDF as a person copies it, without the blanks, which each reader takes from the places of letters. */
export async function copiedText(bytes: Uint8Array): Promise<string> {
  const file = await openPdf(bytes);
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, index) =>
      (await file.getPage(index + 1)).getTextContent(),
    ),
  );
  return withoutBlanks(
    pages.flatMap(({ items }) => items.map((item) => ("str" in item ? item.str : ""))).join(""),
  );
}

/** The characters of the glyphs of a PDF as the file maps them: pdf.js itself leaves out those that nobody sees. */
export async function mappedText(bytes: Uint8Array): Promise<string> {
  const file = await openPdf(bytes);
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, index) =>
      (await file.getPage(index + 1)).getOperatorList(),
    ),
  );
  const shown = pages.flatMap(({ fnArray, argsArray }) =>
    argsArray.filter((_, index) => fnArray[index] === OPS.showText),
  );
  return shown
    .flatMap(([glyphs]: [{ unicode?: string }[]]) => glyphs.map(({ unicode }) => unicode ?? ""))
    .join("");
}

export function withoutBlanks(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, "");
}
