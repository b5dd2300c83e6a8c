import { DocumentsList } from "#web/documents/documents-list.tsx";
import type { ListScreenProps } from "#web/records/list-screen.ts";

/** /quotes: all quotes except those that have become invoices. */
export function QuotesScreen({ transfer }: ListScreenProps) {
  return <DocumentsList kind="quote" transfer={transfer} />;
}
