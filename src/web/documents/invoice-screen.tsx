import { DocumentScreen } from "#web/documents/document-screen.tsx";
import { viewOfQuery } from "#web/documents/view-modes.ts";
import { usePlace } from "#web/routing/use-place.ts";

/** /invoices/{id}; `mode` in the query selects a view, `print=true` prints it. */
export function InvoiceScreen({ id = "" }: { id?: string }) {
  const { search } = usePlace();
  return <DocumentScreen key={id} kind="invoice" id={id} asked={viewOfQuery(search)} />;
}
