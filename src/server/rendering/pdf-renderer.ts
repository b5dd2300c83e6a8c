import { Piscina } from "piscina";
import type { PrintOrder } from "#pdf/paper.ts";

/** Renders documents in another thread than the requests; with the same code as the browser. */
export interface PdfRenderer {
  /** @throws DocumentTooLarge as renderPdf */
  render(order: PrintOrder): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** At most two threads, which leaves the main one free: a 300-line document must not delay other requests. */
const threads = 2;
const idleMilliseconds = 30_000;

/** Renders in worker threads, which are started when they are needed. */
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
