import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Pool } from "pg";
import type { Database, OwnedTransaction } from "#server/db/database.ts";
import { rebuildFigures } from "#server/figures/document-figures.ts";

/** The number of records of a user. */
export interface Amounts {
  invoices: number;
  quotes: number;
  customers: number;
}

/**
 * Adds users with ten invoices, ten quotes and ten customers each. For that, row-level security is lifted for the
 * owner of the tables for a moment, which only a benchmark may do.
 */
export async function seedOthers(pool: Pool, count: number): Promise<void> {
  const tables = ["customers", "documents"];
  for (const table of tables) await pool.query(`alter table ${table} no force row level security`);
  for (let done = 0; done < count; done += othersAtOnce) await seedSomeOthers(pool, done);
  for (const table of tables) await pool.query(`alter table ${table} force row level security`);
}

/** No more than one statement can insert within its time limit. */
const othersAtOnce = 1_000;

async function seedSomeOthers(pool: Pool, first: number): Promise<void> {
  await pool.query(
    `insert into users (id, email, password_hash, first_name, last_name, created_at, updated_at)
     select gen_random_uuid(), 'other' || n || '@example.com', '-', 'Bob', $3::text, now(), now()
     from generate_series($1::int + 1, $1::int + $2::int) as n`,
    [first, othersAtOnce, `Other ${first}`],
  );
  await pool.query(
    `insert into customers (user_id, id, plain, created_at, updated_at)
     select id, gen_random_uuid(), '{"name":"Bea"}', now() - n * interval '1 day', now()
     from users, generate_series(1, 10) as n where last_name = $1`,
    [`Other ${first}`],
  );
  for (const [kind, prefix, status] of [
    ["quote", "Q-000", "sent"],
    ["invoice", "INV-000", "pending"],
  ]) {
    await pool.query(
      `insert into documents (user_id, id, plain, created_at, updated_at, kind, number, status, issue_date, lines,
         markup_percent, markup_scope, discount_percent, discount_base, tax_percent, cis_applied, cis_method,
         cis_rate_percent, reverse_charge, subtotal, total, language)
       select id, gen_random_uuid(), '{"customerName":"Bea"}', now() - n * interval '1 day', now(), $1::text,
         $2::text || n, $3::text, current_date - n, '[]', 0, 'materials_only', 0, 'subtotal', 0, false, 'hmrc', 0, false, 0, 0, 'en-GB'
       from users, generate_series(0, 9) as n where last_name = $4`,
      [kind, prefix, status, `Other ${first}`],
    );
  }
}

/** Adds a user in the trial, without records. */
export async function seedPerson(
  database: Database,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<string> {
  const email = `${id}@example.com`;
  await database.asSystem((trx) =>
    sql`insert into users (id, email, password_hash, first_name, last_name, subscription_status, trial_ends_at,
        created_at, updated_at)
      values (${id}, ${email}, ${passwordHash}, 'Ada', 'Builder', 'trialing', now() + interval '10 days', now(), now())`.execute(
      trx,
    ),
  );
  return email;
}

/** Adds records to a user who has none. */
export async function seedRecords(trx: OwnedTransaction, userId: string, amounts: Amounts): Promise<void> {
  await seedCustomers(trx, userId, amounts.customers);
  await seedDocuments(trx, { userId, kind: "quote", count: amounts.quotes });
  await seedDocuments(trx, { userId, kind: "invoice", count: amounts.invoices });
  await rebuildFigures(trx);
}

async function seedCustomers(trx: OwnedTransaction, userId: string, count: number): Promise<void> {
  await sql`
    insert into customers (user_id, id, plain, created_at, updated_at)
    select ${userId}::uuid, gen_random_uuid(), jsonb_build_object('name', 'Customer ' || n, 'email', 'c' || n || '@example.org',
      'phone', '01632 960123', 'address', '12 Mill Lane', 'city', 'Leeds', 'postcode', 'LS1 1AA'), made, made
    from (select n, now() - n * interval '1826 days' / ${count}::int as made from generate_series(1, ${count}::int) as n) as each
  `.execute(trx);
}

/** Three lines each. Every second invoice is unpaid, every third quote unanswered. */
async function seedDocuments(
  trx: OwnedTransaction,
  { userId, kind, count }: { userId: string; kind: "quote" | "invoice"; count: number },
): Promise<void> {
  const prefix = kind === "quote" ? "Q-" : "INV-";
  const statuses = kind === "quote" ? ["accepted", "declined", "sent"] : ["paid", "pending"];
  await sql`
    insert into documents (user_id, id, plain, created_at, updated_at, kind, number, status, issue_date, valid_until,
      lines, markup_percent, markup_scope, discount_percent, discount_base, tax_percent, cis_applied, cis_method,
      cis_rate_percent, reverse_charge, subtotal, total, language)
    select ${userId}::uuid, gen_random_uuid(), ${JSON.stringify(words)}::jsonb, made, made, ${kind}::text,
      ${prefix}::text || lpad(n::text, greatest(4, length(n::text)), '0'), (${statuses}::text[])[1 + n % ${statuses.length}::int], made::date,
      null, ${JSON.stringify(lines)}::jsonb, 25000, 'materials_and_labour', 0, 'subtotal', 20000, false, 'hmrc', 20000,
      false, 30000, 45000, 'en-GB'
    from (select n, now() - (${count}::int - n) * interval '1826 days' / ${count}::int as made
      from generate_series(1, ${count}::int) as n) as each
  `.execute(trx);
  await sql`
    insert into document_numbers (user_id, kind, number, document_id)
    select user_id, kind, number, id from documents where kind = ${kind}`.execute(trx);
  await sql`
    insert into document_counters (user_id, kind, next) values (${userId}, ${kind}, ${count + 1})`.execute(
    trx,
  );
}

const lines = [1, 2, 3].map(() => ({
  id: randomUUID(),
  itemType: "material",
  customType: null,
  materialId: null,
  laborItemId: null,
  quantity: 2000,
  unitPrice: 5000,
  hoursEstimate: null,
}));

const words = {
  customerName: "Bea Brown",
  customerEmail: "bea@example.com",
  projectAddress: "12 Mill Lane",
  projectCity: "Leeds",
  projectPostcode: "LS1 1AA",
  lineItems: Object.fromEntries(
    lines.map(({ id }) => [
      id,
      { name: "Oak board", description: "Planed", unit: "Each", materialSku: null },
    ]),
  ),
};
