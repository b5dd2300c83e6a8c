import { DocumentTooLarge } from "#domain/pricing/document-too-large.ts";
import { enGB } from "#words/en-gb/en-gb.ts";

/** Why a command failed, for standard error: the message of an error, or what is said of a document that is too large. */
export function reason(error: unknown): string {
  if (error instanceof DocumentTooLarge) return enGB.documents.tooLarge;
  return error instanceof Error ? error.message : String(error);
}
