import { formatLocalDate } from "#domain/calendar/local-date.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { today } from "#web/base/today.ts";
import type { CustomerDocument } from "#web/customers/use-customer-documents.ts";
import { shownStatus } from "#web/documents/shown-status.ts";
import { overdueText } from "#web/documents/status-text.ts";
import { FileText } from "#web/icons/file-text.ts";
import { ReceiptText } from "#web/icons/receipt-text.ts";
import { dateOf, kindOf, kindScreens, numberOf } from "#web/records/document-kinds.ts";
import { statusBadge, statusLabel } from "#web/records/status-looks.ts";
import { useShowMore } from "#web/tables/show-more.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { surfaceStyles } from "#web/ui/card.tsx";
import { ListLink } from "#web/ui/list-link.tsx";
import { LockText } from "#web/ui/lock-text.tsx";

interface CustomerDocumentListProps {
  documents: readonly CustomerDocument[];
  language: Language;
}

const rowsAtOnce = 30;

/** A customer's quotes and invoices, newest first, a row each that leads to the document. */
export function CustomerDocumentList({ documents, language }: CustomerDocumentListProps) {
  const [shown, more] = useShowMore(documents, rowsAtOnce);
  return (
    <>
      <ul aria-label="Documents" className={`${surfaceStyles} divide-y divide-line overflow-clip`}>
        {shown.map((document) => (
          <li key={document.record.id}>
            <Row document={document} language={language} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

const icons = { quote: FileText, invoice: ReceiptText };

function Row({ document, language }: { document: CustomerDocument; language: Language }) {
  const { state, record } = document;
  const kind = kindOf(record);
  const { one, hrefOf } = kindScreens[kind];
  const Icon = icons[kind];
  const status = shownStatus(record, today());
  const late = status === "overdue" && "dueDate" in record && overdueText(record.dueDate, today());
  const said = late || statusLabel(status);
  const amount = formatMoney(record.total, regionTerms(record.language).currency, language);
  const date = formatLocalDate(dateOf(record), record.language);
  const name = `${one} ${numberOf(record)}`;
  return (
    <ListLink
      href={hrefOf(record.id)}
      aria-label={state === "open" ? `${name}, ${amount}, ${said}, ${date}` : name}
      className="flex min-h-17 items-center gap-3 px-4 py-2.5 hover:bg-sunken/60"
    >
      <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="tabular flex justify-between gap-x-3 font-semibold">
          <span>
            {one} <bdi className="inline-block">{numberOf(record)}</bdi>
          </span>
          {state === "open" && <span className="whitespace-nowrap">{amount}</span>}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 roomier:flex-nowrap">
          <span className="tabular min-w-0 flex-1 basis-32 text-ink-soft text-sm roomier:truncate">
            {state === "open" ? date : <LockText state={state} />}
            {state === "open" && record.workLocation && (
              <>
                {" · "}
                <bdi>{record.workLocation.split("\n")[0]}</bdi>
              </>
            )}
          </span>
          {state === "open" && <Badge variant={statusBadge(status)}>{said}</Badge>}
        </span>
      </span>
    </ListLink>
  );
}
