import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** All words of a PDF, page by page, separated by single spaces. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getTextContent()),
  );
  return pages
    .flatMap((page) => page.items.map((item) => ("str" in item ? item.str : "")))
    .join(" ")
    .replace(/\s+/g, " ");
}
