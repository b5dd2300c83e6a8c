import { randomUUID } from "node:crypto";
import { type Insertable, sql } from "kysely";
import { sealedFields, sealedParts } from "#contract/sealed-kinds.ts";
import { envelopeKind, type SealingPlace } from "#contract/sealing.ts";
import { pence } from "#domain/money/pence.ts";
import { type SplitName, splitName } from "#domain/nouns/camel-case.ts";
import { type WordNoun, wordNounNames, wordNouns } from "#domain/nouns/word-nouns.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { Schema } from "#server/schema/schema.ts";
import { type TenantTable, tenantTableNames } from "#server/schema/tables.ts";
import { newDocument, newProfile, now, words } from "#test/support/sample-rows.ts";

/** The word that is in every field of a place. */
export type WordOf = (place: SealingPlace) => string;

/** Adds rows to every table of tenants: together they have a plain word in each place of words. */
export async function insertEverywhere(
  trx: OwnedTransaction,
  user: string,
  word: WordOf = (place) => `A word of a ${place}`,
): Promise<void> {
  const categories = { categories: randomUUID(), labor_categories: randomUUID() };
  for (const table of tenantTableNames) {
    const rows: Insertable<Schema[TenantTable]>[] = rowsOf[table]({ user, word, categories });
    // What every account has one of may be there.
    await trx
      .insertInto(table)
      .values(rows as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Adds the same rows to the tables and columns that the database has, which may be those of an earlier migration. */
export async function insertIntoPresentTables(trx: OwnedTransaction, user: string): Promise<void> {
  const { rows: columns } = await sql<{ table: string; name: string }>`
    select table_name as table, column_name as name from information_schema.columns
    where table_schema = 'public'`.execute(trx);
  const categories = { categories: randomUUID(), labor_categories: randomUUID() };
  for (const table of tenantTableNames) {
    const present = new Set(columns.filter((column) => column.table === table).map(({ name }) => name));
    if (present.size === 0) continue;
    const rows: object[] = rowsOf[table]({ user, word: (place) => `A word of a ${place}`, categories });
    const values = rows.map((row) => {
      const whole = table === "documents" && !present.has("lines_plain") ? inOnePart(row) : row;
      return Object.fromEntries(Object.entries(whole).filter(([name]) => present.has(name)));
    });
    await trx
      .insertInto(table)
      .values(values as never)
      .execute();
  }
}

interface Account {
  user: string;
  word: WordOf;
  categories: { categories: string; labor_categories: string };
}

const month = { year: 2026, month: 11, currency: "GBP" } as const;
const counted = { quote_count: 1, quote_total: pence(1481), invoice_count: 1, invoice_total: pence(1481) };
const kind = "invoice";

/** A new table of tenants does not compile without its rows. */
const rowsOf: { [T in TenantTable]: (account: Account) => Insertable<Schema[T]>[] } = {
  keysets: ({ user }) => [{ user_id: user, epoch: 0 }],
  company_profiles: ({ user, word }) => [
    { ...newProfile(user), plain: sampleWords("companyProfile", word), logo_plain: word("companyLogo") },
  ],
  company_settings: ({ user }) => [{ user_id: user, tone: "formal" }],
  categories: ({ user, word, categories }) => [
    { ...words(user), id: categories.categories, plain: sampleWords("category", word) },
  ],
  labor_categories: ({ user, word, categories }) => [
    { ...words(user), id: categories.labor_categories, plain: sampleWords("laborCategory", word) },
  ],
  materials: ({ user, word, categories }) => [
    {
      ...words(user),
      plain: sampleWords("material", word),
      unit_cost: pence(1250),
      category_id: categories.categories,
    },
  ],
  labor_items: ({ user, word, categories }) => [
    {
      ...words(user),
      plain: sampleWords("laborItem", word),
      rate: pence(4000),
      rate_type: "hour",
      category_id: categories.labor_categories,
    },
  ],
  ...rowsOfWordNouns(),
  documents: ({ user, word }) => [
    { ...newDocument(user), kind: "quote", status: "draft", ...linesOf("quote", word) },
    {
      ...newDocument(user),
      ...linesOf("invoice", word),
      supplier_plain: sampleWords("letterhead", word),
      supplier_terms: JSON.stringify({ chargeVat: true }),
    },
  ],
  sendings: ({ user, word }) => [
    { ...words(user), plain: sampleWords("sending", word), at: now, channel: "email", about: "statement" },
  ],
  deleted_documents: ({ user, word }) => [
    {
      user_id: user,
      id: randomUUID(),
      kind,
      document: JSON.stringify({ plain: JSON.parse(sampleWords("invoice", word)) }),
      purge_after: now,
    },
  ],
  document_numbers: ({ user }) => [{ user_id: user, kind, number: "INV-0001", document_id: randomUUID() }],
  document_counters: ({ user }) => [{ user_id: user, kind, next: 2 }],
  monthly_figures: ({ user }) => [{ user_id: user, ...month, ...counted }],
  status_figures: ({ user }) => [
    { user_id: user, kind, status: "pending", currency: "GBP", count: 1, total: pence(1481) },
  ],
  monthly_reports: ({ user }) =>
    [true, false].map((isLocked) => ({
      ...{ user_id: user, id: randomUUID(), ...month, ...counted, materials_count: 1, labor_count: 1 },
      ...{ month: isLocked ? 10 : 11, is_locked: isLocked, created_at: now, counted_at: now },
    })),
  billing_accounts: ({ user }) => [{ user_id: user, attempt_key: randomUUID() }],
  payment_events: ({ user }) => [{ user_id: user, event_id: "evt_1", received_at: now }],
  sandbox_accounts: ({ user }) => [{ user_id: user, account: "{}" }],
  known_devices: ({ user }) => [{ user_id: user, token_hash: "c0ffee", seen_at: now }],
  account_bytes: ({ user }) => [{ user_id: user, bytes: 1 }],
  applied_writes: ({ user }) => [{ user_id: user, key: randomUUID(), digest: "c0ffee", at: now }],
  imports: ({ user, word }) => [
    {
      ...{
        user_id: user,
        id: randomUUID(),
        part: randomUUID(),
        kind: "customer",
        made_at: now,
      },
      ...{ created: 0, updated: 1 },
      rows: JSON.stringify({
        v: 1,
        rows: [
          {
            ...{ kind: "customer", id: randomUUID(), version: 2 },
            before: { plain: JSON.parse(sampleWords("customer", word)) },
          },
        ],
      }),
    },
  ],
  change_feeds: ({ user }) => [{ user_id: user, feed: randomUUID(), last: 1 }],
  record_changes: ({ user }) => [
    { user_id: user, kind: "customer", id: randomUUID(), seq: 1, version: 2, deleted: true },
  ],
};

function rowsOfWordNouns() {
  const rows = wordNounNames.map((noun) => [
    splitName(noun, "_"),
    ({ user, word }: Account) => [{ ...words(user), plain: sampleWords(wordNouns[noun].kind, word) }],
  ]);
  return Object.fromEntries(rows) as {
    [N in WordNoun as SplitName<N, "_">]: (account: Account) => Insertable<Schema[SplitName<N, "_">]>[];
  };
}

/** A word in every field of a place, as its plain column has them. */
function sampleWords(place: SealingPlace, word: WordOf): string {
  return JSON.stringify(sampleFields(place, sealedFields[envelopeKind(place)].fields, word));
}

function sampleFields(place: SealingPlace, fields: readonly string[], word: WordOf): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, word(place)]));
}

/** A row of documents as it was before its words had two parts. */
function inOnePart(row: { plain?: string; lines_plain?: string }): object {
  const plain = { ...JSON.parse(row.plain ?? "{}"), ...JSON.parse(row.lines_plain ?? "{}") };
  return { ...row, plain: JSON.stringify(plain) };
}

/** A document with one line, whose words are beside its own. */
function linesOf(place: DocumentPlace, word: WordOf) {
  const id = randomUUID();
  const { head, lines } = sealedParts[place];
  const line = sampleFields(place, lines.lineItems, word);
  return {
    plain: JSON.stringify(sampleFields(place, head.fields, word)),
    lines_plain: JSON.stringify({ ...sampleFields(place, lines.fields, word), lineItems: { [id]: line } }),
    lines: JSON.stringify([{ id, itemType: "material", quantity: 1000, unitPrice: 1234 }]),
  };
}

type DocumentPlace = "quote" | "invoice";
