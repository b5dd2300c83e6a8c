import type { DocumentWords } from "#domain/documents/trade-document.ts";

/** The first line of a document's project address, or of the site's address when there is no project address. */
export function addressLine(words: Pick<DocumentWords, "projectAddress" | "workLocation">): string {
  return firstLine(words.projectAddress) || firstLine(words.workLocation) || "–";
}

/** The first line of where the work is: of the site's address, else of the customer's own; null without either. */
export function siteLine(words: Pick<DocumentWords, "projectAddress" | "workLocation">): string | null {
  return firstLine(words.workLocation) || firstLine(words.projectAddress) || null;
}

function firstLine(text: string | null): string {
  return (text ?? "").trim().split(/\r?\n/)[0]?.trim() ?? "";
}
