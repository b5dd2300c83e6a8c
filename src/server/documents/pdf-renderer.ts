import { Piscina } from "piscina";
import type { PrintOrder } from "#pdf/paper.ts";

/** Renders documents off the request's thread; the same code as in the browser. */
export interface PdfRenderer {
  /** @throws DocumentTooLarge as renderPdf */
  render(order: PrintOrder): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Two threads at most: a 300-line document must not hold up the answers of others. */
const threads = 2;
const idleMilliseconds = 30_000;

/** Renders in worker threads that are started when they are needed. */
export function threadedRenderer(worker: URL): PdfRenderer {
  const pool = new Piscina({
    filename: worker.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMilliseconds,
  });
  return {
    render: async (order) => pool.run(order),
    close: () => pool.close(),
  };
}
