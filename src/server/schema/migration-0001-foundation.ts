import { type Kysely, type Migration, sql } from "kysely";

/**
 * The tables of the first release. The SQL is portable on purpose: no triggers, no serial ids, and no unique key
 * without user_id (except users.email and sessions), so that the tables can be sharded by user_id.
 *
 * Timestamps have milliseconds, as in JavaScript. With microseconds, the created_at of a page's last row would be cut
 * short on its way through the client, and the next page would begin in the wrong place.
 */
export const foundation: Migration = {
  async up(db) {
    await createSystemTables(db);
    await createKeysets(db);
    await createCatalogue(db);
    await createCompanyProfiles(db);
    await createDocuments(db);
    await createDocumentFigures(db);
    for (const table of tenantTables) await guardWithRowSecurity(db, table);
  },
};

type AnyDatabase = Kysely<unknown>;

const tenantTables = [
  "keysets",
  "customers",
  "categories",
  "labor_categories",
  "materials",
  "labor_items",
  "company_profiles",
  "documents",
  "document_numbers",
  "document_counters",
  "monthly_figures",
];

/** [Note: Sealed or plain] */
const sealableColumns = sql.raw(`
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  version integer not null default 1,
  plain jsonb,
  sealed text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (user_id, id),
  check ((plain is null) <> (sealed is null)),
  check (sealed is null or sealed like 'qw1:%')`);

async function createSystemTables(db: AnyDatabase): Promise<void> {
  await sql`
    create table users (
      id uuid primary key,
      email text not null unique check (email = lower(email)),
      password_hash text not null,
      first_name text not null,
      last_name text not null,
      subscription_status text not null default 'inactive',
      is_admin boolean not null default false,
      trial_ends_at timestamptz(3),
      provider_customer_id text,
      provider_subscription_id text,
      reset_token_hash text,
      reset_expires_at timestamptz(3),
      last_login_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`.execute(db);
  // No foreign key: a request may write a session just after another request has deleted its user.
  await sql`
    create table sessions (
      sid text primary key,
      sess jsonb not null,
      user_id uuid,
      device_share text,
      expire timestamptz(3) not null
    )`.execute(db);
  await sql`create index sessions_by_expiry on sessions (expire)`.execute(db);
  await sql`create index sessions_by_user on sessions (user_id)`.execute(db);
}

async function createKeysets(db: AnyDatabase): Promise<void> {
  await sql`
    create table keysets (
      user_id uuid primary key references users (id) on delete cascade,
      kid text,
      epoch integer not null check (epoch >= 0),
      mode text check (mode in ('migrating', 'strict')),
      keyset jsonb,
      updated_at timestamptz(3),
      check ((epoch = 0) = (keyset is null) and (kid is null) = (keyset is null) and (mode is null) = (keyset is null))
    )`.execute(db);
}

async function createCatalogue(db: AnyDatabase): Promise<void> {
  for (const table of ["customers", "categories", "labor_categories"]) {
    await sql`create table ${sql.table(table)} (${sealableColumns})`.execute(db);
    await createListIndex(db, table);
  }
  // A category in use cannot be deleted (decision W4). The foreign key enforces that even if two requests race.
  await sql`
    create table materials (
      ${sealableColumns},
      unit_cost bigint not null check (unit_cost >= 0),
      category_id uuid,
      foreign key (user_id, category_id) references categories (user_id, id)
    )`.execute(db);
  await sql`
    create table labor_items (
      ${sealableColumns},
      rate bigint not null check (rate >= 0),
      rate_type text not null check (rate_type in ('hour', 'day', 'item', 'meter')),
      category_id uuid,
      foreign key (user_id, category_id) references labor_categories (user_id, id)
    )`.execute(db);
  for (const table of ["materials", "labor_items"]) {
    await createListIndex(db, table);
    await sql`create index ${sql.ref(`${table}_by_category`)} on ${sql.table(table)} (user_id, category_id)`.execute(
      db,
    );
  }
}

async function createCompanyProfiles(db: AnyDatabase): Promise<void> {
  await sql`
    create table company_profiles (
      ${sealableColumns},
      charge_vat boolean not null,
      vat_rate integer not null check (vat_rate between 0 and 100000),
      language text not null,
      markup_scope text not null check (markup_scope in ('materials_and_labour', 'materials_only')),
      default_markup_percent integer not null check (default_markup_percent between 0 and 1000000),
      default_tax_percent integer not null check (default_tax_percent between 0 and 100000),
      payment_terms_days integer check (payment_terms_days between 1 and 180),
      quote_validity_days integer check (quote_validity_days between 1 and 365),
      cis_registered boolean not null,
      cis_method text not null check (cis_method in ('hmrc', 'deduct_before_vat')),
      cis_rate_percent integer not null check (cis_rate_percent between 0 and 100000),
      brand_color text not null,
      logo_plain text,
      logo_sealed text check (logo_sealed like 'qw1:%'),
      unique (user_id),
      check (logo_plain is null or logo_sealed is null)
    )`.execute(db);
}

async function createDocuments(db: AnyDatabase): Promise<void> {
  await sql`
    create table documents (
      ${sealableColumns},
      kind text not null check (kind in ('quote', 'invoice')),
      number text,
      status text not null,
      issue_date date not null,
      valid_until date,
      due_date date,
      paid_date date,
      quote_id uuid,
      lines jsonb not null check (jsonb_typeof(lines) = 'array'),
      markup_percent integer not null check (markup_percent between 0 and 1000000),
      markup_scope text not null check (markup_scope in ('materials_and_labour', 'materials_only')),
      discount_percent integer not null check (discount_percent between 0 and 100000),
      discount_base text not null check (discount_base in ('subtotal', 'subtotal_plus_markup')),
      tax_percent integer not null check (tax_percent between 0 and 100000),
      cis_applied boolean not null,
      cis_method text not null check (cis_method in ('hmrc', 'deduct_before_vat')),
      cis_rate_percent integer not null check (cis_rate_percent between 0 and 100000),
      reverse_charge boolean not null,
      subtotal bigint not null,
      total bigint not null,
      material_cost bigint,
      labor_cost bigint,
      supplier_plain jsonb,
      supplier_sealed text check (supplier_sealed like 'qw1:%'),
      supplier_terms jsonb,
      unique (user_id, kind, number),
      check (supplier_plain is null or supplier_sealed is null),
      check (
        (kind = 'quote' and status in ('draft', 'sent', 'accepted', 'declined', 'invoiced', 'invoice'))
        or (kind = 'invoice' and status in ('pending', 'paid', 'overdue', 'outstanding', 'cancelled'))
      )
    )`.execute(db);
  await sql`create index documents_by_age on documents (user_id, kind, created_at desc, id desc)`.execute(db);
  // When a quote is converted a second time, this index leads to the first invoice (decision S3).
  await sql`
    create unique index documents_one_invoice_per_quote on documents (user_id, quote_id)
    where kind = 'invoice' and quote_id is not null`.execute(db);
}

async function createDocumentFigures(db: AnyDatabase): Promise<void> {
  await sql`
    create table document_numbers (
      user_id uuid not null references users (id) on delete cascade,
      kind text not null check (kind in ('quote', 'invoice')),
      number text not null,
      document_id uuid not null,
      primary key (user_id, kind, number)
    )`.execute(db);
  await sql`create index document_numbers_by_document on document_numbers (user_id, kind, document_id)`.execute(
    db,
  );
  await sql`
    create table document_counters (
      user_id uuid not null references users (id) on delete cascade,
      kind text not null check (kind in ('quote', 'invoice')),
      next integer not null check (next >= 1),
      primary key (user_id, kind)
    )`.execute(db);
  await sql`
    create table monthly_figures (
      user_id uuid not null references users (id) on delete cascade,
      year integer not null,
      month integer not null check (month between 1 and 12),
      quote_count integer not null default 0,
      quote_total bigint not null default 0,
      invoice_count integer not null default 0,
      invoice_total bigint not null default 0,
      primary key (user_id, year, month)
    )`.execute(db);
}

/** For keyset pagination, newest first. Without NULLS LAST, because the query's order has to match the index. */
async function createListIndex(db: AnyDatabase, table: string): Promise<void> {
  await sql`
    create index ${sql.ref(`${table}_by_age`)} on ${sql.table(table)} (user_id, created_at desc, id desc)
  `.execute(db);
}

/**
 * [Note: Row-level security]
 * Every transaction of a user names that user in the setting app.user_id. PostgreSQL lets it neither read nor write a
 * row of another user, whatever the query says. Without the setting no row is visible at all; after a transaction that
 * had it, PostgreSQL leaves an empty text behind, which counts as unset. FORCE applies the policy to the tables' owner
 * too. The setting is read in a subquery, so that PostgreSQL reads it once a query and not once a row.
 */
export async function guardWithRowSecurity(db: AnyDatabase, table: string): Promise<void> {
  const isOwn = sql`user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)`;
  await sql`alter table ${sql.table(table)} enable row level security`.execute(db);
  await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  await sql`create policy own_rows on ${sql.table(table)} using (${isOwn}) with check (${isOwn})`.execute(db);
}
