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

interface ShownGlyph {
  readonly unicode?: string;
}

/** The glyphs that a PDF draws as text, pages one after the other. */
async function shownGlyphs(bytes: Uint8Array): Promise<ShownGlyph[]> {
  const file = await openPdf(bytes);
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, index) =>
      (await file.getPage(index + 1)).getOperatorList(),
    ),
  );
  const shown = pages.flatMap(({ fnArray, argsArray }) =>
    argsArray.filter((_, index) => fnArray[index] === OPS.showText),
  );
  return shown.flatMap(([glyphs]: [(ShownGlyph | number)[]]) =>
    glyphs.filter((glyph): glyph is ShownGlyph => typeof glyph === "object"),
  );
}

/** The characters of the glyphs of a PDF as the file maps them: pdf.js itself leaves out those that nobody sees. */
export async function mappedText(bytes: Uint8Array): Promise<string> {
  return (await shownGlyphs(bytes)).map(({ unicode }) => unicode ?? "").join("");
}

/** How many glyphs stand for no character, or are the box of one that no face has: PDF/A-3a allows none. */
export async function unmappedGlyphs(bytes: Uint8Array): Promise<number> {
  return (await shownGlyphs(bytes)).filter(({ unicode }) => !unicode || /[\0\ufffd]/.test(unicode)).length;
}

interface StructureNode {
  readonly role?: string;
  readonly children?: readonly StructureNode[];
}

/** The roles of the elements of the first page, in the order in which they are read aloud. */
export async function rolesOf(bytes: Uint8Array): Promise<string[]> {
  const file = await openPdf(bytes);
  const tree = (await (await file.getPage(1)).getStructTree()) as StructureNode;
  const roles = ({ role, children = [] }: StructureNode): string[] =>
    role === undefined ? [] : [role, ...children.flatMap(roles)];
  return roles(tree);
}

export function withoutBlanks(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, "");
}
