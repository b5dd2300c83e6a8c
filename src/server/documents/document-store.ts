import { type Selectable, sql } from "kysely";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { isUniqueViolation } from "#server/db/database-errors.ts";
import type { StoredLine } from "#server/documents/stored-lines.ts";
import type { Page } from "#server/records/page.ts";
import type { DocumentsTable } from "#server/schema/schema.ts";

/** A stored quote or invoice; see [Note: Quote and invoice are one thing]. */
export type DocumentRow = Omit<Selectable<DocumentsTable>, "lines"> & { lines: StoredLine[] };

/** A row of a list: without the lines, and without the copy of the supplier. */
export type DocumentSummaryRow = Omit<
  DocumentRow,
  "lines" | "supplier_plain" | "supplier_sealed" | "supplier_terms" | "former_status"
>;

/** The columns that a write sets. */
export type DocumentColumns = Partial<Omit<DocumentRow, "user_id" | "kind" | "id" | "created_at">>;

const summaryColumns = [
  "user_id",
  "id",
  "version",
  "plain",
  "sealed",
  "created_at",
  "updated_at",
  "kind",
  "number",
  "status",
  "language",
  "issue_date",
  "valid_until",
  "due_date",
  "paid_date",
  "quote_id",
  "markup_percent",
  "markup_scope",
  "discount_percent",
  "discount_base",
  "tax_percent",
  "cis_applied",
  "cis_method",
  "cis_rate_percent",
  "reverse_charge",
  "subtotal",
  "total",
  "discount_amount",
  "net_amount",
  "tax_amount",
  "cis_deduction",
  "material_cost",
  "labor_cost",
] as const satisfies (keyof DocumentSummaryRow)[];

/** A page of quotes or invoices without their lines, newest first. */
export async function listDocuments(
  trx: OwnedTransaction,
  kind: DocumentKind,
  { after, limit }: Page,
): Promise<DocumentSummaryRow[]> {
  let query = trx
    .selectFrom("documents")
    .select(summaryColumns)
    .where("kind", "=", kind)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id}::uuid)`);
  return query.limit(limit).execute();
}

/** One document of a kind, or null. @param lock whether to lock it against other writers until the transaction ends */
export async function findDocument(
  trx: OwnedTransaction,
  kind: DocumentKind,
  { id, lock = false }: { id: string; lock?: boolean },
): Promise<DocumentRow | null> {
  let query = trx.selectFrom("documents").selectAll().where("id", "=", id).where("kind", "=", kind);
  if (lock) query = query.forUpdate();
  return ((await query.executeTakeFirst()) as DocumentRow | undefined) ?? null;
}

/** The invoice that was made from a quote, or null. */
export async function findInvoiceOfQuote(
  trx: OwnedTransaction,
  quoteId: string,
): Promise<DocumentRow | null> {
  const row = await trx
    .selectFrom("documents")
    .selectAll()
    .where("kind", "=", "invoice")
    .where("quote_id", "=", quoteId)
    .executeTakeFirst();
  return (row as DocumentRow | undefined) ?? null;
}

/**
 * What the first of two identical POSTs created, or null: the id is the idempotency key (decision W1).
 *
 * @throws Refusal VALIDATION_FAILED if the id belongs to a document of the other kind
 */
export async function findRepeated(
  trx: OwnedTransaction,
  kind: DocumentKind,
  id: string | undefined,
): Promise<DocumentRow | null> {
  if (id === undefined) return null;
  const query = trx.selectFrom("documents").selectAll().where("id", "=", id);
  const row = ((await query.executeTakeFirst()) as DocumentRow | undefined) ?? null;
  if (row !== null && row.kind !== kind) {
    const message = "This id belongs to another record";
    throw new Refusal("VALIDATION_FAILED", message, [{ path: "id", message }]);
  }
  return row;
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

export async function insertDocument(
  trx: OwnedTransaction,
  row: Omit<DocumentRow, "version">,
): Promise<void> {
  await trx
    .insertInto("documents")
    .values({ ...row, ...jsonColumns(row) } as never)
    .execute();
}

/** Writes changed columns, and raises the version by one. */
export async function updateDocument(
  trx: OwnedTransaction,
  row: DocumentRow,
  { columns, now }: { columns: DocumentColumns; now: Date },
): Promise<void> {
  await trx
    .updateTable("documents")
    .set({
      ...columns,
      ...jsonColumns(columns),
      version: row.version + 1,
      updated_at: now.toISOString(),
    } as never)
    .where("id", "=", row.id)
    .execute();
}

/** JSON is written as text; see [Note: Columns in TypeScript]. */
function jsonColumns(columns: DocumentColumns): Record<string, string | null> {
  const json = (["plain", "lines", "supplier_plain", "supplier_terms"] as const).filter(
    (name) => columns[name] !== undefined,
  );
  return Object.fromEntries(
    json.map((name) => [name, columns[name] === null ? null : JSON.stringify(columns[name])]),
  );
}
