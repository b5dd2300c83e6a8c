import type { quoteRoutes } from "#contract/quotes.ts";
import { addDays, addMonths } from "#domain/calendar/local-date.ts";
import { kindRules } from "#domain/documents/kind-rules.ts";
import { mayChooseQuoteStatus, type QuoteStatus } from "#domain/documents/status.ts";
import { newId } from "#server/base/new-id.ts";
import { Refusal } from "#server/base/refusal.ts";
import { convertQuote } from "#server/documents/convert-quote.ts";
import { invoiceAnswerOf, listedQuote, quoteAnswerOf } from "#server/documents/document-answer.ts";
import { type DocumentRules, documentHandlers } from "#server/documents/document-handlers.ts";
import { findDocument, madeOnce } from "#server/documents/document-store.ts";
import { invoiceRules } from "#server/documents/invoice-handlers.ts";
import { invoicesOf, refuseOtherFigures } from "#server/documents/invoiced-quotes.ts";
import { printedQuote } from "#server/documents/render-document.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import { takeQuoteNumber } from "#server/numbers/document-number.ts";
import { sentColumns } from "#server/records/columns.ts";
import { writeRecord } from "#server/writes/write-records.ts";

/** Reading, writing, converting, rendering and deleting quotes; decisions S1 to S3 give the rules of their statuses. */
export function quoteHandlers(services: Services): Handlers<typeof quoteRoutes> {
  return {
    ...documentHandlers(services, quoteRules),

    convert: ({ params, body, ...asked }) =>
      madeOnce(() =>
        writeRecord(services, asked, {
          kind: "invoice",
          apply: async (write) => {
            const quote = await findDocument(write.trx, "quote", { id: params.id, lock: true });
            if (!quote) throw new Refusal("NOT_FOUND", quoteRules.notFound);
            return invoiceAnswerOf(await convertQuote(write, quote, body ?? {}));
          },
          again: async (trx, id) => {
            const invoice = await findDocument(trx, "invoice", { id });
            if (!invoice) throw new Refusal("NOT_FOUND", invoiceRules.notFound);
            return invoiceAnswerOf(invoice);
          },
        }),
      ),
  };
}

const quoteRules: DocumentRules<"quote", typeof quoteRoutes> = {
  kind: "quote",
  notFound: "quote.notFound",
  newId,
  listed: listedQuote,
  answer: async (trx, row) => quoteAnswerOf(row, await invoicesOf(trx, row)),
  refuseNew: ({ status }) => refuseFinal(kindRules.quote.firstStatus, status),
  newColumns: async (trx, body, { firm, today, numbered }) => {
    const quoteDate = body.quoteDate ?? today;
    const days = firm?.terms.quoteValidityDays ?? null;
    const validUntil = days === null ? addMonths(quoteDate, 1) : addDays(quoteDate, days);
    return Object.assign({}, noInvoice, {
      number: await takeQuoteNumber(trx, numbered),
      status: body.status ?? kindRules.quote.firstStatus,
      issue_date: quoteDate,
      valid_until: body.validUntil === undefined ? validUntil : body.validUntil,
    });
  },
  refuseChange: async (trx, row, body) => {
    await refuseOtherFigures(trx, row, body);
    refuseFinal(row.status, body.status);
  },
  changedColumns: async (_write, _row, body) =>
    sentColumns({ status: body.status, issue_date: body.quoteDate, valid_until: body.validUntil }),
  quoteOf: ({ id }) => id,
  isMadeFromQuote: false,
  printed: printedQuote,
};

/** The columns that only an invoice has. */
const noInvoice = {
  due_date: null,
  paid_date: null,
  quote_id: null,
  supplier_plain: null,
  supplier_sealed: null,
  supplier_terms: null,
  former_status: null,
};

/** Only conversion sets `invoice`, and nothing changes it back (decision S2). */
function refuseFinal(from: QuoteStatus, to: QuoteStatus | undefined): void {
  if (to !== undefined && !mayChooseQuoteStatus(from, to)) throw new Refusal("STATUS_FINAL");
}
