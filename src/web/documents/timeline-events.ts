import type { Sending } from "#domain/documents/sending.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { channelWords } from "#web/documents/channel-words.ts";
import { type DocumentOf, kindScreens } from "#web/records/document-kinds.ts";
import { statusLabel } from "#web/records/status-looks.ts";

/** Something that happened to a document. */
export interface TimelineEvent {
  key: string;
  /** An instant or a day. */
  at: string;
  said: string;
  recipient: string | null;
}

/** The events of a document, newest first ([Note: What was sent]). */
export function eventsOf(
  kind: DocumentKind,
  document: DocumentOf<DocumentKind>,
  sendings: readonly Sending[],
): TimelineEvent[] {
  const { createdAt, statusAt, status } = document;
  const event = (key: string, at: string | null, said: string, recipient: string | null = null) =>
    at === null ? [] : [{ key, at, said, recipient }];
  // A status that came with a sending is said by the sending.
  const isSaidBySending = sendings.some(({ at }) => at === statusAt);
  // What was paid from the start, and what is older than the moment of a status, has its day.
  const paidDay = "paidDate" in document && statusAt === null ? document.paidDate : null;
  return [
    ...event("created", createdAt, `${kindScreens[kind].one} created`),
    ...sendings.flatMap(({ id, at, about, channel, recipient }) =>
      event(id, at, `${about === "reminder" ? "Reminded" : "Sent"} ${channelWords[channel]}`, recipient),
    ),
    ...(isSaidBySending ? [] : event("status", statusAt, statusSaid(status))),
    ...event("paid", paidDay, statusLabel("paid")),
  ].sort((left, right) => (momentOf(left) < momentOf(right) ? 1 : -1));
}

/** A day without a time is as late as its end. */
function momentOf({ at }: TimelineEvent): string {
  return at.includes("T") ? at : `${at}T24`;
}

function statusSaid(status: DocumentOf<DocumentKind>["status"]): string {
  return status === "invoice" ? "Converted to invoice" : statusLabel(status);
}
