import { useLocation, useParams } from "@tanstack/react-router";
import { DocumentScreen } from "#web/documents/document-screen.tsx";
import { viewOfQuery } from "#web/documents/view-modes.ts";

/** /invoices/{id}; `mode` in the query selects a view, `print=true` prints it. */
export function InvoiceScreen() {
  const { id = "" } = useParams({ strict: false });
  const search = useLocation({ select: (location) => location.searchStr });
  return <DocumentScreen key={id} kind="invoice" id={id} asked={viewOfQuery(search)} />;
}
