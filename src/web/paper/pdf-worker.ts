import { DocumentTooLarge } from "#domain/pricing/document-too-large.ts";
import { type DrawnPage, pageShapes } from "#pdf/page-shapes.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { renderPdf } from "#pdf/render-pdf.ts";
import { setPages } from "#pdf/set-pages.ts";
import { openFaces } from "#pdf/setting/type-faces.ts";
import { FaceNotRead, fetchFace } from "#web/paper/fetch-face.ts";
import type { PdfAnswer, PdfFailure, PdfRequest } from "#web/paper/pdf-messages.ts";

/** Read ahead of the first document; a failure is met again, and answered, by the document that needs the faces. */
openFaces(fetchFace).catch(() => undefined);

/** Entry point of the worker that renders and draws documents: the same code as on the server, off the page's main thread. */
addEventListener("message", async ({ data }: MessageEvent<PdfRequest>) => {
  const answer = await answerPdf(data);
  postMessage(answer, { transfer: "bytes" in answer ? [answer.bytes.buffer] : [] });
});

async function answerPdf({ id, order, task }: PdfRequest): Promise<PdfAnswer> {
  try {
    if (task.as === "shapes") return { id, drawn: await drawPaper(order, task.most) };
    return { id, bytes: (await renderPdf(order, fetchFace)) as Uint8Array<ArrayBuffer> };
  } catch (error) {
    return { id, failed: reasonOf(error) };
  }
}

async function drawPaper(order: PrintOrder, most: number): Promise<DrawnPage[]> {
  const { pages, faces } = await setPages(order, fetchFace);
  return pageShapes(pages, faces, most);
}

function reasonOf(error: unknown): PdfFailure {
  if (error instanceof DocumentTooLarge) return "tooLarge";
  return error instanceof FaceNotRead ? "faces" : "unknown";
}
