import type { DocumentWords } from "#domain/documents/trade-document.ts";

/** The first line of a document's project address (specification 2 §2); of the site's where there is no other. */
export function addressLine(words: Pick<DocumentWords, "projectAddress" | "workLocation">): string {
  return firstLine(words.projectAddress) || firstLine(words.workLocation) || "–";
}

function firstLine(text: string | null): string {
  return (text ?? "").trim().split(/\r?\n/)[0]?.trim() ?? "";
}
