import type { PrintOrder } from "#pdf/paper.ts";

/** A request to the worker; the id matches the answer to it. */
export interface PdfRequest {
  id: number;
  order: PrintOrder;
}

/** The worker's answer: the file, or why it could not be made. */
export type PdfAnswer = { id: number } & ({ bytes: Uint8Array<ArrayBuffer> } | { failed: PdfFailure });

/** Why a file could not be made: `faces` when the letters of a script could not be loaded. */
export type PdfFailure = "tooLarge" | "faces" | "unknown";
