import type { Language } from "#domain/region/region.ts";
import type { CustomerDocument } from "#web/customers/use-customer-documents.ts";
import { dayOfEvent, eventsOfHead, momentOf } from "#web/documents/timeline-events.ts";
import { kindOf, kindScreens, numberOf } from "#web/records/document-kinds.ts";
import { useShowMore } from "#web/tables/show-more.tsx";
import { TextLink } from "#web/ui/app-link.tsx";
import { Section } from "#web/ui/section.tsx";

interface CustomerEventsProps {
  documents: readonly CustomerDocument[];
  language: Language;
}

const rowsAtOnce = 10;

/**
 * What happened to a customer's documents, newest first ([Note: What was sent]): worked out from what their rows say,
 * so that no document is read for it. The document's own timeline says by which channel it was sent.
 */
export function CustomerEvents({ documents, language }: CustomerEventsProps) {
  const events = documents.flatMap(({ record }) =>
    eventsOfHead(kindOf(record), record).map((event) => ({ event, record })),
  );
  const sorted = events.sort((one, other) => (momentOf(one.event) < momentOf(other.event) ? 1 : -1));
  const [shown, more] = useShowMore(sorted, rowsAtOnce);
  return (
    <Section title="Timeline">
      <ol className="flex flex-col divide-y divide-line">
        {shown.map(({ event, record }) => (
          <li key={`${record.id} ${event.key}`} className="flex flex-wrap justify-between gap-x-6 py-2">
            <span>
              {event.said} ·{" "}
              <TextLink href={kindScreens[kindOf(record)].hrefOf(record.id)}>
                <bdi>{numberOf(record)}</bdi>
              </TextLink>
            </span>
            <time dateTime={event.at} className="tabular text-ink-soft">
              {dayOfEvent(event, language)}
            </time>
          </li>
        ))}
      </ol>
      {more}
    </Section>
  );
}
