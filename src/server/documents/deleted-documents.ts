import { sql } from "kysely";
import { Refusal } from "#contract/errors.ts";
import type { Id } from "#domain/account/id.ts";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import type { Database, OwnedTransaction } from "#server/db/database.ts";
import { countDocument } from "#server/documents/document-figures.ts";
import { type DocumentRow, findDocument, findInvoiceOfQuote } from "#server/documents/document-store.ts";
import { lockQuoteOf } from "#server/documents/invoiced-quotes.ts";
import { findSealing } from "#server/keysets/store.ts";

/**
 * [Note: Undoing a deletion]
 * A deleted quote or invoice leaves its table and its month at once, and is kept aside whole for an hour, sealed as it
 * was: so it comes back with its number, its day, the quote it was made of and the supplier's particulars of its time,
 * which no client could send again. After the hour it is gone for good.
 */
const undoTime = 60 * 60 * 1000;

/** A document that was sealed while the account was being encrypted may have a supplier that was not yet. */
const hasPlainWords = sql`(document ->> 'sealed' is null or document ->> 'supplier_plain' is not null)`;

/** Deletes a document, and keeps it aside for as long as that can be undone. @param row locked by the caller */
export async function deleteDocument(trx: OwnedTransaction, row: DocumentRow, now: Date): Promise<void> {
  const purgeAfter = new Date(now.getTime() + undoTime).toISOString();
  await sql`
    insert into deleted_documents (user_id, id, kind, document, purge_after)
    select user_id, id, kind, to_jsonb(documents), ${purgeAfter} from documents where id = ${row.id}
    on conflict (user_id, id) do update set
      kind = excluded.kind, document = excluded.document, purge_after = excluded.purge_after`.execute(trx);
  await trx.deleteFrom("documents").where("id", "=", row.id).execute();
}

/**
 * Brings a deleted document back as it was; one that is there stays as it is.
 *
 * @throws Refusal NOT_FOUND if it is not there and not kept any more; IN_USE if its quote has another invoice now;
 *   ENCRYPTION_PASSPHRASE_REQUIRED if it is plain and the account has been encrypted meanwhile
 */
export async function restoreDocument(
  trx: OwnedTransaction,
  kind: DocumentKind,
  { userId, id }: { userId: Id<"User">; id: string },
): Promise<void> {
  if (await findDocument(trx, kind, { id })) return;
  const kept = await trx
    .selectFrom("deleted_documents")
    .select(sql<string | null>`document ->> 'quote_id'`.as("quoteId"))
    .select(sql<boolean>`${hasPlainWords}`.as("isPlain"))
    .where("id", "=", id)
    .where("kind", "=", kind)
    .forUpdate()
    .executeTakeFirst();
  // Another request may have brought it back while this one waited for the row.
  if (!kept && (await findDocument(trx, kind, { id }))) return;
  if (!kept) throw new Refusal("NOT_FOUND", kind === "quote" ? "Quote not found" : "Invoice not found");
  if (kept.isPlain && (await findSealing(trx, userId)).kid !== null) {
    throw new Refusal("ENCRYPTION_PASSPHRASE_REQUIRED");
  }
  await lockQuoteOf(trx, kept.quoteId);
  if (kept.quoteId !== null && (await findInvoiceOfQuote(trx, kept.quoteId))) {
    throw new Refusal("IN_USE", "Its quote has another invoice now.");
  }
  await sql`
    insert into documents
    select (jsonb_populate_record(null::documents, document)).* from deleted_documents where id = ${id}
  `.execute(trx);
  await trx.deleteFrom("deleted_documents").where("id", "=", id).execute();
  const restored = await findDocument(trx, kind, { id });
  if (restored) await countDocument(trx, restored);
}

/** Deletes for good what was deleted in plain words, as the owner's account becomes an encrypted one. */
export async function forgetPlainDeletions(trx: OwnedTransaction): Promise<void> {
  await sql`delete from deleted_documents where ${hasPlainWords}`.execute(trx);
}

/** Deletes for good what is over its time, whoever's it is. */
export async function purgeDeletedDocuments(database: Database): Promise<void> {
  await database.asSystem((trx) => sql`delete from deleted_documents`.execute(trx));
}
