import { type PrintOrder, paperOf } from "#pdf/paper.ts";
import { type MissingDetail, missingDetails } from "#pdf/vat-invoice.ts";
import { lacksQuoteTexts, printedText } from "#web/paper/printed-text.ts";
import { UnreadTexts } from "#web/paper/unread-texts.tsx";
import { usePrintWarning } from "#web/paper/use-print-warning.ts";
import { kindScreens } from "#web/records/document-kinds.ts";
import { Alert } from "#web/ui/alert.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { printing } from "#words/en-gb/printing.ts";

/**
 * Says above a document what its paper lacks: the firm's own words that could not be read, characters that the PDF
 * cannot print, or that this is not known, and what a VAT invoice must show.
 */
export function MissingNotice({ order }: { order: PrintOrder }) {
  const checked = usePrintWarning(printedText(order));
  const warning = checked === null ? printing.unknown : checked.warning;
  const details = detailsOf(order);
  if (warning === null && details.length === 0 && !lacksQuoteTexts(order)) return null;
  return (
    <div className="flex flex-col gap-4 print:hidden">
      <UnreadTexts order={order} />
      {warning !== null && <Alert variant="warning">{warning}</Alert>}
      {details.length > 0 && (
        <Alert
          variant="warning"
          actions={
            <LinkButton
              variant="secondary"
              size="small"
              href={kindScreens[order.kind].editHrefOf(order.document.id)}
            >
              Edit Invoice
            </LinkButton>
          }
        >
          {details.map((detail) => printing.vatInvoiceLacks[detail]).join(" ")}
        </Alert>
      )}
    </div>
  );
}

/** Nothing of a document that is too large: it is not printed, and its view says so. */
function detailsOf(order: PrintOrder): MissingDetail[] {
  try {
    return missingDetails(paperOf(order));
  } catch {
    return [];
  }
}
