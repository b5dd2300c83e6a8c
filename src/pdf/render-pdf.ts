import type { PrintOrder } from "#pdf/paper.ts";
import { setPages } from "#pdf/set-pages.ts";
import type { ReadFace } from "#pdf/setting/open-face.ts";
import { writePdf } from "#pdf/write.ts";

/**
 * Renders a quote or an invoice as a PDF: the same bytes for the same document, in a browser's worker and on the
 * server.
 *
 * @throws what {@link setPages} throws
 */
export async function renderPdf(order: PrintOrder, read: ReadFace): Promise<Uint8Array> {
  const { doc, faces, pages } = await setPages(order, read);
  return await writePdf(pages, { ...doc, created: new Date(`${doc.date}T00:00:00.000Z`) }, faces);
}
