import { invoiceRoutes } from "#contract/invoices.ts";
import { quoteRoutes } from "#contract/quotes.ts";
import type { Id } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { call } from "#web/base/call.ts";
import { CallError } from "#web/base/call-error.ts";

/** A document with its lines, as the server answers it. */
export interface WholeRow {
  version: number;
  sealed?: string | null | undefined;
  linesSealed?: string | null | undefined;
  supplier?: { sealed?: string | null | undefined } | null;
}

/** One document with its lines, not opened; null if it was deleted. @throws CallError */
export async function readRow({
  kind,
  id,
}: {
  kind: DocumentKind;
  id: Id<"Quote" | "Invoice">;
}): Promise<WholeRow | null> {
  try {
    return await reads[kind](id);
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    throw error;
  }
}

/** Whether an invoice keeps a letterhead that is not sealed yet, of which no head can name the digest. */
export function hasPlainLetterhead({ supplier }: WholeRow): boolean {
  return Boolean(supplier) && !supplier?.sealed;
}

const reads: Record<DocumentKind, (id: Id<"Quote" | "Invoice">) => Promise<WholeRow>> = {
  quote: (id) => call(quoteRoutes.read, { params: { id: id as Id<"Quote"> } }),
  invoice: (id) => call(invoiceRoutes.read, { params: { id: id as Id<"Invoice"> } }),
};
