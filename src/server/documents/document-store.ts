import { type Insertable, type RawBuilder, sql } from "kysely";
import { owedInvoiceStatuses } from "#domain/documents/status.ts";
import type { InvoiceOfQuote } from "#domain/documents/trade-document.ts";
import type { Id } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { Refusal } from "#server/base/refusal.ts";
import { compiledOnce } from "#server/db/compiled-once.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { isUniqueViolation } from "#server/db/database-errors.ts";
import {
  type DocumentColumns,
  type DocumentId,
  type DocumentRow,
  type DocumentSummaryRow,
  type DocumentTableRow,
  type NewDocumentRow,
  type OfKind,
  summaryColumns,
} from "#server/documents/document-row.ts";
import { readLines } from "#server/documents/stored-lines.ts";
import { storedTerms } from "#server/documents/stored-terms.ts";
import type { PageRequest } from "#server/records/page.ts";
import type { DocumentsTable } from "#server/schema/document-tables.ts";
import type { PlainColumn } from "#server/schema/stored-columns.ts";
import { versionOfNew } from "#server/writes/change-feed.ts";
import type { Write } from "#server/writes/write-records.ts";

interface DocumentPage extends PageRequest {
  /** Whether the words of their lines are read too. */
  withLines: boolean;
  /** Only the documents that name this customer. */
  customerId?: Id<"Customer"> | undefined;
  /** Only invoices that are still to be paid. */
  isOwed: boolean;
}

/** A page of quotes or invoices without their lines, newest first. */
export async function listDocuments<K extends DocumentKind>(
  trx: OwnedTransaction,
  kind: K,
  { after, limit, withLines, customerId, isOwed }: DocumentPage,
): Promise<DocumentSummaryRow<K>[]> {
  let query = trx
    .selectFrom("documents")
    .select(summaryColumns)
    .$if(withLines, (all) => all.select(["lines_plain", "lines_sealed"]))
    .$if(kind === "quote", (all) => all.select(madeInvoices))
    .where("kind", "=", kind)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
  if (customerId) query = query.where("customer_id", "=", customerId);
  if (isOwed) query = query.where("status", "in", owedInvoiceStatuses);
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id}::uuid)`);
  return (await query.limit(limit).execute()).filter((row) => isOfKind(kind, row));
}

/** One document of a kind, or null. @param lock whether to lock it against other writers until the transaction ends */
export async function findDocument<K extends DocumentKind>(
  trx: OwnedTransaction,
  kind: K,
  { id, lock = false }: { id: DocumentId; lock?: boolean },
): Promise<DocumentRow<K> | null> {
  const [row] = await (lock ? lockedById : documentById)(trx, { id, kind });
  return readRow(kind, row);
}

interface ById {
  id: DocumentId;
  kind: DocumentKind;
}

const documentById = compiledOnce((trx: OwnedTransaction, { id, kind }: ById) =>
  trx.selectFrom("documents").selectAll().where("id", "=", id).where("kind", "=", kind),
);

const lockedById = compiledOnce((trx: OwnedTransaction, { id, kind }: ById) =>
  trx.selectFrom("documents").selectAll().where("id", "=", id).where("kind", "=", kind).forUpdate(),
);

/** Documents of any kind by id, in no order, each with the invoices that were made from it. */
export async function findDocuments(
  trx: OwnedTransaction,
  ids: readonly string[],
): Promise<{ row: DocumentRow; invoices: InvoiceOfQuote[] }[]> {
  const found = await trx
    .selectFrom("documents")
    .selectAll()
    .select(madeInvoices)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return found.flatMap(({ invoices, ...columns }) => {
    const row = readRow(columns.kind, columns);
    return row ? [{ row, invoices }] : [];
  });
}

/** The invoices that were made from a quote; of one that was not converted, none are looked for. */
const madeInvoices = sql<InvoiceOfQuote[]>`
  case when documents.status = 'invoice' then (
    select coalesce(jsonb_agg(jsonb_build_object('id', made.id, 'number', coalesce(made.number, ''))), '[]')
    from documents as made
    where made.user_id = documents.user_id and made.quote_id = documents.id
  ) else '[]' end`.as("invoices");

/** A document of any kind, locked against other writers until the transaction ends; or null. */
export async function lockDocument(trx: OwnedTransaction, id: DocumentId): Promise<DocumentRow | null> {
  const row = await trx
    .selectFrom("documents")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row ? readRow(row.kind, row) : null;
}

/** The invoice that was made from a quote, or null. */
export async function findInvoiceOfQuote(
  trx: OwnedTransaction,
  quoteId: Id<"Quote">,
): Promise<DocumentRow<"invoice"> | null> {
  const row = await trx
    .selectFrom("documents")
    .selectAll()
    .where("kind", "=", "invoice")
    .where("quote_id", "=", quoteId)
    .executeTakeFirst();
  return readRow("invoice", row);
}

/**
 * What the first of two identical POSTs without an idempotency key created, or null (decision W1).
 *
 * @throws Refusal VALIDATION_FAILED if the id belongs to a document of the other kind; ID_IN_USE if the write has a key
 */
export async function findRepeated<K extends DocumentKind>(
  { trx, isKeyed }: Pick<Write, "trx" | "isKeyed">,
  kind: K,
  id: DocumentId<K> | undefined,
): Promise<DocumentRow<K> | null> {
  if (id === undefined) return null;
  const row = await trx.selectFrom("documents").selectAll().where("id", "=", id).executeTakeFirst();
  const repeated = readRow(kind, row);
  if (row && isKeyed) throw new Refusal("ID_IN_USE");
  if (row && !repeated) {
    throw new Refusal("VALIDATION_FAILED", [{ path: "id", reason: "answers.idTaken" }]);
  }
  return repeated;
}

/** A row as it was read; null for no row, and for a row of the other kind. */
function readRow<K extends DocumentKind>(kind: K, row: DocumentTableRow | undefined): DocumentRow<K> | null {
  if (!row) return null;
  const read = {
    ...row,
    lines: readLines(row.lines),
    supplier_terms: row.supplier_terms === null ? null : storedTerms.read(row.supplier_terms),
  };
  return isOfKind(kind, read) ? read : null;
}

/** A row of a kind has that kind's ids and statuses: the contract refuses any other status before it is stored. */
export function isOfKind<K extends DocumentKind, Row extends { kind: DocumentKind }>(
  kind: K,
  row: Row,
): row is Row & OfKind<K> {
  return row.kind === kind;
}

/**
 * Creates a document, and tries once more if another request has taken its id or number meanwhile: the second time it
 * finds what that request created.
 */
export async function madeOnce<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (isUniqueViolation(error)) return make();
    throw error;
  }
}

/** @returns the row as it is stored now */
export async function insertDocument<K extends DocumentKind>(
  { trx, note, count }: Write,
  row: NewDocumentRow<K>,
): Promise<DocumentRow<K>> {
  const { supplier_terms: terms } = row;
  const asJson = {
    lines: JSON.stringify(row.lines),
    plain: jsonOf(row.plain),
    lines_plain: jsonOf(row.lines_plain),
    supplier_plain: jsonOf(row.supplier_plain),
    supplier_terms: terms && storedTerms.write(terms),
  };
  const [inserted] = await insertRow(trx, Object.assign({}, row, asJson));
  if (!inserted) throw new Error("A document was not inserted");
  const { version } = inserted;
  note({ kind: row.kind, id: row.id, version, deleted: false });
  count({ after: row });
  return Object.assign(row, { version });
}

const insertRow = compiledOnce(
  (trx: OwnedTransaction, row: Omit<Insertable<DocumentsTable>, "version"> & ById) =>
    trx
      .insertInto("documents")
      .values({ ...row, version: versionOfNew(row.kind, row.id) })
      .returning("version"),
);

/**
 * Puts back a document as it was kept, but for its version, which goes on from its tombstone's.
 *
 * @param kept every column as JSON has it
 * @param parts what else the statement does, as parts of its `with`
 * @returns the row as it is stored now
 */
export async function insertKept<K extends DocumentKind>(
  { trx, note, count }: Write,
  kind: K,
  {
    kept,
    parts,
  }: { kept: Record<keyof DocumentTableRow, unknown> & { id: string }; parts: RawBuilder<unknown> },
): Promise<DocumentRow<K>> {
  const names = Object.keys(kept);
  const values = names.map((name) => (name === "version" ? versionOfNew(kind, kept.id) : sql.ref(name)));
  const { rows } = await sql<DocumentTableRow>`
    with ${parts} insert into documents (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from jsonb_populate_record(null::documents, ${JSON.stringify(kept)}::jsonb)
    returning *`.execute(trx);
  const row = readRow(kind, rows[0]);
  if (!row) throw new Error(`A kept document is no ${kind}`);
  note({ kind, id: row.id, version: row.version, deleted: false });
  count({ after: row });
  return row;
}

/** Writes changed columns, and raises the version by one. @returns the row as it is stored now */
export async function updateDocument<K extends DocumentKind>(
  { trx, note, count, now }: Write,
  row: DocumentRow<K>,
  columns: DocumentColumns<K>,
): Promise<DocumentRow<K>> {
  const { lines, plain, lines_plain, supplier_plain, supplier_terms, ...plainColumns } = columns;
  const changed = {
    ...plainColumns,
    ...(columns.status !== undefined && columns.status !== row.status && { status_at: now.toISOString() }),
    version: row.version + 1,
    updated_at: now.toISOString(),
  };
  await trx
    .updateTable("documents")
    .set({
      ...changed,
      ...(lines && { lines: JSON.stringify(lines) }),
      ...(plain !== undefined && { plain: jsonOf(plain) }),
      ...(lines_plain !== undefined && { lines_plain: jsonOf(lines_plain) }),
      ...(supplier_plain !== undefined && { supplier_plain: jsonOf(supplier_plain) }),
      ...(supplier_terms !== undefined && {
        supplier_terms: supplier_terms && storedTerms.write(supplier_terms),
      }),
    })
    .where("id", "=", row.id)
    .execute();
  note({ kind: row.kind, id: row.id, version: changed.version, deleted: false });
  const after = { ...row, ...columns, ...changed };
  count({ before: row, after });
  return after;
}

/** What a sending moves on its document ([Note: What was sent]). */
type MovedColumns = Pick<DocumentColumns, "sent_at" | "status" | "status_at">;

/** Writes what a sending moves. The version stays, so that an editor that is open may still save. */
export async function moveDocument(
  { trx, note, count }: Write,
  row: DocumentRow,
  columns: MovedColumns,
): Promise<void> {
  await trx.updateTable("documents").set(columns).where("id", "=", row.id).execute();
  note({ kind: row.kind, id: row.id, version: row.version, deleted: false });
  const isMoved = columns.status !== undefined && columns.status !== row.status;
  if (isMoved) count({ before: row, after: { ...row, status: columns.status ?? row.status } });
}

/** JSON is written as text; see [Note: Columns in TypeScript]. */
function jsonOf(words: PlainColumn | null): string | null {
  return words && JSON.stringify(words);
}
