import { layout } from "#pdf/layout.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { paperDoc } from "#pdf/paper-doc.ts";
import type { ReadFace } from "#pdf/setting/open-face.ts";
import { printedTexts } from "#pdf/setting/printed-texts.ts";
import { openFaces } from "#pdf/setting/type-faces.ts";
import { openTypesetter } from "#pdf/setting/typesetter.ts";
import { writePdf } from "#pdf/write.ts";

/**
 * Renders a quote or an invoice as a PDF: the same bytes for the same document, in a browser's worker and on the
 * server. A missing profile or logo, or odd letters, never make it fail.
 *
 * @throws DocumentTooLarge when a figure is beyond exact arithmetic
 * @throws what `read` throws when a face cannot be read
 */
export async function renderPdf(order: PrintOrder, read: ReadFace): Promise<Uint8Array> {
  const words = paperDoc(order);
  const faces = await openFaces(read);
  const typesetter = await openTypesetter(printedTexts(words), faces, read);
  const pages = layout(words, typesetter);
  return await writePdf(pages, { ...words, created: new Date(`${words.date}T00:00:00.000Z`) }, faces);
}
