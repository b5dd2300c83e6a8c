import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { DocumentSums } from "#domain/documents/document-sums.ts";
import { invoiceWords, quoteWords } from "#domain/documents/document-words.ts";
import { shownInvoiceStatus } from "#domain/documents/status.ts";
import { addPence, formatPence, type Pence } from "#domain/money/pence.ts";
import { formatPercent } from "#domain/money/percent.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import { type Language, regionTerms } from "#domain/region/region.ts";
import { type CsvColumn, csvColumns } from "#web/records/csv-columns.ts";
import type { InvoiceSummary, QuoteSummary, RecordFields } from "#web/records/resources.ts";
import { statusLabel } from "#web/records/status-looks.ts";
import { documentHeadings } from "#words/labels/document-labels.ts";
import { regionLabels } from "#words/labels/region-labels.ts";

/** What the headings of a file of documents depend on. */
export interface DocumentContext {
  language: Language;
  /**
   * The regions that its documents were made in; without documents, the region of the screens is used (decision A16).
   */
  made: readonly Language[];
  today: LocalDate;
}

/** A quote without its lines; days are ISO, amounts plain decimals. */
export function quoteColumns(context: DocumentContext): CsvColumn<RecordFields<QuoteSummary>>[] {
  const { language } = context;
  return [
    { heading: "Quote Number", text: ({ quoteNumber }) => quoteNumber },
    { heading: "Status", text: ({ status }) => statusLabel(status) },
    { heading: "Quote Date", text: ({ quoteDate }) => quoteDate, holds: "day" },
    { heading: "Valid Until", text: ({ validUntil }) => validUntil ?? "", holds: "day" },
    ...csvColumns(quoteWords, documentHeadings(language)),
    ...priceColumns(context),
    ...sumColumns(context),
  ];
}

/** An invoice without its lines; an unpaid one is overdue depending on `today`. */
export function invoiceColumns(context: DocumentContext): CsvColumn<RecordFields<InvoiceSummary>>[] {
  const { language, today } = context;
  return [
    { heading: "Invoice Number", text: ({ invoiceNumber }) => invoiceNumber },
    { heading: "Status", text: (invoice) => statusLabel(shownInvoiceStatus(invoice, today)) },
    { heading: "Invoice Date", text: ({ invoiceDate }) => invoiceDate, holds: "day" },
    { heading: "Due Date", text: ({ dueDate }) => dueDate ?? "", holds: "day" },
    { heading: "Paid Date", text: ({ paidDate }) => paidDate ?? "", holds: "day" },
    ...csvColumns(invoiceWords, documentHeadings(language)),
    { heading: "Material Cost", text: ({ materialCost }) => amount(materialCost), holds: "amount" },
    {
      heading: `${language === "en-US" ? "Labor" : "Labour"} Cost`,
      text: ({ laborCost }) => amount(laborCost),
      holds: "amount",
    },
    ...priceColumns(context),
    ...taxAtSourceColumns(context),
    ...sumColumns(context),
  ];
}

type Percentages = Pick<PriceTerms, "markupPercent" | "discountPercent" | "taxPercent">;

function priceColumns(context: DocumentContext): CsvColumn<Percentages>[] {
  return [
    { heading: "Markup %", text: ({ markupPercent }) => formatPercent(markupPercent) },
    { heading: "Discount %", text: ({ discountPercent }) => formatPercent(discountPercent) },
    { heading: `${taxName(context)} %`, text: ({ taxPercent }) => formatPercent(taxPercent) },
  ];
}

/** The columns of the Construction Industry Scheme, for regions that have it. */
function taxAtSourceColumns(
  context: DocumentContext,
): CsvColumn<RecordFields<InvoiceSummary> & { customerVatNumber?: string | null }>[] {
  if (!hasTaxAtSource(context)) return [];
  return [
    {
      heading: "CIS %",
      text: ({ cisApplied, cisRatePercent }) => (cisApplied ? formatPercent(cisRatePercent) : ""),
    },
    { heading: "Reverse Charge VAT", text: ({ reverseChargeVat }) => (reverseChargeVat ? "Yes" : "No") },
    {
      heading: documentHeadings(context.language).customerVatNumber,
      text: ({ customerVatNumber }) => customerVatNumber ?? "",
    },
  ];
}

/** The totals that a bookkeeper asks for, in the order of the printed document; each in its document's own currency. */
function sumColumns(context: DocumentContext): CsvColumn<DocumentSums & { language: Language }>[] {
  const tax = taxName(context);
  return [
    { heading: "Subtotal", text: ({ subtotal }) => formatPence(subtotal), holds: "amount" },
    { heading: "Discount", text: ({ discountAmount }) => formatPence(discountAmount), holds: "amount" },
    {
      heading: tax === "VAT" || tax === "GST" ? `Total excl. ${tax}` : "Total before tax",
      text: ({ netAmount, cisDeduction }) => formatPence(addPence(netAmount, cisDeduction)),
      holds: "amount",
    },
    { heading: tax, text: ({ taxAmount }) => formatPence(taxAmount), holds: "amount" },
    ...(hasTaxAtSource(context)
      ? [
          {
            heading: "CIS Deduction",
            text: ({ cisDeduction }: DocumentSums) => formatPence(cisDeduction),
            holds: "amount" as const,
          },
        ]
      : []),
    { heading: "Total", text: ({ total }) => formatPence(total), holds: "amount" },
    { heading: "Currency", text: ({ language }) => regionTerms(language).currency },
  ];
}

/** The name of the tax where the documents were made; "Tax" when there is more than one. */
function taxName(context: DocumentContext): string {
  const names = new Set(languagesOf(context).map((made) => regionLabels(made).tax));
  return names.size === 1 ? ([...names][0] as string) : "Tax";
}

function hasTaxAtSource(context: DocumentContext): boolean {
  return languagesOf(context).some((made) => regionTerms(made).hasConstructionIndustryScheme);
}

function languagesOf({ language, made }: DocumentContext): readonly Language[] {
  return made.length > 0 ? made : [language];
}

function amount(pence: Pence | null): string {
  return pence === null ? "" : formatPence(pence);
}
