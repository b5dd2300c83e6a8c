import type { PrintOrder } from "#pdf/paper.ts";
import { renderPdf } from "#pdf/render-pdf.ts";
import { facesIn } from "#server/rendering/faces-in.ts";

/** Beside the built renderer (vite.pdf.config.ts). */
const faces = facesIn(new URL("../pdf/", import.meta.url));

/** The entry of a worker thread; Piscina calls the default export. */
export default function work(order: PrintOrder): Promise<Uint8Array> {
  return renderPdf(order, faces);
}
