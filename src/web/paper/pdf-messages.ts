import type { DrawnPage } from "#pdf/page-shapes.ts";
import type { PrintOrder } from "#pdf/paper.ts";

/** What is made of a document: its file, or its first pages as shapes that a screen fills. */
export type PdfTask = { as: "file" } | { as: "shapes"; most: number };

/** A request to the worker; the id matches the answer to it. */
export interface PdfRequest {
  id: number;
  order: PrintOrder;
  task: PdfTask;
}

/** The worker's answer: what was asked for, or why it could not be made. */
export type PdfAnswer = { id: number } & (
  | { bytes: Uint8Array<ArrayBuffer> }
  | { drawn: DrawnPage[] }
  | { failed: PdfFailure }
);

/** Why a document could not be set: `faces` when the letters of a script could not be loaded. */
export type PdfFailure = "tooLarge" | "faces" | "unknown";
