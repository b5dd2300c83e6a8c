import type { quoteRoutes } from "#contract/quotes.ts";
import { addDays, addMonths } from "#domain/calendar/local-date.ts";
import { mayChooseQuoteStatus, type QuoteStatus } from "#domain/documents/status.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { convertQuote } from "#server/documents/convert-quote.ts";
import { deleteDocument, restoreDocument } from "#server/documents/deleted-documents.ts";
import { invoiceAnswer, quoteAnswer, quoteSummary } from "#server/documents/document-answer.ts";
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
import {
  followInvoice,
  invoicesOf,
  lockQuoteOf,
  refuseOtherFigures,
} from "#server/documents/invoiced-quotes.ts";
import { renderDocument } from "#server/documents/render-document.ts";
import { termsProfile } from "#server/documents/supplier.ts";
import { todayOf } from "#server/documents/today.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import { takeQuoteNumber } from "#server/numbers/document-number.ts";
import { sentColumns } from "#server/records/columns.ts";
import { answerPage } from "#server/records/page.ts";
import { checkVersion } from "#server/records/version.ts";

/** Reading, writing, converting, rendering and deleting quotes; decisions S1 to S3 give the rules of their statuses. */
export function quoteHandlers(services: Services): Handlers<typeof quoteRoutes> {
  const { database, clock } = services;
  return {
    list: ({ actor, query, reply }) =>
      database.readAsOwner(actor.userId, async (trx) =>
        (await answerPage(reply, query, (page) => listDocuments(trx, "quote", page))).map(quoteSummary),
      ),

    create: ({ actor, body }) => {
      const make = async (trx: OwnedTransaction) => {
        const existing = await findRepeated(trx, "quote", body.id);
        if (existing) return quoteAnswer(existing, await invoicesOf(trx, existing));
        refuseFinal("draft", body.status);
        const shared = await newDocumentColumns(trx, "quote", { userId: actor.userId, body, now: clock() });
        const profile = await termsProfile(trx, null);
        const quoteDate = body.quoteDate ?? todayOf(profile, clock());
        const days = profile?.quoteValidityDays ?? null;
        const validUntil = days === null ? addMonths(quoteDate, 1) : addDays(quoteDate, days);
        const row = {
          ...shared,
          ...noInvoice,
          number: await takeQuoteNumber(trx, { userId: actor.userId, kind: "quote", id: shared.id }),
          status: body.status ?? "draft",
          issue_date: quoteDate,
          valid_until: body.validUntil === undefined ? validUntil : body.validUntil,
        };
        await insertDocument(trx, row);
        await countDocument(trx, row);
        return quoteAnswer(await owned(trx, shared.id), []);
      };
      return madeOnce(() => database.asOwner(actor.userId, make));
    },

    read: ({ actor, params }) => database.readAsOwner(actor.userId, async (trx) => answered(trx, params.id)),

    update: ({ actor, params, body }) =>
      database.asOwner(actor.userId, async (trx) => {
        const row = await owned(trx, params.id, true);
        checkVersion(row.version, body.version);
        await refuseOtherFigures(trx, row, body);
        refuseFinal(row.status as QuoteStatus, body.status);
        const columns = {
          ...(await changedDocumentColumns(trx, row, { userId: actor.userId, body })),
          ...sentColumns({ status: body.status, issue_date: body.quoteDate, valid_until: body.validUntil }),
        };
        await updateDocument(trx, row, { columns, now: clock() });
        const changed = await owned(trx, row.id);
        await recountDocument(trx, row, changed);
        return quoteAnswer(changed, await invoicesOf(trx, changed));
      }),

    remove: ({ actor, params }) =>
      database.asOwner(actor.userId, async (trx) => {
        const row = await owned(trx, params.id, true);
        await deleteDocument(trx, row, clock());
        await uncountDocument(trx, row);
        return null;
      }),

    restore: ({ actor, params }) =>
      database.asOwner(actor.userId, async (trx) => {
        await lockQuoteOf(trx, params.id);
        await restoreDocument(trx, "quote", { userId: actor.userId, id: params.id });
        await followInvoice(trx, params.id, clock());
        return answered(trx, params.id);
      }),

    convert: ({ actor, params, body }) => {
      const make = async (trx: OwnedTransaction) => {
        const quote = await owned(trx, params.id, true);
        return invoiceAnswer(await convertQuote(trx, quote, { body: body ?? {}, now: clock() }));
      };
      return madeOnce(() => database.asOwner(actor.userId, make));
    },

    pdf: ({ actor, params, query, reply }) =>
      renderDocument(
        services,
        { actor, reply },
        { kind: "quote", id: params.id, mode: query.mode, read: owned },
      ),
  };
}

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

async function answered(trx: OwnedTransaction, id: string) {
  const row = await owned(trx, id);
  return quoteAnswer(row, await invoicesOf(trx, row));
}

async function owned(trx: OwnedTransaction, id: string, lock = false): Promise<DocumentRow> {
  const row = await findDocument(trx, "quote", { id, lock });
  if (!row) throw new Refusal("NOT_FOUND", "Quote not found");
  return row;
}

/** Only conversion sets `invoice`, and nothing changes it back (decision S2). */
function refuseFinal(from: QuoteStatus, to: QuoteStatus | undefined): void {
  if (to !== undefined && !mayChooseQuoteStatus(from, to)) throw new Refusal("STATUS_FINAL");
}
