import { useParams } from "@tanstack/react-router";
import { EditorScreen } from "#web/documents/editor-screen.tsx";

/** /quotes/new, /quote-builder and /quotes/{id}/edit: an id in the route means that a quote is edited. */
export function QuoteEditorScreen() {
  const { id } = useParams({ strict: false });
  return <EditorScreen key={id ?? "new"} kind="quote" id={id ?? null} />;
}
