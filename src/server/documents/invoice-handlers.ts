import type { invoiceRoutes } from "#contract/invoices.ts";
import { addDays, type LocalDate } from "#domain/calendar/local-date.ts";
import type { InvoiceStatus } from "#domain/documents/status.ts";
import type { Id } from "#domain/ids/id.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { deleteDocument, restoreDocument } from "#server/documents/deleted-documents.ts";
import { invoiceAnswer, invoiceSummary } from "#server/documents/document-answer.ts";
import { countDocument, recountDocument, uncountDocument } from "#server/documents/document-figures.ts";
import {
  type DocumentRow,
  findDocument,
  findRepeated,
  insertDocument,
  listDocuments,
  madeOnce,
  updateDocument,
} from "#server/documents/document-store.ts";
import { changedDocumentColumns, newDocumentColumns } from "#server/documents/document-writing.ts";
import { followInvoice, lockQuoteOf } from "#server/documents/invoiced-quotes.ts";
import { renderDocument } from "#server/documents/render-document.ts";
import { sealedSupplier, snapshotSupplier, termsProfile } from "#server/documents/supplier.ts";
import { todayOf } from "#server/documents/today.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import { peekNumber, takeNextNumber, takeNumber } from "#server/numbers/document-number.ts";
import { sentColumns } from "#server/records/columns.ts";
import { answerPage } from "#server/records/page.ts";
import { checkVersion } from "#server/records/version.ts";

/** Reading, writing, rendering and deleting invoices; decisions M12 and S4 give the rules of numbers and statuses. */
export function invoiceHandlers(services: Services): Handlers<typeof invoiceRoutes> {
  const { database, clock } = services;
  return {
    list: ({ actor, query, reply }) =>
      database.readAsOwner(actor.userId, async (trx) =>
        (await answerPage(reply, query, (page) => listDocuments(trx, "invoice", page))).map(invoiceSummary),
      ),

    nextNumber: ({ actor }) =>
      database.readAsOwner(actor.userId, async (trx) => ({
        nextInvoiceNumber: await peekNumber(trx, "invoice"),
      })),

    create: ({ actor, body }) => {
      const make = async (trx: OwnedTransaction) => {
        const existing = await findRepeated(trx, "invoice", body.id);
        if (existing) return invoiceAnswer(existing);
        const shared = await newDocumentColumns(trx, "invoice", { userId: actor.userId, body, now: clock() });
        const numbered = { userId: actor.userId, kind: "invoice", id: shared.id } as const;
        const profile = await termsProfile(trx, null);
        const today = todayOf(profile, clock());
        const invoiceDate = body.invoiceDate ?? today;
        const days = profile?.paymentTermsDays ?? null;
        const dueDate = days === null ? null : addDays(invoiceDate, days);
        const status = body.status ?? "pending";
        const row = {
          ...shared,
          ...(await snapshotSupplier(trx)),
          number: await (body.invoiceNumber === undefined
            ? takeNextNumber(trx, numbered)
            : takeNumber(trx, numbered, body.invoiceNumber)),
          status,
          issue_date: invoiceDate,
          valid_until: null,
          due_date: body.dueDate === undefined ? dueDate : body.dueDate,
          paid_date: paidDate(status, body.paidDate ?? null, today),
          quote_id: null,
          former_status: null,
        };
        await insertDocument(trx, row);
        await countDocument(trx, row);
        return invoiceAnswer(await owned(trx, shared.id));
      };
      return madeOnce(() => database.asOwner(actor.userId, make));
    },

    read: ({ actor, params }) =>
      database.readAsOwner(actor.userId, async (trx) => invoiceAnswer(await owned(trx, params.id))),

    update: ({ actor, params, body }) =>
      database.asOwner(actor.userId, async (trx) => {
        const row = await owned(trx, params.id, true);
        checkVersion(row.version, body.version);
        const columns = {
          ...(await changedDocumentColumns(trx, row, { userId: actor.userId, body })),
          ...(await sealedSupplier(trx, row, body.supplierSealed)),
          ...(await renumbered(trx, row, body.invoiceNumber)),
          ...(await changedStatus(trx, row, { ...body, now: clock() })),
          ...sentColumns({ issue_date: body.invoiceDate, due_date: body.dueDate }),
        };
        await updateDocument(trx, row, { columns, now: clock() });
        const changed = await owned(trx, row.id);
        await recountDocument(trx, row, changed);
        return invoiceAnswer(changed);
      }),

    remove: ({ actor, params }) =>
      database.asOwner(actor.userId, async (trx) => {
        await lockQuoteOf(trx, (await owned(trx, params.id)).quote_id);
        const row = await owned(trx, params.id, true);
        await deleteDocument(trx, row, clock());
        await uncountDocument(trx, row);
        await followInvoice(trx, row.quote_id, clock());
        return null;
      }),

    restore: ({ actor, params }) =>
      database.asOwner(actor.userId, async (trx) => {
        await restoreDocument(trx, "invoice", { userId: actor.userId, id: params.id });
        const restored = await owned(trx, params.id);
        await followInvoice(trx, restored.quote_id, clock());
        return invoiceAnswer(restored);
      }),

    pdf: ({ actor, params, query, reply }) =>
      renderDocument(
        services,
        { actor, reply },
        { kind: "invoice", id: params.id, mode: query.mode, read: owned },
      ),
  };
}

async function owned(trx: OwnedTransaction, id: string, lock = false): Promise<DocumentRow> {
  const row = await findDocument(trx, "invoice", { id, lock });
  if (!row) throw new Refusal("NOT_FOUND", "Invoice not found");
  return row;
}

async function renumbered(trx: OwnedTransaction, row: DocumentRow, wanted: string | undefined) {
  if (wanted === undefined || wanted === row.number) return {};
  const numbered = { userId: row.user_id as Id<"User">, kind: "invoice", id: row.id } as const;
  return { number: await takeNumber(trx, numbered, wanted) };
}

async function changedStatus(
  trx: OwnedTransaction,
  row: DocumentRow,
  change: { status?: InvoiceStatus | undefined; paidDate?: LocalDate | null | undefined; now: Date },
) {
  const status = change.status ?? (row.status as InvoiceStatus);
  const today = todayOf(await termsProfile(trx, row), change.now);
  return { status, paid_date: paidDate(status, change.paidDate ?? row.paid_date, today) };
}

/** A paid invoice has the day it was paid, by default today; another one has none (decision S4). */
function paidDate(status: InvoiceStatus, told: LocalDate | null, today: LocalDate): LocalDate | null {
  return status === "paid" ? (told ?? today) : null;
}
