import { type Migration, sql } from "kysely";

/**
 * A document keeps the region that it was made in (decision A16), and sums of documents are kept by currency. For an
 * existing document it comes from the supplier's terms stored with it, else from the company profile, else from the
 * language that the user registered in.
 */
export const documentLanguage: Migration = {
  async up(db) {
    await sql`
      alter table documents add column language text check (language in ('en-GB', 'en-US', 'en-AU'))`.execute(
      db,
    );
    for (const { table, key } of summed) {
      await sql`
        alter table ${sql.table(table)}
          add column currency text check (currency in ('GBP', 'USD', 'AUD')),
          drop constraint ${sql.ref(key)}`.execute(db);
    }
    // A migration runs without a user, so it would see no rows: for its transaction the tables' owner may see them all.
    for (const table of guarded) {
      await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
    }
    await fillLanguages(db);
    await sumByCurrency(db);
    await fillReports(db);
    for (const table of guarded) {
      await sql`alter table ${sql.table(table)} force row level security`.execute(db);
    }
    await sql`alter table documents alter column language set not null`.execute(db);
    for (const { table, key, constraint } of summed) {
      await sql`
        alter table ${sql.table(table)}
          alter column currency set not null,
          add constraint ${sql.ref(key)} ${sql.raw(constraint)}`.execute(db);
    }
  },
};

type AnyDatabase = Parameters<Migration["up"]>[0];

/** The tables of sums, and the key of each that gets the currency as a further column. */
const summed = [
  {
    table: "monthly_figures",
    key: "monthly_figures_pkey",
    constraint: "primary key (user_id, year, month, currency)",
  },
  {
    table: "status_figures",
    key: "status_figures_pkey",
    constraint: "primary key (user_id, kind, status, currency)",
  },
  {
    table: "monthly_reports",
    key: "monthly_reports_user_id_year_month_key",
    constraint: "unique (user_id, year, month, currency)",
  },
];

const guarded = ["documents", "deleted_documents", "company_profiles", ...summed.map(({ table }) => table)];

/** The firm's present language. @param owner the column that names the user */
function languageOf(owner: string) {
  return sql`coalesce(
    (select language from company_profiles as profile where profile.user_id = ${sql.ref(owner)}),
    (select registered_language from users where users.id = ${sql.ref(owner)}))`;
}

function currencyOf(language: ReturnType<typeof sql>) {
  return sql`case ${language} when 'en-US' then 'USD' when 'en-AU' then 'AUD' else 'GBP' end`;
}

async function fillLanguages(db: AnyDatabase): Promise<void> {
  await sql`
    update documents set language = coalesce(supplier_terms ->> 'language', ${languageOf("documents.user_id")})
    `.execute(db);
  await sql`
    update deleted_documents set document = document || jsonb_build_object('language', coalesce(
      document -> 'supplier_terms' ->> 'language', ${languageOf("deleted_documents.user_id")}))`.execute(db);
}

async function sumByCurrency(db: AnyDatabase): Promise<void> {
  const currency = currencyOf(sql`language`);
  await sql`delete from monthly_figures`.execute(db);
  await sql`delete from status_figures`.execute(db);
  await sql`
    insert into monthly_figures (
      user_id, year, month, currency, quote_count, quote_total, invoice_count, invoice_total)
    select user_id, extract(year from issue_date), extract(month from issue_date), ${currency},
      count(*) filter (where kind = 'quote'), coalesce(sum(total) filter (where kind = 'quote'), 0),
      count(*) filter (where kind = 'invoice'), coalesce(sum(total) filter (where kind = 'invoice'), 0)
    from documents group by 1, 2, 3, 4`.execute(db);
  await sql`
    insert into status_figures (user_id, kind, status, currency, count, total)
    select user_id, kind, status, ${currency}, count(*), sum(total) from documents group by 1, 2, 3, 4`.execute(
    db,
  );
}

/**
 * Existing reports were shown in the firm's own currency, whatever the currency of the documents. A locked report stays
 * as it is. Another report is counted again if its month has more than one currency, as if its owner had asked for it.
 */
async function fillReports(db: AnyDatabase): Promise<void> {
  const own = currencyOf(languageOf("monthly_reports.user_id"));
  await sql`update monthly_reports set currency = ${own}`.execute(db);
  const isMixed = sql`not report.is_locked and exists (
    select from monthly_figures as other where other.currency <> report.currency
      and (other.user_id, other.year, other.month) = (report.user_id, report.year, report.month))`;
  await sql`
    insert into monthly_reports (
      user_id, id, year, month, currency, quote_count, quote_total, invoice_count, invoice_total,
      materials_count, labor_count, is_locked, created_at, counted_at)
    select user_id, gen_random_uuid(), year, month, other.currency, other.quote_count, other.quote_total,
      other.invoice_count, other.invoice_total, materials_count, labor_count, false, created_at, now()
    from monthly_reports as report join monthly_figures as other using (user_id, year, month)
    where not report.is_locked and other.currency <> report.currency`.execute(db);
  await sql`
    update monthly_reports as report set
      quote_count = coalesce(figures.quote_count, 0), quote_total = coalesce(figures.quote_total, 0),
      invoice_count = coalesce(figures.invoice_count, 0), invoice_total = coalesce(figures.invoice_total, 0),
      counted_at = now()
    from monthly_reports as same left join monthly_figures as figures using (user_id, year, month, currency)
    where (report.user_id, report.id) = (same.user_id, same.id) and ${isMixed}`.execute(db);
}
