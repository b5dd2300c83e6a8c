import type { ViewMode } from "#domain/documents/trade-document.ts";
import { regionTerms } from "#domain/region/region.ts";
import { type PrintOrder, paperOf } from "#pdf/paper.ts";
import { dayHere, today } from "#web/base/today.ts";
import { invoiceFacts, quoteFacts } from "#web/documents/document-facts.ts";
import { DocumentMenu } from "#web/documents/document-menu.tsx";
import { InvoiceNumber } from "#web/documents/invoice-number.tsx";
import { LinkedDocuments } from "#web/documents/linked-documents.tsx";
import { MainActButtons } from "#web/documents/main-act-buttons.tsx";
import { shownStatus } from "#web/documents/shown-status.ts";
import { StatusMenu } from "#web/documents/status-menu.tsx";
import type { ActsProps } from "#web/documents/use-acts.ts";
import { useStatusChange } from "#web/documents/use-status-change.ts";
import { kindScreens, numberOf } from "#web/records/document-kinds.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { MoneyText } from "#web/ui/money-text.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

interface DocumentHeadProps extends ActsProps {
  orderOf: (mode: ViewMode) => PrintOrder;
  mode: ViewMode;
}

/**
 * What a document is, and what can be done with it: its main acts are buttons, on a phone in the bar at the foot, and
 * everything else is behind "...".
 */
export function DocumentHead(props: DocumentHeadProps) {
  const { kind, document, orderOf, onSend } = props;
  const { listHref, many } = kindScreens[kind];
  const { language, total } = document;
  const setStatus = useStatusChange(kind);
  return (
    // Only the sheet is printed. It has the number already, and the status does not concern the customer.
    <div className="relative max-md:pr-14 print:hidden">
      <PageHeader
        back={{ href: listHref, label: many }}
        title={<bdi className="wrap-anywhere">{document.customerName}</bdi>}
        marks={
          <>
            <MoneyText
              amount={total}
              currency={regionTerms(language).currency}
              language={language}
              className="font-semibold text-xl"
            />
            {"invoiceNumber" in document && <InvoiceNumber invoice={document} />}
            <StatusMenu
              kind={kind}
              number={numberOf(document)}
              status={shownStatus(document, today())}
              onStatusChange={(status) => void setStatus(document, status)}
            />
            <LinkedDocuments document={document} />
          </>
        }
        description={<Facts document={document} orderOf={orderOf} />}
        actionsClass="max-md:contents"
        actions={
          <>
            <div className="flex flex-wrap gap-2 compact:hidden">
              <MainActButtons {...{ kind, document, onSend }} />
            </div>
            <div className="max-md:absolute max-md:top-0 max-md:right-0">
              <DocumentMenu {...props} />
            </div>
          </>
        }
      />
    </div>
  );
}

/** When it was sent and what is due, in one line under the amount. */
function Facts({ document, orderOf }: Pick<DocumentHeadProps, "document" | "orderOf">) {
  const now = { language: useLanguage(), today: today(), dayOf: dayHere };
  if (!("invoiceNumber" in document)) return quoteFacts(document, now);
  return invoiceFacts(document, now, paperOf(orderOf("business")).totals.cis);
}
