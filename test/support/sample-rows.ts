import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Id } from "#domain/ids/id.ts";
import { pence } from "#domain/money/pence.ts";
import { percent } from "#domain/money/percent.ts";
import { newId } from "#server/base/new-id.ts";
import type { Database, OwnedTransaction } from "#server/db/database.ts";
import type { Schema } from "#server/schema/schema.ts";

/** The creation date of every sample row. */
export const now = "2026-11-21T10:22:33.456Z";

/** Adds a user, with an e-mail address of their own by default. */
export async function addUser(database: Database, email?: string): Promise<Id<"User">> {
  const id = newId<"User">();
  const person = { id, email: email ?? `${id}@example.com`, first_name: "Ada", last_name: "Builder" };
  await database.asSystem((trx) =>
    trx
      .insertInto("users")
      .values({ ...person, password_hash: "-", created_at: now, updated_at: now })
      .execute(),
  );
  return id;
}

/** Adds a customer in a separate transaction. */
export function addCustomer(database: Database, user: string): Promise<Id<"Customer">> {
  return database.asOwner(user, (trx) => insertCustomer(trx, user));
}

export async function insertCustomer(trx: OwnedTransaction, user: string): Promise<Id<"Customer">> {
  const row = { ...words(user), id: newId<"Customer">() };
  await trx.insertInto("customers").values(row).execute();
  return row.id;
}

/** Adds a category of materials. */
export async function insertCategory(trx: OwnedTransaction, user: string): Promise<Id<"Category">> {
  const row = { ...words(user), id: newId<"Category">() };
  await trx.insertInto("categories").values(row).execute();
  return row.id;
}

/** The customers that a user sees. */
export async function customerIds(database: Database, user: string): Promise<string[]> {
  const rows = await database.readAsOwner(user, (trx) => trx.selectFrom("customers").select("id").execute());
  return rows.map(({ id }) => id);
}

/** The columns that every record has. */
export function words(user: string) {
  return { user_id: user, id: randomUUID(), plain: '{"name":"Bob"}', created_at: now, updated_at: now };
}

const terms = {
  markup_scope: "materials_only",
  cis_method: "hmrc",
  cis_rate_percent: percent(20_000),
} as const;

/** A line without markup, which is for materials only; its words are with the document's. */
function labour(quantity: number, unitPrice: number) {
  return { id: randomUUID(), itemType: "labour", quantity, unitPrice };
}

/** A small invoice without a number, whose sums are those of its lines. */
export function newDocument(user: string) {
  return {
    ...words(user),
    ...terms,
    plain: JSON.stringify({ customerName: "Zoë 🏠" }),
    kind: "invoice",
    status: "pending",
    language: "en-GB",
    issue_date: "2026-03-29",
    lines: JSON.stringify([labour(1500, 400), labour(2000, 317)]),
    markup_percent: percent(25_000),
    discount_percent: percent(0),
    discount_base: "subtotal",
    tax_percent: percent(20_000),
    cis_applied: false,
    reverse_charge: false,
    subtotal: pence(1234),
    discount_amount: pence(0),
    net_amount: pence(1234),
    tax_amount: pence(247),
    cis_deduction: pence(0),
    total: pence(1481),
  } as const satisfies Partial<Record<keyof Schema["documents"], unknown>>;
}

/** The same as it was before documents had a language. */
export function documentOfBefore(user: string) {
  const { language: _, ...before } = newDocument(user);
  return before;
}

/** A UK company without a logo. */
export function newProfile(user: string) {
  return {
    ...words(user),
    ...terms,
    charge_vat: true,
    vat_rate: percent(20_000),
    language: "en-GB",
    default_markup_percent: percent(25_000),
    default_tax_percent: percent(20_000),
    cis_registered: false,
    brand_color: "#111827",
  } as const;
}

/** Inserts documents with the columns that the schema had at some migration, which the live types may not know. */
export async function insertDocuments(trx: OwnedTransaction, rows: readonly object[]): Promise<void> {
  for (const row of rows) {
    await trx
      .insertInto("documents")
      .values(row as never)
      .execute();
  }
}

/** Deletes a document as the app does: its row is kept for an hour. */
export async function deleteAside(trx: OwnedTransaction, id: string): Promise<void> {
  await sql`
    insert into deleted_documents (user_id, id, kind, document, purge_after)
    select user_id, id, kind, to_jsonb(documents), now() + interval '1 hour' from documents where id = ${id}
    `.execute(trx);
  await sql`delete from documents where id = ${id}`.execute(trx);
}
