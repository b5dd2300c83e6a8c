import { DocumentsList } from "#web/documents/documents-list.tsx";

/** /invoices: all invoices. */
export function InvoicesScreen() {
  return <DocumentsList kind="invoice" />;
}
