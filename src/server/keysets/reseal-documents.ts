import { sql } from "kysely";
import { readEnvelope } from "#contract/envelope.ts";
import { sealingBatch } from "#contract/sealing.ts";
import { kindRules } from "#domain/documents/kind-rules.ts";
import type { Id } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { Refusal } from "#server/base/refusal.ts";
import { findProfileId } from "#server/company-profile/store.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { takeOwnParts } from "#server/documents/document-parts.ts";
import { takeWords } from "#server/sealing/words.ts";
import type { Write } from "#server/writes/write-records.ts";

/** A document and the version at which it is read. */
interface NamedDocument {
  kind: DocumentKind;
  id: Id<"Quote" | "Invoice">;
  version: number;
}

/** A document in two envelopes, and its letterhead if it is sealed again too. */
interface ResealedDocument extends NamedDocument {
  sealed: string;
  linesSealed: string;
  supplierSealed?: string | null | undefined;
}

/** The next sealed documents whose parts are in one envelope, by id. @param after an id that was read before */
export function nextInOneEnvelope(
  trx: OwnedTransaction,
  after: NamedDocument["id"] | undefined,
): Promise<NamedDocument[]> {
  let query = trx
    .selectFrom("documents")
    .select(["kind", "id", "version"])
    .where("sealed", "is not", null)
    .where("lines_sealed", "is", null)
    .orderBy("id")
    .limit(sealingBatch);
  if (after) query = query.where("id", ">", after);
  return query.execute();
}

/**
 * Replaces the one envelope of documents by two ([Note: Sealing documents in two envelopes]). A document that was changed
 * since it was read, or has two envelopes already, is skipped. So is one whose lines are bound to another quote than
 * its own, and one without a letterhead for which one is sent.
 *
 * @returns how many documents got two envelopes
 * @throws Refusal ENCRYPTION_NOT_SET_UP, VALIDATION_FAILED for an envelope that is bound to another record
 */
export async function resealDocuments(write: Write, records: readonly ResealedDocument[]): Promise<number> {
  const { trx, note, sealing } = write;
  if (sealing.kid === null) throw new Refusal("ENCRYPTION_NOT_SET_UP");
  const profileId = await findProfileId(trx);
  const sent = records.map((record) => {
    const { kind, id, version, sealed, linesSealed, supplierSealed: supplier = null } = record;
    const quote = quoteOfLines(record);
    takeOwnParts({ kind, id, quote_id: quote }, record, sealing);
    if (supplier) takeWords("companyProfile", profileId ?? "", { sealed: supplier }, sealing);
    return { kind, id, version, sealed, lines: linesSealed, quote, supplier };
  });
  // Quotes before invoices, as conversion locks them.
  const { rows } = await sql<NamedDocument>`
    with sent as (
      select * from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
        as each (kind text, id uuid, version integer, sealed text, lines text, quote uuid, supplier text)
    ), locked as materialized (
      select documents.id from documents join sent on documents.id = sent.id
      order by documents.kind desc, documents.id for update of documents
    )
    update documents set
      sealed = sent.sealed,
      lines_sealed = sent.lines,
      supplier_sealed = coalesce(sent.supplier, supplier_sealed),
      supplier_plain = case when sent.supplier is null then supplier_plain end
    from sent join locked on locked.id = sent.id
    where documents.id = sent.id and documents.kind = sent.kind and documents.version = sent.version
      and documents.sealed is not null and documents.lines_sealed is null
      and (sent.quote is null or documents.quote_id = sent.quote)
      and (sent.supplier is null or documents.supplier_terms is not null)
    returning documents.kind, documents.id, documents.version`.execute(trx);
  note(...rows.map((row) => ({ ...row, deleted: false })));
  return rows.length;
}

/** The quote that the lines of an invoice are bound to; null if they are bound to the invoice itself. */
function quoteOfLines({ kind, linesSealed }: ResealedDocument): Id<"Quote"> | null {
  const head = readEnvelope(linesSealed);
  const { madeFrom } = kindRules[kind];
  const isCopy = madeFrom !== null && head?.kind === kindRules[madeFrom].linesKind;
  return isCopy ? (head.recordId as Id<"Quote">) : null;
}
