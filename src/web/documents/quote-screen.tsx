import { useLocation, useParams } from "@tanstack/react-router";
import { DocumentScreen } from "#web/documents/document-screen.tsx";
import { viewOfQuery } from "#web/documents/view-modes.ts";

/** /quotes/{id} */
export function QuoteScreen() {
  const { id = "" } = useParams({ strict: false });
  const search = useLocation({ select: (location) => location.searchStr });
  return <DocumentScreen key={id} kind="quote" id={id} asked={viewOfQuery(search)} />;
}
