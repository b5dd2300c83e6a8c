import { useMemo } from "react";
import { formatLocalDate, type LocalDate } from "#domain/calendar/local-date.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { dayHere, today } from "#web/base/today.ts";
import type { CustomerDocument } from "#web/customers/use-customer-documents.ts";
import { siteLine } from "#web/documents/address-line.ts";
import { documentRow, RowNote, rowLooks } from "#web/documents/list-rows.tsx";
import { statusText } from "#web/documents/status-text.ts";
import { dateOf, kindOf, kindScreens, numberOf } from "#web/records/document-kinds.ts";
import type { RowLooks } from "#web/tables/data-table-column.ts";
import { framedRows, RecordRows } from "#web/tables/record-rows.tsx";
import { useShowMore } from "#web/tables/show-more.tsx";
import { LockText } from "#web/ui/lock-text.tsx";

interface CustomerDocumentListProps {
  documents: readonly CustomerDocument[];
  language: Language;
}

const rowsAtOnce = 30;

/** A customer's quotes and invoices, newest first, a row each that leads to the document. */
export function CustomerDocumentList({ documents, language }: CustomerDocumentListProps) {
  const [shown, more] = useShowMore(documents, rowsAtOnce);
  const day = today();
  const looks = useMemo(() => ownLooks({ language, today: day }), [language, day]);
  return (
    <>
      <div className={framedRows}>
        <RecordRows caption="Quotes and invoices" rows={shown} looks={looks} {...documentRow} />
      </div>
      {more}
    </>
  );
}

/** In place of the customer, who is that of the page, a row begins with its number, and its day stands where that was. */
function ownLooks(now: { language: Language; today: LocalDate }): RowLooks<CustomerDocument> {
  const looks = rowLooks<CustomerDocument["record"]>(now, false);
  const nameOf = ({ record }: CustomerDocument) => `${kindScreens[kindOf(record)].one} ${numberOf(record)}`;
  return {
    ...looks,
    title: (row) => (
      <span className="tabular">
        {kindScreens[kindOf(row.record)].one} <bdi className="inline-block">{numberOf(row.record)}</bdi>
      </span>
    ),
    aside: (row) => row.state === "open" && looks.aside(row),
    note: ({ state, record }) => {
      const day = formatLocalDate(dateOf(record), record.language);
      const site = state === "open" && record.workLocation ? siteLine(record) : null;
      return <RowNote first={state === "open" ? day : <LockText state={state} />} place={site} />;
    },
    ...(looks.mark && { mark: (row) => row.state === "open" && looks.mark?.(row) }),
    nameOf: (row) => {
      const { state, record } = row;
      if (state !== "open") return nameOf(row);
      const amount = formatMoney(record.total, regionTerms(record.language).currency, now.language);
      const date = formatLocalDate(dateOf(record), record.language);
      return [nameOf(row), amount, statusText(record, now, dayHere), date].join(", ");
    },
  };
}
