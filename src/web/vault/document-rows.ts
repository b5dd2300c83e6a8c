import { invoiceRoutes } from "#contract/invoices.ts";
import { quoteRoutes } from "#contract/quotes.ts";
import type { Id } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { call } from "#web/base/call.ts";

/** A document with its lines, as the server answers it. */
export interface WholeRow {
  version: number;
  sealed?: string | null | undefined;
  linesSealed?: string | null | undefined;
  supplier?: { sealed?: string | null | undefined } | null;
}

/** One document with its lines, not opened. @throws CallError */
export function readRow({
  kind,
  id,
}: {
  kind: DocumentKind;
  id: Id<"Quote" | "Invoice">;
}): Promise<WholeRow> {
  if (kind === "quote") return call(quoteRoutes.read, { params: { id: id as Id<"Quote"> } });
  return call(invoiceRoutes.read, { params: { id: id as Id<"Invoice"> } });
}

/** Whether an invoice keeps a letterhead that is not sealed yet, of which no head can name the digest. */
export function hasPlainLetterhead({ supplier }: WholeRow): boolean {
  return Boolean(supplier) && !supplier?.sealed;
}
