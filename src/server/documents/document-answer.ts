import { invoiceWords, quoteWords, tableOfPart } from "#domain/documents/document-words.ts";
import type { InvoiceOfQuote } from "#domain/documents/trade-document.ts";
import { documentTotals } from "#domain/pricing/document-totals.ts";
import { wholeWords } from "#server/documents/document-parts.ts";
import type { DocumentRow, DocumentSummaryRow } from "#server/documents/document-row.ts";
import { termsOfRow } from "#server/documents/document-writing.ts";
import { spreadLines } from "#server/documents/stored-lines.ts";
import { spreadSupplier } from "#server/documents/supplier.ts";
import { openWords } from "#server/sealing/words.ts";

// A list has thousands of rows, and spreading several objects into each took half of its time. So an answer is one
// literal, and its words are assigned to it.

const headWords = {
  quote: tableOfPart(quoteWords, "head"),
  invoice: tableOfPart(invoiceWords, "head"),
};

/** What a list says of a quote. */
function quoteSummary(row: DocumentSummaryRow<"quote">) {
  return Object.assign(openWords(headWords.quote, row), {
    id: row.id,
    userId: row.user_id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    quoteNumber: row.number ?? "",
    status: row.status,
    language: row.language,
    customerId: row.customer_id,
    sentAt: row.sent_at,
    statusAt: row.status_at,
    quoteDate: row.issue_date,
    validUntil: row.valid_until,
    markupPercent: row.markup_percent,
    markupScope: row.markup_scope,
    discountPercent: row.discount_percent,
    discountBase: row.discount_base,
    taxPercent: row.tax_percent,
    subtotal: row.subtotal,
    discountAmount: row.discount_amount,
    netAmount: row.net_amount,
    taxAmount: row.tax_amount,
    cisDeduction: row.cis_deduction,
    total: row.total,
  });
}

const lineParts = {
  quote: tableOfPart(quoteWords, "lines"),
  invoice: tableOfPart(invoiceWords, "lines"),
};

/** A quote in a list, with its invoices if it has some, and the words of its lines part if they were read. */
export function listedQuote(row: DocumentSummaryRow<"quote">) {
  const invoices = row.invoices?.length ? { invoices: row.invoices } : {};
  return Object.assign(quoteSummary(row), invoices, linesPart(row));
}

/** An invoice in a list, with the words of its lines part if they were read. */
export function listedInvoice(row: DocumentSummaryRow<"invoice">) {
  return Object.assign(invoiceSummary(row), linesPart(row));
}

function linesPart({
  kind,
  plain,
  sealed,
  lines_plain: ofLines,
  lines_sealed: linesSealed,
}: DocumentSummaryRow) {
  if (linesSealed === undefined || ofLines === undefined) return {};
  const { sealed: _, ...words } = openWords(
    lineParts[kind],
    wholeWords({ plain, sealed, lines_plain: ofLines }),
  );
  return { ...words, linesSealed };
}

/** A quote with its lines and sums, and the invoices that were made from it. */
export function quoteAnswerOf(row: DocumentRow<"quote">, invoices: InvoiceOfQuote[]) {
  return Object.assign(quoteSummary(row), openWords(quoteWords, wholeWords(row)), costsByClass(row), {
    linesSealed: row.lines_sealed,
    lineItems: spreadLines(row, { quoteId: row.id }),
    invoices,
  });
}

/** What a list says of an invoice. */
function invoiceSummary(row: DocumentSummaryRow<"invoice">) {
  return Object.assign(openWords(headWords.invoice, row), {
    id: row.id,
    userId: row.user_id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    quoteId: row.quote_id,
    invoiceNumber: row.number ?? "",
    status: row.status,
    language: row.language,
    customerId: row.customer_id,
    sentAt: row.sent_at,
    statusAt: row.status_at,
    invoiceDate: row.issue_date,
    dueDate: row.due_date,
    paidDate: row.paid_date,
    materialCost: row.material_cost,
    laborCost: row.labor_cost,
    markupPercent: row.markup_percent,
    markupScope: row.markup_scope,
    discountPercent: row.discount_percent,
    discountBase: row.discount_base,
    taxPercent: row.tax_percent,
    cisApplied: row.cis_applied,
    cisMethod: row.cis_method,
    cisRatePercent: row.cis_rate_percent,
    reverseChargeVat: row.reverse_charge,
    subtotal: row.subtotal,
    discountAmount: row.discount_amount,
    netAmount: row.net_amount,
    taxAmount: row.tax_amount,
    cisDeduction: row.cis_deduction,
    total: row.total,
  });
}

/** An invoice with its lines and sums, and its copy of the supplier. */
export function invoiceAnswerOf(row: DocumentRow<"invoice">) {
  return Object.assign(invoiceSummary(row), openWords(invoiceWords, wholeWords(row)), costsByClass(row), {
    linesSealed: row.lines_sealed,
    supplier: spreadSupplier(row),
    lineItems: spreadLines(row, { invoiceId: row.id }),
  });
}

/** The subtotals of materials and labour, before markup. */
function costsByClass(row: DocumentRow) {
  const { materialsSubtotal, labourSubtotal } = documentTotals(row.kind, row.lines, termsOfRow(row));
  return { materialsSubtotal, labourSubtotal };
}
