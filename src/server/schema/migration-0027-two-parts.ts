import { type Migration, sql } from "kysely";

/**
 * The words of a document are kept in two parts, a head and lines. The plain words that there are become two parts here;
 * an envelope can only be split by the client, so a sealed document keeps its one envelope until then. A release that
 * does not know the parts would take a document's lines for empty, so it must not run on these tables.
 */
export const twoParts: Migration = {
  async up(db) {
    await sql`alter table documents add column lines_plain jsonb, add column lines_sealed text`.execute(db);
    // A migration runs without a user, so it would see no rows: for its transaction the tables' owner may see them all.
    for (const table of split) {
      await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
    }
    await sql`
      update documents set plain = plain - ${wordsOfLines}, lines_plain = ${linesOf(sql`plain`)}
      where plain is not null`.execute(db);
    await sql`
      update deleted_documents set document = document || case
        when jsonb_typeof(document -> 'plain') = 'object' then jsonb_build_object(
          'plain', (document -> 'plain') - ${wordsOfLines},
          'lines_plain', ${linesOf(sql`document -> 'plain'`)},
          'lines_sealed', null
        )
        else '{"lines_plain": null, "lines_sealed": null}'
      end`.execute(db);
    for (const table of split) {
      await sql`alter table ${sql.table(table)} force row level security`.execute(db);
    }
    await sql`
      alter table documents
        add constraint documents_lines_plain check (lines_plain is null or plain is not null),
        add constraint documents_lines_sealed
          check (lines_sealed is null or sealed is not null and lines_sealed like 'qw1:%')`.execute(db);
    await sql`update schema_contract set oldest = 2, newest = 2`.execute(db);
  },
};

const split = ["documents", "deleted_documents"];

const wordsOfLines = sql`array[
  'projectDescription', 'customerVatNumber', 'companyVatNumber', 'companyRegNumber', 'companyBankDetails', 'lineItems'
]`;

function linesOf(plain: ReturnType<typeof sql>): ReturnType<typeof sql> {
  return sql`(
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${plain}) where key = any(${wordsOfLines})
  )`;
}
