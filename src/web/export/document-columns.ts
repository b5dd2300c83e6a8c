import type { LocalDate } from "#domain/calendar/local-date.ts";
import { type Language, regionTerms } from "#domain/company/region.ts";
import type { DocumentSums } from "#domain/documents/document-sums.ts";
import { shownInvoiceStatus } from "#domain/documents/status.ts";
import type { DocumentWords, PriceTerms } from "#domain/documents/trade-document.ts";
import { addPence, formatPence, type Pence } from "#domain/money/pence.ts";
import { formatPercent } from "#domain/money/percent.ts";
import type { SummaryOf } from "#web/documents/document-kinds.ts";
import { statusLabel } from "#web/documents/status-words.ts";
import type { CsvColumn } from "#web/export/catalogue-columns.ts";

type QuoteSummary = SummaryOf<"quote">;
type InvoiceSummary = SummaryOf<"invoice">;

/** A quote without its lines; days are ISO, amounts plain decimals. */
export function quoteColumns(language: Language): CsvColumn<QuoteSummary>[] {
  return [
    { heading: "Quote Number", text: ({ quoteNumber }) => quoteNumber },
    { heading: "Status", text: ({ status }) => statusLabel(status) },
    { heading: "Quote Date", text: ({ quoteDate }) => quoteDate, holds: "day" },
    { heading: "Valid Until", text: ({ validUntil }) => validUntil ?? "", holds: "day" },
    ...customerColumns(language),
    ...priceColumns(language),
    ...sumColumns(language),
  ];
}

/** An invoice without its lines. @param today the day by which one that waits for money counts as overdue */
export function invoiceColumns(language: Language, today: LocalDate): CsvColumn<InvoiceSummary>[] {
  return [
    { heading: "Invoice Number", text: ({ invoiceNumber }) => invoiceNumber },
    { heading: "Status", text: (invoice) => statusLabel(shownInvoiceStatus(invoice, today)) },
    { heading: "Invoice Date", text: ({ invoiceDate }) => invoiceDate, holds: "day" },
    { heading: "Due Date", text: ({ dueDate }) => dueDate ?? "", holds: "day" },
    { heading: "Paid Date", text: ({ paidDate }) => paidDate ?? "", holds: "day" },
    ...customerColumns(language),
    { heading: "Material Cost", text: ({ materialCost }) => amount(materialCost), holds: "amount" },
    {
      heading: `${language === "en-US" ? "Labor" : "Labour"} Cost`,
      text: ({ laborCost }) => amount(laborCost),
      holds: "amount",
    },
    ...priceColumns(language),
    ...taxAtSourceColumns(language),
    ...sumColumns(language),
  ];
}

function customerColumns(language: Language): CsvColumn<DocumentWords>[] {
  const { countyLabel, postcodeLabel } = regionTerms(language);
  return [
    { heading: "Customer Name", text: ({ customerName }) => customerName },
    { heading: "Company Name", text: ({ companyName }) => companyName ?? "" },
    { heading: "Email", text: ({ customerEmail }) => customerEmail ?? "" },
    { heading: "Phone", text: ({ customerPhone }) => customerPhone ?? "" },
    { heading: "Address", text: ({ projectAddress }) => projectAddress ?? "" },
    { heading: "City", text: ({ projectCity }) => projectCity ?? "" },
    { heading: countyLabel, text: ({ projectCounty }) => projectCounty ?? "" },
    { heading: postcodeLabel, text: ({ projectPostcode }) => projectPostcode ?? "" },
    { heading: "Site Address", text: ({ workLocation }) => workLocation ?? "" },
    { heading: "Work Summary", text: ({ projectDescription }) => projectDescription ?? "" },
  ];
}

function priceColumns(language: Language): CsvColumn<PriceTerms>[] {
  return [
    { heading: "Markup %", text: ({ markupPercent }) => formatPercent(markupPercent) },
    { heading: "Discount %", text: ({ discountPercent }) => formatPercent(discountPercent) },
    {
      heading: `${regionTerms(language).taxName} %`,
      text: ({ taxPercent }) => formatPercent(taxPercent),
    },
  ];
}

/** What the construction industry scheme adds, where there is one. */
function taxAtSourceColumns(language: Language): CsvColumn<InvoiceSummary>[] {
  if (!regionTerms(language).hasConstructionIndustryScheme) return [];
  return [
    {
      heading: "CIS %",
      text: ({ cisApplied, cisRatePercent }) => (cisApplied ? formatPercent(cisRatePercent) : ""),
    },
    { heading: "Reverse Charge VAT", text: ({ reverseChargeVat }) => (reverseChargeVat ? "Yes" : "No") },
    { heading: "Customer VAT Number", text: ({ customerVatNumber }) => customerVatNumber ?? "" },
  ];
}

/** The sums a bookkeeper asks for, in the order of the paper. */
function sumColumns(language: Language): CsvColumn<DocumentSums>[] {
  const { taxName, currency, hasConstructionIndustryScheme } = regionTerms(language);
  return [
    { heading: "Subtotal", text: ({ subtotal }) => formatPence(subtotal), holds: "amount" },
    { heading: "Discount", text: ({ discountAmount }) => formatPence(discountAmount), holds: "amount" },
    {
      heading: language === "en-US" ? "Total before tax" : `Total excl. ${taxName}`,
      text: ({ netAmount, cisDeduction }) => formatPence(addPence(netAmount, cisDeduction)),
      holds: "amount",
    },
    { heading: taxName, text: ({ taxAmount }) => formatPence(taxAmount), holds: "amount" },
    ...(hasConstructionIndustryScheme
      ? [
          {
            heading: "CIS Deduction",
            text: ({ cisDeduction }: DocumentSums) => formatPence(cisDeduction),
            holds: "amount" as const,
          },
        ]
      : []),
    { heading: "Total", text: ({ total }) => formatPence(total), holds: "amount" },
    { heading: "Currency", text: () => currency },
  ];
}

function amount(pence: Pence | null): string {
  return pence === null ? "" : formatPence(pence);
}
