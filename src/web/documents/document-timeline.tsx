import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { timeZoneHere } from "#web/base/time-zone.ts";
import { eventsOf, eventsOfHead, whenOf } from "#web/documents/timeline-events.ts";
import { UnreadSendings } from "#web/documents/unread-sendings.tsx";
import { useSendings } from "#web/documents/use-sendings.ts";
import type { DocumentOf } from "#web/records/document-kinds.ts";
import { Section } from "#web/ui/section.tsx";

interface TimelineProps {
  kind: DocumentKind;
  document: DocumentOf<DocumentKind>;
}

/** What happened to a document, newest first ([Note: What was sent]). It is worked out, and nobody edits it. */
export function DocumentTimeline({ kind, document }: TimelineProps) {
  const { data: sendings, isPending, refetch } = useSendings(document.id);
  // Drawn once all events are known, so that none pushes another aside.
  if (isPending) return null;
  const events = sendings ? eventsOf(kind, document, sendings) : eventsOfHead(kind, document);
  const reader = { language: document.language, timeZone: timeZoneHere() };
  return (
    <div className="mx-auto w-full max-w-4xl print:hidden">
      <Section title="Timeline">
        {!sendings && <UnreadSendings onRetry={refetch} />}
        <ol className="flex flex-col divide-y divide-line">
          {events.map((event) => (
            <li key={event.key} className="flex flex-wrap justify-between gap-x-6 py-2">
              <span className="min-w-0 wrap-anywhere">
                {event.said}
                {event.recipient && (
                  <>
                    {" to "}
                    <bdi>{event.recipient}</bdi>
                  </>
                )}
              </span>
              <time dateTime={event.at} className="tabular text-ink-soft">
                {whenOf(event, reader)}
              </time>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
