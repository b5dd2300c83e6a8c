import { StoredDocumentEditor } from "#web/quoting/stored-document.tsx";

/** /quotes/{id}/edit. */
export function StoredQuoteScreen({ id }: { id?: string }) {
  return <StoredDocumentEditor key={id} kind="quote" id={id ?? ""} />;
}

/** /invoices/edit/{id}. */
export function StoredInvoiceScreen({ id }: { id?: string }) {
  return <StoredDocumentEditor key={id} kind="invoice" id={id ?? ""} />;
}
