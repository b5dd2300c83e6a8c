import type { invoiceRoutes } from "#contract/invoices.ts";
import { addDays, type LocalDate } from "#domain/calendar/local-date.ts";
import { kindRules } from "#domain/documents/kind-rules.ts";
import { hasPaidDate, type InvoiceStatus } from "#domain/documents/status.ts";
import { newId } from "#server/base/new-id.ts";
import { invoiceAnswerOf, listedInvoice } from "#server/documents/document-answer.ts";
import { type DocumentRules, documentHandlers } from "#server/documents/document-handlers.ts";
import type { DocumentRow } from "#server/documents/document-row.ts";
import { printedInvoice } from "#server/documents/render-document.ts";
import { sealedSupplier, snapshotSupplier, termsProfile } from "#server/documents/supplier.ts";
import { todayOf } from "#server/documents/today.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import { givingUp, peekNumber, takeNextNumber, takeNumber } from "#server/numbers/document-number.ts";
import { sentColumns } from "#server/records/columns.ts";
import type { Write } from "#server/writes/write-records.ts";

/** Reading, writing, rendering and deleting invoices; decisions M12 and S4 give the rules of numbers and statuses. */
export function invoiceHandlers(services: Services): Handlers<typeof invoiceRoutes> {
  return {
    ...documentHandlers(services, invoiceRules),

    nextNumber: ({ actor }) =>
      services.database.readAsOwner(actor.userId, async (trx) => ({
        nextInvoiceNumber: await peekNumber(trx, "invoice"),
      })),
  };
}

/** What an invoice has of its own. */
export const invoiceRules: DocumentRules<"invoice", typeof invoiceRoutes> = {
  kind: "invoice",
  notFound: "invoice.notFound",
  newId,
  listed: listedInvoice,
  answer: async (_trx, row) => invoiceAnswerOf(row),
  newColumns: async (trx, body, { firm, today, numbered }) => {
    const invoiceDate = body.invoiceDate ?? today;
    const days = firm?.terms.paymentTermsDays ?? null;
    const dueDate = days === null ? null : addDays(invoiceDate, days);
    const status = body.status ?? kindRules.invoice.firstStatus;
    return {
      ...snapshotSupplier(firm),
      number: await (body.invoiceNumber === undefined
        ? takeNextNumber(trx, numbered)
        : takeNumber(trx, numbered, body.invoiceNumber)),
      status,
      issue_date: invoiceDate,
      valid_until: null,
      due_date: body.dueDate === undefined ? dueDate : body.dueDate,
      paid_date: hasPaidDate(status) ? (body.paidDate ?? today) : null,
      quote_id: null,
      former_status: null,
    };
  },
  changedColumns: async (write, row, body) => ({
    ...(await sealedSupplier(write, row, body)),
    ...(await renumbered(write, row, body.invoiceNumber)),
    ...(await changedStatus(write, row, body)),
    ...sentColumns({ issue_date: body.invoiceDate, due_date: body.dueDate }),
  }),
  quoteOf: ({ quote_id: quoteId }) => quoteId,
  isMadeFromQuote: true,
  printed: printedInvoice,
};

async function renumbered(
  { trx, userId, now }: Write,
  row: DocumentRow<"invoice">,
  wanted: string | undefined,
) {
  if (wanted === undefined || wanted === row.number) return {};
  const numbered = { userId, kind: "invoice", id: row.id, now } as const;
  const number = await takeNumber(trx, numbered, wanted);
  await givingUp(row, { why: "renumbered", now }).execute(trx);
  return { number };
}

/** A paid invoice has the day it was paid, by default today; another one has none (decision S4). */
async function changedStatus(
  { trx, now }: Write,
  row: DocumentRow<"invoice">,
  change: { status?: InvoiceStatus | undefined; paidDate?: LocalDate | null | undefined },
) {
  const status = change.status ?? row.status;
  if (!hasPaidDate(status)) return { status, paid_date: null };
  const told = change.paidDate ?? row.paid_date;
  return { status, paid_date: told ?? todayOf(await termsProfile(trx, row), now) };
}
