import { type RawBuilder, sql } from "kysely";
import { instantAt } from "#domain/calendar/instant.ts";
import type { Id } from "#domain/ids/id.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { PageRequest } from "#server/records/page.ts";
import type { AnswerRules } from "#server/records/record-handlers.ts";
import type { RecordRow } from "#server/records/record-store.ts";
import type { NotedChange } from "#server/writes/change-feed.ts";

/** How a sending is read and answered. */
export const sendingRules: AnswerRules<"sendings"> = {
  table: "sendings",
  kind: "sending",
  notFound: "answers.noSending",
  ownFields: (row) => ({
    documentId: row.document_id,
    at: momentOf(row.at),
    channel: row.channel,
    about: row.about,
    step: row.step,
    voidedAt: row.voided_at && momentOf(row.voided_at),
  }),
};

/** The feed of changes reads a row as JSON, where moments are texts of PostgreSQL's own form. */
function momentOf(text: string): string {
  return instantAt(Date.parse(text));
}

interface SendingPage extends PageRequest {
  /** Only what was sent of this document. */
  documentId?: Id<"Quote" | "Invoice"> | undefined;
  /** Only what was sent of documents that name this customer. */
  customerId?: Id<"Customer"> | undefined;
  /** Only what was sent of documents that name no customer, or one who is not there. */
  isUnnamed?: boolean;
}

/** A page of sendings, newest first. */
export async function listSendings(
  trx: OwnedTransaction,
  { after, limit, documentId, customerId, isUnnamed = false }: SendingPage,
): Promise<RecordRow<"sendings">[]> {
  let query = trx
    .selectFrom("sendings")
    .selectAll()
    .where("purge_after", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
  if (documentId) query = query.where("document_id", "=", documentId);
  const documents = trx.selectFrom("documents").select("id");
  if (customerId) query = query.where("document_id", "in", documents.where("customer_id", "=", customerId));
  if (isUnnamed) {
    const isNobody = documents.where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("customers").select("id").whereRef("customers.id", "=", "documents.customer_id")),
      ),
    );
    query = query.where("document_id", "in", isNobody);
  }
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id}::uuid)`);
  return query.limit(limit).execute();
}

/** What is left of a document's sendings that were about itself. */
interface LeftSendings {
  /** When the last one was that is not voided; null without one. */
  sentAt: string | null;
  /** The status that the document had before a sending moved it at the given moment; null if none did. */
  statusBefore: "draft" | null;
}

/** @param movedAt when the document's status last changed */
export async function leftSendings(
  trx: OwnedTransaction,
  documentId: Id<"Quote" | "Invoice">,
  movedAt: string | null,
): Promise<LeftSendings> {
  return trx
    .selectFrom("sendings")
    .select([
      sql<string | null>`max(at) filter (where voided_at is null and about = 'document')`.as("sentAt"),
      sql<"draft" | null>`max(status_before) filter (where at = ${movedAt}::timestamptz)`.as("statusBefore"),
    ])
    .where("document_id", "=", documentId)
    .executeTakeFirstOrThrow();
}

/** A sending whose document was deleted or restored: it is deleted or restored with it. */
export type ChangedSending = Pick<NotedChange, "kind" | "id" | "version">;

/** The statement that hides a document's sendings until they are purged with it, or restored. */
export function hidingSendings(documentId: string, purgeAfter: string): RawBuilder<unknown> {
  return sql`
    update sendings set purge_after = ${purgeAfter}, version = version + 1 where document_id = ${documentId}
    returning id, version`;
}

/** The column of the changed sendings, for a statement that has changed them in its `with`. */
export function changedSendings(changed: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('kind', 'sending', 'id', id, 'version', version)), '[]')
    from ${changed}
  ) as sendings`;
}

/** Brings back the sendings of a restored document. @returns them as the feed of changes notes them */
export async function showSendings(trx: OwnedTransaction, documentId: string): Promise<NotedChange[]> {
  const { rows } = await sql<{ id: string; version: number }>`
    update sendings set purge_after = null, version = version + 1 where document_id = ${documentId}
    returning id, version`.execute(trx);
  return rows.map((row) => ({ ...row, kind: "sending", deleted: false }));
}
