import { renderPdf } from "#pdf/render-pdf.ts";
import { facesIn } from "#server/rendering/faces-in.ts";
import type { PdfRenderer } from "#server/rendering/pdf-renderer.ts";

const faces = facesIn(new URL("../../pdf/faces/", import.meta.url));

/**
 * Renders in the calling thread, for scripts and tests that run from the sources. It has a file of its own, so that the
 * server does not load the PDF code into its main thread at every start.
 */
export const inlineRenderer: PdfRenderer = {
  render: (order) => renderPdf(order, faces),
  close: async () => undefined,
};
