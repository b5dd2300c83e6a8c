import { DocumentsList } from "#web/documents/documents-list.tsx";

/** /quotes: all quotes but those that have become invoices. */
export function QuotesScreen() {
  return <DocumentsList kind="quote" />;
}
