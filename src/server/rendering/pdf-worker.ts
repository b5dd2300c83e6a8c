import type { PrintOrder } from "#pdf/paper.ts";
import { renderPdf } from "#pdf/render-pdf.ts";

/** The entry of a worker thread; Piscina calls the default export. */
export default function work(order: PrintOrder): Promise<Uint8Array> {
  return renderPdf(order);
}
