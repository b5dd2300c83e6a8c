import { EditorScreen } from "#web/quoting/editor-screen.tsx";
import { AutoTour } from "#web/tours/auto-tour.tsx";

/** /invoices/new and /invoices/edit/{id}: with an id in the route an existing invoice is edited. */
export function InvoiceEditorScreen({ id }: { id?: string }) {
  return (
    <>
      <EditorScreen key={id ?? "new"} kind="invoice" id={id ?? null} />
      {id === undefined && <AutoTour id="invoice-direct-setup" />}
    </>
  );
}
