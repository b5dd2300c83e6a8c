import { lazy, Suspense, useState } from "react";
import { NewDocumentScreen } from "#web/quoting/new-document.tsx";
import { completedTours } from "#web/tours/completed-tours.ts";
import { OptionalPart } from "#web/ui/optional-part.tsx";

const AutoTour = lazy(async () => ({ default: (await import("#web/tours/auto-tour.tsx")).AutoTour }));

const tour = "invoice-direct-setup";

/** /invoices/new. Its tour is loaded until it was shown once. */
export function InvoiceEditorScreen() {
  const [mayTour] = useState(() => !completedTours(localStorage).includes(tour));
  return (
    <>
      <NewDocumentScreen kind="invoice" />
      {mayTour && (
        <OptionalPart>
          <Suspense>
            <AutoTour id={tour} />
          </Suspense>
        </OptionalPart>
      )}
    </>
  );
}
