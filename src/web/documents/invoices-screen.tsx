import { DocumentsList } from "#web/documents/documents-list.tsx";
import type { ListScreenProps } from "#web/records/list-screen.ts";

/** /invoices: all invoices. */
export function InvoicesScreen({ transfer }: ListScreenProps) {
  return <DocumentsList kind="invoice" transfer={transfer} />;
}
