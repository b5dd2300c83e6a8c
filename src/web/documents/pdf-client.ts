import type { PrintOrder } from "#pdf/paper.ts";
import { createWorker } from "#web/app/create-worker.ts";
import { messages } from "#web/app/messages.ts";
import pdfWorker from "#web/documents/pdf-worker.ts?worker&url";

/** What is asked of the worker; the id tells answers apart. */
export interface PdfRequest {
  id: number;
  order: PrintOrder;
}

/** What it answers: the file, or words for a refusal where there are any. */
export type PdfAnswer = { id: number } & ({ bytes: Uint8Array<ArrayBuffer> } | { words: string | null });

type Settle = (answer: PdfAnswer) => void;

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Settle>();

/** Starts the worker, which reads the typefaces, ahead of the first document. Idle time is the time for it. */
export function preparePdf(): void {
  worker ??= start();
}

/**
 * Renders a document in the browser: what an encrypted account's server must not do (decision P7).
 *
 * @throws Error with words for a person
 */
export async function renderInWorker(order: PrintOrder): Promise<Uint8Array<ArrayBuffer>> {
  preparePdf();
  lastId += 1;
  const request: PdfRequest = { id: lastId, order };
  const answer = await new Promise<PdfAnswer>((resolve) => {
    waiting.set(request.id, resolve);
    worker?.postMessage(request);
  });
  if ("bytes" in answer) return answer.bytes;
  throw new Error(answer.words ?? messages().pdf.failedTryAgain);
}

function start(): Worker {
  const started = createWorker(pdfWorker);
  started.onmessage = ({ data }: MessageEvent<PdfAnswer>) => settle(data);
  // A worker that failed to start answers nobody; the next try starts another.
  started.onerror = () => {
    worker = null;
    for (const id of [...waiting.keys()]) settle({ id, words: null });
  };
  return started;
}

function settle(answer: PdfAnswer): void {
  waiting.get(answer.id)?.(answer);
  waiting.delete(answer.id);
}
