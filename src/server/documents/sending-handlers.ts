import type { RouteAnswer } from "#contract/route.ts";
import type { sendingRoutes } from "#contract/sendings.ts";
import { statusOnceSent } from "#domain/documents/sending.ts";
import type { Id } from "#domain/ids/id.ts";
import { newId } from "#server/base/new-id.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { DocumentRow } from "#server/documents/document-row.ts";
import { lockDocument, moveDocument } from "#server/documents/document-store.ts";
import { leftSendings, listSendings, sendingRules } from "#server/documents/sending-store.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import { answerPage } from "#server/records/page.ts";
import { answerOfRecord } from "#server/records/record-handlers.ts";
import { findRecord, insertRecord, type RecordRow, updateRecord } from "#server/records/record-store.ts";
import { checkVersion } from "#server/records/version.ts";
import { changeWords, takeNewWords, takeWords } from "#server/sealing/words.ts";
import { type Asked, type Write, writeRecord } from "#server/writes/write-records.ts";

type Routes = typeof sendingRoutes;
type Answer = RouteAnswer<Routes["read"]>;
type Row = RecordRow<"sendings">;

/** Recording what was sent, and taking it back ([Note: What was sent]). */
export function sendingHandlers(services: Services): Handlers<Routes> {
  const { database } = services;

  function answering(asked: Asked, apply: (write: Write) => Promise<Row>): Promise<Answer> {
    return writeRecord<Answer>(services, asked, {
      kind: "sending",
      apply: async (write) => answerOf(await apply(write)),
      again: async (trx, id) => answerOf(await owned(trx, id)),
    });
  }

  return {
    list: ({ actor, query, reply }) =>
      database.readAsOwner(actor.userId, async (trx) => {
        const { documentId, customerId, unnamed } = query;
        const only = { documentId, customerId, isUnnamed: unnamed === "true" };
        const rows = await answerPage(reply, query, (page) => listSendings(trx, { ...page, ...only }));
        return rows.map(answerOf);
      }),

    create: ({ body, ...asked }) => answering(asked, (write) => create(write, body)),

    read: ({ actor, params }) =>
      database.readAsOwner(actor.userId, async (trx) => answerOf(await owned(trx, params.id))),

    update: ({ params, body, ...asked }) => answering(asked, (write) => update(write, params.id, body)),
  };
}

type Created = Parameters<Handlers<Routes>["create"]>[0]["body"];
type Changed = Parameters<Handlers<Routes>["update"]>[0]["body"];

async function create(write: Write, body: Created): Promise<Row> {
  const { trx, now, sealing, isKeyed } = write;
  const document = await documentOf(trx, body.documentId ?? null);
  const id = body.id ?? newId<"Sending">();
  const existing = body.id && !isKeyed ? await findRecord(trx, sendingRules, { id }) : null;
  if (existing) return existing;
  const moment = now.toISOString();
  const moved = document && statusOnceSent(document.status, body.about);
  const row = await insertRecord(write, sendingRules, {
    id,
    words: takeNewWords("sending", id, body, sealing),
    columns: {
      document_id: document?.id ?? null,
      at: moment,
      channel: body.channel,
      about: body.about,
      step: body.step ?? null,
      status_before: moved ? document?.status : null,
    },
  });
  if (document && body.about === "document") {
    await moveDocument(write, document, {
      sent_at: moment,
      ...(moved && { status: moved, status_at: moment }),
    });
  }
  return found(row);
}

async function update(write: Write, id: Id<"Sending">, body: Changed): Promise<Row> {
  const { trx, now, sealing } = write;
  const { document_id: documentId } = await owned(trx, id);
  // The document before its sendings, as creating locks them.
  const document = documentId && (await lockDocument(trx, documentId));
  const row = found(await findRecord(trx, sendingRules, { id, lock: true }));
  checkVersion(row.version, body.version);
  const isVoided = body.voided === true && row.voided_at === null;
  const changed = await updateRecord(write, sendingRules, {
    row,
    words: changeWords(row, takeWords("sending", id, body, sealing)),
    columns: isVoided ? { voided_at: now.toISOString() } : {},
  });
  if (document && isVoided && row.about === "document") await giveBack(write, document);
  return found(changed);
}

/**
 * Gives a document what its last sending that counts has given it. Where none is left, a quote is a draft again, unless
 * its status was changed after it was sent.
 */
async function giveBack(write: Write, document: DocumentRow): Promise<void> {
  const { sentAt, statusBefore } = await leftSendings(write.trx, document.id, document.status_at);
  const isDraftAgain = sentAt === null && document.status === "sent" && statusBefore !== null;
  await moveDocument(write, document, {
    sent_at: sentAt,
    ...(isDraftAgain && { status: statusBefore, status_at: null }),
  });
}

/** @throws Refusal NOT_FOUND for a document that is not there */
async function documentOf(
  trx: OwnedTransaction,
  id: Id<"Quote" | "Invoice"> | null,
): Promise<DocumentRow | null> {
  if (id === null) return null;
  const row = await lockDocument(trx, id);
  if (!row) throw new Refusal("NOT_FOUND", "answers.noDocument");
  return row;
}

async function owned(trx: OwnedTransaction, id: string): Promise<Row> {
  return found(await findRecord(trx, sendingRules, { id }));
}

/** A sending of a deleted document is not there. */
function found(row: Row | null): Row {
  if (!row || row.purge_after !== null) throw new Refusal("NOT_FOUND", sendingRules.notFound);
  return row;
}

// The compiler cannot add up words, common and own fields to a route's answer; the answer's schema does at runtime.
const answerOf = (row: Row) => answerOfRecord(sendingRules, row) as Answer;
