import { useNavigate } from "@tanstack/react-router";
import type { Id } from "#domain/account/id.ts";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import { documentKinds } from "#web/documents/document-kinds.ts";

declare module "@tanstack/history" {
  interface HistoryState {
    /** The document that a new one is to be like: its id alone, so that no history holds a customer's details. */
    duplicateOf?: string;
  }
}

/** Opens the editor for a new document like the one of that id. */
export function useDuplicate(kind: DocumentKind): (id: Id) => void {
  const navigate = useNavigate();
  return (id) => void navigate({ href: documentKinds[kind].newHref, state: { duplicateOf: id } });
}
