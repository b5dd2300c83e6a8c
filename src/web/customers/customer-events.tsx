import type { Customer } from "#domain/customers/customer.ts";
import type { Language } from "#domain/region/region.ts";
import { timeZoneHere } from "#web/base/time-zone.ts";
import type { CustomerDocument, CustomerDocuments } from "#web/customers/use-customer-documents.ts";
import { useCustomerSendings } from "#web/customers/use-customer-sendings.ts";
import { eventsOfHead, momentOf, whenOf } from "#web/documents/timeline-events.ts";
import { UnreadSendings } from "#web/documents/unread-sendings.tsx";
import { kindOf, kindScreens, numberOf } from "#web/records/document-kinds.ts";
import { useShowMore } from "#web/tables/show-more.tsx";
import { TextLink } from "#web/ui/app-link.tsx";
import { Section } from "#web/ui/section.tsx";

interface CustomerEventsProps {
  customer: Customer;
  found: CustomerDocuments;
  language: Language;
}

const rowsAtOnce = 10;

/** What happened to a customer's documents, newest first ([Note: What was sent]). */
export function CustomerEvents({ customer, found, language }: CustomerEventsProps) {
  const { sendingsOf, isLoading, isFailed, retry } = useCustomerSendings(customer.id, found.hasUnnamed);
  const eventsOf = ({ record }: CustomerDocument) =>
    eventsOfHead(kindOf(record), record, sendingsOf(record.id)).map((event) => ({ event, record }));
  const sorted = found.documents
    .flatMap(eventsOf)
    .sort((one, other) => (momentOf(one.event) < momentOf(other.event) ? 1 : -1));
  const reader = { language, timeZone: timeZoneHere() };
  const [shown, more] = useShowMore(sorted, rowsAtOnce);
  // Drawn once the sendings are known, as most events are: none pushes another aside.
  if (isLoading) return null;
  return (
    <Section title="Timeline">
      {isFailed && <UnreadSendings onRetry={retry} />}
      <ol className="flex flex-col divide-y divide-line">
        {shown.map(({ event, record }) => (
          <li key={`${record.id} ${event.key}`} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              {event.said} ·{" "}
              <TextLink href={kindScreens[kindOf(record)].hrefOf(record.id)}>
                <bdi>{numberOf(record)}</bdi>
              </TextLink>
            </span>
            <time dateTime={event.at} className="tabular text-ink-soft">
              {whenOf(event, reader)}
            </time>
          </li>
        ))}
      </ol>
      {more}
    </Section>
  );
}
