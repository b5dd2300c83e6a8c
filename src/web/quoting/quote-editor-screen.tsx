import { NewDocumentScreen } from "#web/quoting/new-document.tsx";

/** /quotes/new and /quote-builder. */
export function QuoteEditorScreen() {
  return <NewDocumentScreen kind="quote" />;
}
