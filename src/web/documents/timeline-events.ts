import { parseInstant } from "#domain/calendar/instant.ts";
import { formatLocalDate, type LocalDate } from "#domain/calendar/local-date.ts";
import type { Sending } from "#domain/documents/sending.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Language } from "#domain/region/region.ts";
import { dayHere } from "#web/base/today.ts";
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
  document: Happened,
  sendings: readonly Sending[],
): TimelineEvent[] {
  const sent = sendings.map(({ id, at, about, channel, recipient }) => ({
    ...{ key: id, at, recipient },
    said: `${about === "reminder" ? "Reminded" : "Sent"} ${channelWords[channel]}`,
  }));
  return newestFirst(kind, document, sent);
}

/** The events of a document that a row of a list knows, newest first: of sendings the last one's moment alone. */
export function eventsOfHead(
  kind: DocumentKind,
  head: Happened & { sentAt: string | null },
): TimelineEvent[] {
  const { sentAt } = head;
  const sent = sentAt === null ? [] : [{ key: "sent", at: sentAt, said: "Sent", recipient: null }];
  return newestFirst(kind, head, sent);
}

/** What of a document says what happened to it. */
type Happened = Pick<DocumentOf<DocumentKind>, "createdAt" | "statusAt" | "status"> &
  Partial<Pick<DocumentOf<"invoice">, "paidDate">>;

function newestFirst(
  kind: DocumentKind,
  { createdAt, statusAt, status, paidDate = null }: Happened,
  sent: readonly TimelineEvent[],
): TimelineEvent[] {
  const event = (key: string, at: string | null, said: string) =>
    at === null ? [] : [{ key, at, said, recipient: null }];
  // A status that came with a sending is said by the sending.
  const isSaidBySending = sent.some(({ at }) => at === statusAt);
  // What was paid from the start, and what is older than the moment of a status, has its day.
  const paidDay = statusAt === null ? paidDate : null;
  return [
    ...event("created", createdAt, `${kindScreens[kind].one} created`),
    ...sent,
    ...(isSaidBySending ? [] : event("status", statusAt, statusSaid(status))),
    ...event("paid", paidDay, statusLabel("paid")),
  ].sort((left, right) => (momentOf(left) < momentOf(right) ? 1 : -1));
}

/** A day without a time is as late as its end. */
export function momentOf({ at }: TimelineEvent): string {
  return at.includes("T") ? at : `${at}T24`;
}

/** The day of an event where the reader is. */
export function dayOfEvent({ at }: TimelineEvent, language: Language): string {
  const instant = parseInstant(at);
  return formatLocalDate(instant ? dayHere(instant) : (at as LocalDate), language);
}

function statusSaid(status: DocumentOf<DocumentKind>["status"]): string {
  return status === "invoice" ? "Converted to invoice" : statusLabel(status);
}
