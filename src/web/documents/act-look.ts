import type { DocumentAct } from "#domain/documents/main-act.ts";
import type { InvoiceOfQuote } from "#domain/documents/trade-document.ts";
import { type ActLook, actLooks } from "#web/documents/act-looks.ts";
import { ReceiptText } from "#web/icons/receipt-text.ts";

// Apart from the other looks, because the dashboard shows no quote that became an invoice.

/** The word and the icon of an act of a document; nothing for none, and for an invoice that is not known. */
export function actLook(act: DocumentAct | null, document: object): ActLook | null | undefined {
  if (act !== "viewInvoice") return act && actLooks[act];
  const invoice = lastInvoiceOf(document);
  return invoice && { text: `View ${invoice.number}`, icon: ReceiptText };
}

/** The invoice that a quote became, of several the last. */
export function lastInvoiceOf(document: {
  invoices?: readonly InvoiceOfQuote[] | undefined;
}): InvoiceOfQuote | undefined {
  return document.invoices?.at(-1);
}
