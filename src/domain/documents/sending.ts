import type { QuoteStatus } from "#domain/documents/status.ts";
import type { Id } from "#domain/ids/id.ts";
import type { WordsOf, WordTable } from "#domain/records/word-table.ts";

/**
 * [Note: What was sent]
 * Each time a paper, a reminder or a link goes to a customer, a sending is recorded: when, by which channel and what
 * about is readable to the server; to whom, in which view and with which words is sealed. The document keeps the moment
 * of its last sending, and a draft becomes sent, in the same transaction. A sending does not raise the document's
 * version, because nothing that an editor saves has changed. "Not sent" voids the sending, and the document gets both
 * back. The timeline of a document or a customer is worked out from these records and is never edited.
 * Printing and downloading record nothing, because a paper on the desk may be for the firm's own file: "print" is a
 * channel for other programs that know that a letter went out.
 */
export const channels = ["link", "share", "email", "text", "copy", "print"] as const;
export type Channel = (typeof channels)[number];

/** What a sending was about: the document itself, or another paper of it. */
export const sendingSubjects = ["document", "reminder", "statement", "receipt"] as const;
export type SendingSubject = (typeof sendingSubjects)[number];

/** The words of a sending. See [Note: The words of a noun]. */
export const sendingWords = {
  /** The name, address or number that it went to. */
  recipient: { limit: "line" },
  /** The view of the document that was sent. */
  mode: { limit: "line" },
  /** What was written with it. */
  text: { limit: "page" },
} as const satisfies WordTable;

/** Something that went to a customer ([Note: What was sent]). */
export interface Sending extends WordsOf<typeof sendingWords> {
  id: Id<"Sending">;
  version: number;
  createdAt: string;
  /** Null for what belongs to no single document, as a statement. */
  documentId: Id<"Quote" | "Invoice"> | null;
  at: string;
  channel: Channel;
  about: SendingSubject;
  /** Which reminder in a row it was, from 1; null for anything else. */
  step: number | null;
  /** When the person said that it was not sent; null for what counts. */
  voidedAt: string | null;
}

/** The status that a document gets by being sent, or null if it keeps its own: no other status moves by itself. */
export function statusOnceSent(status: string, about: SendingSubject): QuoteStatus | null {
  return status === "draft" && about === "document" ? "sent" : null;
}
