import { invoiceRoutes } from "#contract/invoices.ts";
import { quoteRoutes } from "#contract/quotes.ts";
import { pdfFileName } from "#pdf/file-name.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { call } from "#web/base/call.ts";
import { CallError, isRefusal } from "#web/base/call-error.ts";
import { isVaultError, vaultMessage } from "#web/base/vault-message.ts";
import { renderInWorker } from "#web/paper/pdf-client.ts";
import { vaultAccess } from "#web/vault/vault-session.ts";
import { pdfMessages } from "#words/en-gb/printing.ts";

const pdfType = "application/pdf";

/**
 * A document as a PDF file with the name to save it under. The server renders plain words; sealed words are rendered
 * in this browser (decision P7).
 *
 * @throws Error with a message for a person
 */
export async function pdfFile(order: PrintOrder): Promise<File> {
  const bytes = vaultAccess() === "none" ? await fromServer(order) : await renderInWorker(order);
  return new File([bytes as Uint8Array<ArrayBuffer>], pdfFileName(order), { type: pdfType });
}

/** The server prints texts up to a length, and this browser the longer ones. */
async function fromServer(order: PrintOrder): Promise<Uint8Array> {
  try {
    return await askServer(order);
  } catch (error) {
    if (isRefusal(error, "TOO_LARGE")) return renderInWorker(order);
    throw error;
  }
}

async function askServer({ kind, document, mode }: PrintOrder): Promise<Uint8Array> {
  const bytes = await (kind === "quote"
    ? call(quoteRoutes.pdf, { params: { id: document.id }, query: { mode } })
    : call(invoiceRoutes.pdf, { params: { id: document.id }, query: { mode } }));
  const head = new TextDecoder().decode(bytes.subarray(0, 5));
  if (head !== "%PDF-") throw new Error(pdfMessages.notPdf);
  return bytes;
}

/** The message for a person when no PDF could be made: the server's, if it sent one. */
export function pdfMessage(error: unknown): string {
  if (error instanceof CallError) return error.shownMessage ?? pdfMessages.failed;
  if (isVaultError(error)) return vaultMessage(error);
  return error instanceof Error && error.message ? error.message : pdfMessages.failedTryAgain;
}
