import { renderPdf } from "#pdf/render-pdf.ts";
import type { PdfRenderer } from "#server/documents/pdf-renderer.ts";

/**
 * Renders where it is asked, for scripts and tests that run from the sources. In a file of its own, so that the
 * server does not load the renderer into its main thread at every start.
 */
export const inlineRenderer: PdfRenderer = {
  render: renderPdf,
  close: async () => undefined,
};
