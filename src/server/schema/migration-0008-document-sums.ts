import { type Kysely, type Migration, sql } from "kysely";
import { type PricedRow, sumsAt0008 } from "#server/schema/migration-0008-totals.ts";

const rowsAtOnce = 500;
const columns = ["discount_amount", "net_amount", "tax_amount", "cis_deduction"] as const;

/** The sums that lists and bookkeepers' files show. Before, each request worked them out from the lines. */
export const documentSums: Migration = {
  async up(db) {
    for (const column of columns) {
      await sql`alter table documents add column ${sql.ref(column)} bigint`.execute(db);
    }
    // A migration runs without a user, so it would see no rows: for its transaction the tables' owner may see them all.
    await sql`alter table documents no force row level security`.execute(db);
    await workOutSums(db);
    await sql`alter table documents force row level security`.execute(db);
    for (const column of columns) {
      const own = sql.ref(column);
      await sql`alter table documents alter column ${own} set default 0, alter column ${own} set not null`.execute(
        db,
      );
    }
    // A document deleted within the last hour lacks these columns, so it could not be restored.
    await sql`truncate deleted_documents`.execute(db);
  },
};

async function workOutSums(db: Kysely<unknown>): Promise<void> {
  for (;;) {
    const { rows } = await sql<PricedRow & { user_id: string; id: string }>`
      select * from documents where net_amount is null limit ${rowsAtOnce}`.execute(db);
    if (rows.length === 0) return;
    for (const row of rows) {
      const { discount_amount, net_amount, tax_amount, cis_deduction } = sumsAt0008(row);
      await sql`
        update documents set discount_amount = ${discount_amount}, net_amount = ${net_amount},
          tax_amount = ${tax_amount}, cis_deduction = ${cis_deduction}
        where user_id = ${row.user_id} and id = ${row.id}`.execute(db);
    }
  }
}
