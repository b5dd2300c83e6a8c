import { DocumentTooLarge } from "#domain/pricing/document-too-large.ts";
import { renderPdf } from "#pdf/render-pdf.ts";
import { openFaces } from "#pdf/setting/type-faces.ts";
import { FaceNotRead, fetchFace } from "#web/paper/fetch-face.ts";
import type { PdfAnswer, PdfFailure, PdfRequest } from "#web/paper/pdf-messages.ts";

/** Read ahead of the first document; a failure is met again, and answered, by the document that needs the faces. */
openFaces(fetchFace).catch(() => undefined);

/** Entry point of the worker that renders documents: the same code as on the server, off the page's main thread. */
addEventListener("message", async ({ data }: MessageEvent<PdfRequest>) => {
  const answer = await answerPdf(data);
  postMessage(answer, { transfer: "bytes" in answer ? [answer.bytes.buffer] : [] });
});

async function answerPdf({ id, order }: PdfRequest): Promise<PdfAnswer> {
  try {
    return { id, bytes: (await renderPdf(order, fetchFace)) as Uint8Array<ArrayBuffer> };
  } catch (error) {
    return { id, failed: reasonOf(error) };
  }
}

function reasonOf(error: unknown): PdfFailure {
  if (error instanceof DocumentTooLarge) return "tooLarge";
  return error instanceof FaceNotRead ? "faces" : "unknown";
}
