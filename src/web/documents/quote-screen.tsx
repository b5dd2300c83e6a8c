import { DocumentScreen } from "#web/documents/document-screen.tsx";
import { viewOfQuery } from "#web/documents/view-modes.ts";
import { usePlace } from "#web/routing/use-place.ts";

/** /quotes/{id} */
export function QuoteScreen({ id = "" }: { id?: string }) {
  const { search } = usePlace();
  return <DocumentScreen key={id} kind="quote" id={id} asked={viewOfQuery(search)} />;
}
