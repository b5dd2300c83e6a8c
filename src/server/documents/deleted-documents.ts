import { sql } from "kysely";
import type { Id } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { Database, OwnedTransaction } from "#server/db/database.ts";
import { partColumns, wholeWords } from "#server/documents/document-parts.ts";
import type { DocumentId, DocumentRow } from "#server/documents/document-row.ts";
import { findDocument, findInvoiceOfQuote, insertKept, isOfKind } from "#server/documents/document-store.ts";
import { followInvoice, lockQuoteOf } from "#server/documents/invoiced-quotes.ts";
import { keptDocument, keptVersion } from "#server/documents/kept-document.ts";
import {
  type ChangedSending,
  changedSendings,
  hidingSendings,
  showSendings,
} from "#server/documents/sending-store.ts";
import { givingBack, givingUp } from "#server/numbers/document-number.ts";
import type { Write } from "#server/writes/write-records.ts";
import type { AnswerCode } from "#words/languages/answer-of.ts";

/**
 * [Note: Undoing a deletion]
 * A deleted quote or invoice leaves its table and its month at once, and is kept in deleted_documents for an hour,
 * sealed as it was. So it can be restored with its number, its date, the quote that it was made from and the supplier's
 * details of its time, none of which a client could send again. After the hour it is purged.
 */
const undoTime = 60 * 60 * 1000;

/** A document that was sealed while the account was being encrypted may have a supplier that was still plain. */
const hasPlainWords = sql`(document ->> 'sealed' is null or document ->> 'supplier_plain' is not null)`;

/** Deletes a document, and keeps a copy for as long as the deletion can be undone. @param row locked by the caller */
export async function deleteDocument({ trx, now, note, count }: Write, row: DocumentRow): Promise<void> {
  const { kind, id, version } = row;
  const purgeAfter = new Date(now.getTime() + undoTime).toISOString();
  const { rows } = await sql<{ sendings: ChangedSending[] }>`
    with kept as (
      insert into deleted_documents (user_id, id, kind, document, purge_after)
      select user_id, id, kind, to_jsonb(documents) || ${keptVersion}::jsonb, ${purgeAfter} from documents where id = ${id}
      on conflict (user_id, id) do update set
        kind = excluded.kind, document = excluded.document, purge_after = excluded.purge_after
    ), given_up as (${givingUp(row, { why: "deleted", now })}),
    hidden as (${hidingSendings(id, purgeAfter)})
    delete from documents where id = ${id} returning ${changedSendings(sql`hidden`)}`.execute(trx);
  note({ kind, id, version: version + 1, deleted: true });
  note(...rows.flatMap(({ sendings }) => sendings).map((each) => ({ ...each, deleted: true })));
  count({ before: row });
}

/**
 * Restores a deleted document as it was, but for its version, which goes on from its tombstone's, and makes its quote's
 * status follow; if it exists, nothing happens.
 *
 * @returns the row as it is stored now
 * @throws Refusal NOT_FOUND if it neither exists nor can be restored any more; IN_USE if its quote has another invoice
 * now; ENCRYPTION_PASSPHRASE_REQUIRED if it is plain and the account has been encrypted since
 */
export async function restoreDocument<K extends DocumentKind>(
  write: Write,
  { kind, notFound, quoteOf }: Restoring<K>,
  id: DocumentId<K>,
): Promise<DocumentRow<K>> {
  const { trx, sealing } = write;
  const present = await findDocument(trx, kind, { id });
  if (present) return present;
  const row = await trx
    .selectFrom("deleted_documents")
    .select("document")
    .select(sql<boolean>`${hasPlainWords}`.as("isPlain"))
    .where("id", "=", id)
    .where("kind", "=", kind)
    .forUpdate()
    .executeTakeFirst();
  // Another request may have restored it while this one waited for the lock.
  const restoredMeanwhile = row ? null : await findDocument(trx, kind, { id });
  if (restoredMeanwhile) return restoredMeanwhile;
  if (!row) throw new Refusal("NOT_FOUND", notFound);
  if (row.isPlain && sealing.kid !== null) throw new Refusal("ENCRYPTION_PASSPHRASE_REQUIRED");
  const kept = keptDocument.read(row.document);
  const quote = await lockQuoteOf(trx, quoteOf({ id, quote_id: kept.quote_id }));
  if (kept.quote_id !== null && (await findInvoiceOfQuote(trx, kept.quote_id))) {
    throw new Refusal("IN_USE", "answers.quoteHasOtherInvoice");
  }
  // An older release that ran until now may have kept all words in one part.
  const words = partColumns(kind, wholeWords(kept), kept.lines_sealed);
  const restored = await insertKept(write, kind, {
    kept: { ...kept, ...words },
    parts: sql`
      given_back as (${givingBack({ kind, id }, sql`number = ${kept.number}`)}),
      forgotten as (delete from deleted_documents where id = ${id})`,
  });
  write.note(...(await showSendings(trx, id)));
  if (!isOfKind("quote", restored)) {
    await followInvoice(write, quote, { isInvoiced: true });
    return restored;
  }
  const followed = await followInvoice(write, restored);
  return isOfKind(kind, followed) ? followed : restored;
}

/** What restoring has to know of a kind of document. */
interface Restoring<K extends DocumentKind> {
  kind: K;
  notFound: AnswerCode;
  quoteOf(row: { id: DocumentId<K>; quote_id: Id<"Quote"> | null }): Id<"Quote"> | null;
}

/** Purges deleted documents with plain words, when the owner's account has been encrypted. */
export async function forgetPlainDeletions(trx: OwnedTransaction): Promise<void> {
  await sql`delete from deleted_documents where ${hasPlainWords}`.execute(trx);
}

/** Purges expired documents and their sendings: the row policy lets a transaction without a user delete only those. */
export async function purgeDeletedDocuments(database: Database): Promise<void> {
  await database.asSystem(async (trx) => {
    await sql`delete from deleted_documents`.execute(trx);
    await sql`delete from sendings`.execute(trx);
  });
}
