import { EditorScreen } from "#web/quoting/editor-screen.tsx";

/** /quotes/new, /quote-builder and /quotes/{id}/edit: with an id in the route an existing quote is edited. */
export function QuoteEditorScreen({ id }: { id?: string }) {
  return <EditorScreen key={id ?? "new"} kind="quote" id={id ?? null} />;
}
