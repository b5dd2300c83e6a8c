import { invoiceRoutes } from "#contract/invoices.ts";
import { quoteRoutes } from "#contract/quotes.ts";
import { pdfFileName } from "#pdf/file-name.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { call } from "#web/app/call.ts";
import { CallError } from "#web/app/call-error.ts";
import { messages } from "#web/app/messages.ts";
import { renderInWorker } from "#web/documents/pdf-client.ts";
import { vaultAccess } from "#web/vault/vault-session.ts";

const pdfType = "application/pdf";

/**
 * A document as a PDF file, under the name it is to be saved by. Rendered by the server where words are plain, and
 * in this browser where they are sealed (decision P7).
 *
 * @throws Error with words for a person
 */
export async function pdfFile(order: PrintOrder): Promise<File> {
  const bytes = vaultAccess() === "none" ? await fromServer(order) : await renderInWorker(order);
  return new File([bytes as Uint8Array<ArrayBuffer>], pdfFileName(order), { type: pdfType });
}

async function fromServer({ kind, document, mode }: PrintOrder): Promise<Uint8Array> {
  const bytes = await (kind === "quote"
    ? call(quoteRoutes.pdf, { params: { id: document.id }, query: { mode } })
    : call(invoiceRoutes.pdf, { params: { id: document.id }, query: { mode } }));
  const head = new TextDecoder().decode(bytes.subarray(0, 5));
  if (head !== "%PDF-") throw new Error(messages().pdf.notPdf);
  return bytes;
}

/** What a person is told when there is no PDF: the server's words where it gave any. */
export function pdfWords(error: unknown): string {
  if (error instanceof CallError) return error.words ?? messages().pdf.failed;
  return error instanceof Error && error.message ? error.message : messages().pdf.failedTryAgain;
}
