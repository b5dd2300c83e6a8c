import { useParams } from "@tanstack/react-router";
import { EditorScreen } from "#web/documents/editor-screen.tsx";
import { AutoTour } from "#web/tours/auto-tour.tsx";

/** /invoices/new and /invoices/edit/{id}: an id in the route means that an invoice is edited. */
export function InvoiceEditorScreen() {
  const { id } = useParams({ strict: false });
  return (
    <>
      <EditorScreen key={id ?? "new"} kind="invoice" id={id ?? null} />
      {id === undefined && <AutoTour id="invoice-direct-setup" />}
    </>
  );
}
