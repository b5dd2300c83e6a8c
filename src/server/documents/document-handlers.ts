import type * as z from "zod/mini";
import type { Route } from "#contract/route.ts";
import type { DocumentListQuery, RemovedVersion } from "#contract/wire.ts";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { ViewMode } from "#domain/documents/trade-document.ts";
import type { Id } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { Firm } from "#server/company-profile/store.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { deleteDocument, restoreDocument } from "#server/documents/deleted-documents.ts";
import type {
  DocumentColumns,
  DocumentId,
  DocumentRow,
  DocumentSummaryRow,
  NewDocumentRow,
} from "#server/documents/document-row.ts";
import {
  findDocument,
  findRepeated,
  insertDocument,
  listDocuments,
  madeOnce,
  updateDocument,
} from "#server/documents/document-store.ts";
import {
  type ChangedDocumentBody,
  changedDocumentColumns,
  type NewDocumentBody,
  newDocumentColumns,
} from "#server/documents/document-writing.ts";
import { followInvoice, lockQuoteOf } from "#server/documents/invoiced-quotes.ts";
import { type PrintedDocument, renderDocument } from "#server/documents/render-document.ts";
import { todayOf } from "#server/documents/today.ts";
import type { Services } from "#server/http/services.ts";
import type { NumberedDocument } from "#server/numbers/document-number.ts";
import { answerPage } from "#server/records/page.ts";
import { checkVersion } from "#server/records/version.ts";
import { type Asked, removeRecord, type Write, writeRecord } from "#server/writes/write-records.ts";
import type { AnswerCode } from "#words/languages/answer-of.ts";

/** The routes that every kind of document has; see contract/document-routes.ts. */
interface DocumentRoutes<K extends DocumentKind> {
  list: Route & { answer: z.ZodMiniType<readonly unknown[]> };
  create: Route & { body: z.ZodMiniType<NewDocumentBody<K>> };
  read: Route & { answer: z.ZodMiniType<{ id: string; version: number }> };
  update: Route & { body: z.ZodMiniType<ChangedDocumentBody & { version?: number | undefined }> };
}

/** What a new document's own columns are worked out from. */
export interface Beginning {
  /** The firm, or null without a profile. */
  readonly firm: Firm | null;
  /** The present day in the firm's time zone. */
  readonly today: LocalDate;
  readonly numbered: NumberedDocument;
}

/** What is shared by all new documents, before a kind adds its own columns. */
type SharedColumns = Awaited<ReturnType<typeof newDocumentColumns>>["columns"];
type OwnDocumentColumns<K extends DocumentKind> = Omit<
  NewDocumentRow,
  keyof SharedColumns | "status" | "id" | "kind"
> &
  Pick<DocumentRow<K>, "status">;

/** What differs between kinds of documents. */
export interface DocumentRules<K extends DocumentKind, Routes extends DocumentRoutes<K>> {
  kind: K;
  /** "quote.notFound" */
  notFound: AnswerCode;
  newId(): DocumentId<K>;
  listed(row: DocumentSummaryRow<K>): z.output<Routes["list"]["answer"]>[number];
  answer(trx: OwnedTransaction, row: DocumentRow<K>): Promise<z.output<Routes["read"]["answer"]>>;
  /** Refuses a new document, before anything is read. */
  refuseNew?(body: z.output<Routes["create"]["body"]>): void;
  /** The columns of the kind: number, status and dates. */
  newColumns(
    trx: OwnedTransaction,
    body: z.output<Routes["create"]["body"]>,
    beginning: Beginning,
  ): Promise<OwnDocumentColumns<K>>;
  /** Refuses a change that the document's status does not allow. */
  refuseChange?(
    trx: OwnedTransaction,
    row: DocumentRow<K>,
    body: z.output<Routes["update"]["body"]>,
  ): Promise<void>;
  /** The kind's own columns that a body changes. */
  changedColumns(
    write: Write,
    row: DocumentRow<K>,
    body: z.output<Routes["update"]["body"]>,
  ): Promise<DocumentColumns<K>>;
  /** The quote that a restored document locks and whose status follows: itself, or the one it was made from. */
  quoteOf(row: { id: DocumentId<K>; quote_id: Id<"Quote"> | null }): Id<"Quote"> | null;
  /** Whether it may be made from a quote, which goes back to its former status when the document is deleted. */
  isMadeFromQuote: boolean;
  printed(row: DocumentRow<K>): PrintedDocument;
}

interface OfOne<K extends DocumentKind> extends Asked {
  params: { id: DocumentId<K> };
}

/** The seven handlers that every kind of document has. */
export function documentHandlers<K extends DocumentKind, Routes extends DocumentRoutes<K>>(
  services: Services,
  rules: DocumentRules<K, Routes>,
) {
  type Summary = z.output<Routes["list"]["answer"]>[number];
  type Answer = z.output<Routes["read"]["answer"]>;
  type Created = z.output<Routes["create"]["body"]>;
  type Changed = z.output<Routes["update"]["body"]>;
  const { database } = services;
  const { kind } = rules;

  async function owned(trx: OwnedTransaction, id: DocumentId, lock = false): Promise<DocumentRow<K>> {
    const row = await findDocument(trx, kind, { id, lock });
    if (!row) throw new Refusal("NOT_FOUND", rules.notFound);
    return row;
  }

  async function create(write: Write, body: Created): Promise<DocumentRow<K>> {
    const { trx, userId, now } = write;
    const existing = await findRepeated(write, kind, body.id);
    if (existing) return existing;
    rules.refuseNew?.(body);
    const id = body.id ?? rules.newId();
    const { columns, firm } = await newDocumentColumns(write, kind, { id, body });
    const today = todayOf(firm?.terms ?? null, now);
    const own = await rules.newColumns(trx, body, { firm, today, numbered: { userId, kind, id, now } });
    return insertDocument(write, Object.assign(columns, own));
  }

  async function update(write: Write, id: DocumentId<K>, body: Changed): Promise<DocumentRow<K>> {
    const { trx } = write;
    const row = await owned(trx, id, true);
    checkVersion(row.version, body.version);
    await rules.refuseChange?.(trx, row, body);
    const columns = {
      ...(await changedDocumentColumns(write, row, body)),
      ...(await rules.changedColumns(write, row, body)),
    };
    return updateDocument(write, row, columns);
  }

  async function remove(write: Write, id: DocumentId<K>, version: number | undefined): Promise<void> {
    const { trx } = write;
    // The quote before the invoice, as conversion locks them.
    const quote = rules.isMadeFromQuote ? await lockQuoteOf(trx, rules.quoteOf(await owned(trx, id))) : null;
    const row = await owned(trx, id, true);
    checkVersion(row.version, version);
    await deleteDocument(write, row);
    if (quote) await followInvoice(write, quote);
  }

  /** A write that answers with the document, as it is or, to a repeated request, as it is now. */
  function answering(asked: Asked, apply: (write: Write) => Promise<DocumentRow<K>>): Promise<Answer> {
    return madeOnce(() =>
      writeRecord<Answer>(services, asked, {
        kind,
        apply: async (write) => rules.answer(write.trx, await apply(write)),
        again: async (trx, id) => rules.answer(trx, await owned(trx, id)),
      }),
    );
  }

  return {
    list: ({ actor, query, reply }: Asked & { query: DocumentListQuery }): Promise<Summary[]> =>
      database.readAsOwner(actor.userId, async (trx) => {
        const withLines = query.lines === "true";
        const rows = await answerPage(reply, query, (page) =>
          listDocuments(trx, kind, {
            ...page,
            withLines,
            customerId: query.customerId,
            isOwed: query.owed === "true",
          }),
        );
        return rows.map((row) => rules.listed(row));
      }),

    create: ({ body, ...asked }: Asked & { body: Created }): Promise<Answer> =>
      answering(asked, (write) => create(write, body)),

    read: ({ actor, params }: OfOne<K>): Promise<Answer> =>
      database.readAsOwner(actor.userId, async (trx) => rules.answer(trx, await owned(trx, params.id))),

    update: ({ params, body, ...asked }: OfOne<K> & { body: Changed }): Promise<Answer> =>
      answering(asked, (write) => update(write, params.id, body)),

    remove: ({ params, query, ...asked }: OfOne<K> & { query: RemovedVersion }): Promise<null> =>
      removeRecord(services, asked, (write) => remove(write, params.id, query.version)),

    restore: ({ params, ...asked }: OfOne<K>): Promise<Answer> =>
      answering(asked, (write) => restoreDocument(write, rules, params.id)),

    pdf: ({ actor, params, query, reply }: OfOne<K> & { query: { mode: ViewMode } }): Promise<Uint8Array> =>
      renderDocument(services, { actor, reply }, async (trx) => {
        const row = await owned(trx, params.id);
        return { row, mode: query.mode, printed: rules.printed };
      }),
  };
}
