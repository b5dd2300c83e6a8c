import type { Doc } from "#pdf/doc.ts";
import { layout } from "#pdf/layout.ts";
import type { Pages } from "#pdf/operations.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { paperDoc } from "#pdf/paper-doc.ts";
import type { ReadFace } from "#pdf/setting/open-face.ts";
import { printedTexts } from "#pdf/setting/printed-texts.ts";
import { type Faces, openFaces } from "#pdf/setting/type-faces.ts";
import { openTypesetter } from "#pdf/setting/typesetter.ts";

/** A document's pages, before they are written to a file or drawn on a screen. */
export interface SetPages {
  readonly doc: Doc;
  readonly faces: Faces;
  readonly pages: Pages;
}

/**
 * Sets a quote or an invoice on pages. A missing profile or logo, or odd letters, never make it fail.
 *
 * @throws DocumentTooLarge when a figure is beyond exact arithmetic
 * @throws what `read` throws when a face cannot be read
 */
export async function setPages(order: PrintOrder, read: ReadFace): Promise<SetPages> {
  const doc = paperDoc(order);
  const faces = await openFaces(read);
  const typesetter = await openTypesetter(printedTexts(doc), faces, read);
  return { doc, faces, pages: layout(doc, typesetter) };
}
