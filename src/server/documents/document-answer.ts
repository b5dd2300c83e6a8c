import type { InvoiceStatus, QuoteStatus } from "#domain/documents/status.ts";
import type { InvoiceOfQuote } from "#domain/documents/trade-document.ts";
import type { Id } from "#domain/ids/id.ts";
import { documentTotals } from "#domain/pricing/document-totals.ts";
import type { DocumentRow, DocumentSummaryRow } from "#server/documents/document-store.ts";
import { termsOfRow } from "#server/documents/document-writing.ts";
import { spreadLines } from "#server/documents/stored-lines.ts";
import { spreadSupplier } from "#server/documents/supplier.ts";
import { commonFields } from "#server/records/record-handlers.ts";
import { spreadWords } from "#server/sealing/words.ts";

/** A quote in a list's answer. */
export function quoteSummary(row: DocumentSummaryRow) {
  const {
    cisApplied: _,
    cisMethod: __,
    cisRatePercent: ___,
    reverseChargeVat: ____,
    ...terms
  } = termsOfRow(row);
  return {
    ...commonFields(row),
    ...spreadWords("quote", row),
    ...terms,
    id: row.id as Id<"Quote">,
    quoteNumber: row.number ?? "",
    status: row.status as QuoteStatus,
    language: row.language,
    quoteDate: row.issue_date,
    validUntil: row.valid_until,
    ...sums(row),
  };
}

/** A quote with its lines and sums, and the invoices that were made from it. */
export function quoteAnswer(row: DocumentRow, invoices: InvoiceOfQuote[]) {
  return {
    ...quoteSummary(row),
    ...costsByClass(row),
    lineItems: spreadLines(row),
    invoices,
  };
}

/** An invoice in a list's answer. */
export function invoiceSummary(row: DocumentSummaryRow) {
  return {
    ...commonFields(row),
    ...spreadWords("invoice", row),
    ...termsOfRow(row),
    id: row.id as Id<"Invoice">,
    quoteId: row.quote_id as Id<"Quote"> | null,
    invoiceNumber: row.number ?? "",
    status: row.status as InvoiceStatus,
    language: row.language,
    invoiceDate: row.issue_date,
    dueDate: row.due_date,
    paidDate: row.paid_date,
    materialCost: row.material_cost,
    laborCost: row.labor_cost,
    ...sums(row),
  };
}

export function invoiceAnswer(row: DocumentRow) {
  return {
    ...invoiceSummary(row),
    ...costsByClass(row),
    supplier: spreadSupplier(row),
    lineItems: spreadLines(row),
  };
}

function sums(row: DocumentSummaryRow) {
  return {
    subtotal: row.subtotal,
    discountAmount: row.discount_amount,
    netAmount: row.net_amount,
    taxAmount: row.tax_amount,
    cisDeduction: row.cis_deduction,
    total: row.total,
  };
}

/** The subtotals of materials and labour, before markup. */
function costsByClass(row: DocumentRow) {
  const { materialsSubtotal, labourSubtotal } = documentTotals(row.kind, row.lines, termsOfRow(row));
  return { materialsSubtotal, labourSubtotal };
}
