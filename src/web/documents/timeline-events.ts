import { millisecondsOf, parseInstant } from "#domain/calendar/instant.ts";
import { formatLocalDate, type LocalDate, localDateAt } from "#domain/calendar/local-date.ts";
import type { Sending } from "#domain/documents/sending.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Language } from "#domain/region/region.ts";
import { channelWords } from "#web/documents/channel-words.ts";
import { type DocumentOf, kindScreens } from "#web/records/document-kinds.ts";
import { statusLabel } from "#web/records/status-looks.ts";
import { timeOfDay } from "#words/labels/time-of-day.ts";

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
  return newestFirst(
    kind,
    document,
    sendings.map((sending) => eventOfSending(sending, sending.recipient)),
  );
}

/** What is said of a sending, without the words in its envelope. */
export type SaidSending = Pick<Sending, "id" | "at" | "about" | "channel">;

/**
 * The events of a document that a row of a list and the rows of what was sent tell, newest first. Without the latter,
 * the moment at which it was last sent is known all the same.
 */
export function eventsOfHead(
  kind: DocumentKind,
  head: Happened & { sentAt: string | null },
  sendings: readonly SaidSending[] = [],
): TimelineEvent[] {
  const { sentAt } = head;
  const sent = sendings.map((sending) => eventOfSending(sending, null));
  const isKnown = sentAt === null || sent.some(({ at }) => at === sentAt);
  const last = isKnown ? [] : [{ key: "sent", at: sentAt, said: "Sent", recipient: null }];
  return newestFirst(kind, head, [...last, ...sent]);
}

function eventOfSending({ id, at, about, channel }: SaidSending, recipient: string | null): TimelineEvent {
  const said = `${about === "reminder" ? "Reminded" : "Sent"} ${channelWords[channel]}`;
  return { key: id, at, said, recipient };
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

/** The day of an event, and the time of day where it is known, as the reader has them: "05/12/2026, 14:05". */
export function whenOf(
  { at }: Pick<TimelineEvent, "at">,
  reader: { language: Language; timeZone: string },
): string {
  const instant = parseInstant(at);
  if (instant === null) return formatLocalDate(at as LocalDate, reader.language);
  const day = formatLocalDate(localDateAt(instant, reader.timeZone), reader.language);
  return `${day}, ${timeOfDay(millisecondsOf(instant), reader)}`;
}

function statusSaid(status: DocumentOf<DocumentKind>["status"]): string {
  return status === "invoice" ? "Converted to invoice" : statusLabel(status);
}
