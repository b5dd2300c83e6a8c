import type { DrawnPage } from "#pdf/page-shapes.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { createWorker } from "#web/base/create-worker.ts";
import { messages } from "#web/base/messages.ts";
import type { PdfAnswer, PdfFailure, PdfRequest, PdfTask } from "#web/paper/pdf-messages.ts";
import pdfWorker from "#web/paper/pdf-worker.ts?worker&url";
import { pdfMessages, printing } from "#words/en-gb/printing.ts";

type Settle = (answer: PdfAnswer) => void;

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Settle>();

/** Starts the worker, which reads the typefaces, before the first document. Call it in idle time. */
export function preparePdf(): void {
  worker ??= start();
}

/**
 * Renders a document in the browser, because the server of an encrypted account must not (decision P7).
 *
 * @throws Error with a message for a person
 */
export async function renderInWorker(order: PrintOrder): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await ask(order, { as: "file" });
  if ("bytes" in answer) return answer.bytes;
  throw new Error(sentenceOf("failed" in answer ? answer.failed : "unknown"));
}

/**
 * Draws the first pages of a document as shapes.
 *
 * @returns null where they could not be drawn, because a face could not be read or a figure is too large
 */
export async function drawInWorker(order: PrintOrder, most: number): Promise<DrawnPage[] | null> {
  const answer = await ask(order, { as: "shapes", most });
  return "drawn" in answer ? answer.drawn : null;
}

function ask(order: PrintOrder, task: PdfTask): Promise<PdfAnswer> {
  preparePdf();
  lastId += 1;
  const request: PdfRequest = { id: lastId, order, task };
  return new Promise((resolve) => {
    waiting.set(request.id, resolve);
    worker?.postMessage(request);
  });
}

function sentenceOf(failure: PdfFailure): string {
  if (failure === "faces") return printing.facesFailed;
  return failure === "tooLarge" ? messages().documents.tooLarge : pdfMessages.failedTryAgain;
}

function start(): Worker {
  const started = createWorker(pdfWorker);
  started.onmessage = ({ data }: MessageEvent<PdfAnswer>) => settle(data);
  // A worker that failed to start never answers, so the next try starts another one.
  started.onerror = () => {
    worker = null;
    for (const id of [...waiting.keys()]) settle({ id, failed: "unknown" });
  };
  return started;
}

function settle(answer: PdfAnswer): void {
  waiting.get(answer.id)?.(answer);
  waiting.delete(answer.id);
}
