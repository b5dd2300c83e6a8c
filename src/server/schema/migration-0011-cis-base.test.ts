import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { DocumentRow } from "#server/documents/document-row.ts";
import { engines } from "#test/support/database.ts";
import { addUser, deleteAside, documentOfBefore, insertDocuments, now } from "#test/support/sample-rows.ts";

const before = "0010-purge-due";

/** Labour 1,000.00 and materials 500.00, marked up by 25%. */
const lines = JSON.stringify([
  { id: randomUUID(), itemType: "labour", customType: null, quantity: 1000, unitPrice: 100_000 },
  { id: randomUUID(), itemType: "material", customType: null, quantity: 1000, unitPrice: 50_000 },
]);

/** The invoice by the former rule: CIS 250.00 of 1,250.00, and 2,000.00 due. */
const formerSums = {
  subtotal: 150_000,
  discount_amount: 0,
  net_amount: 162_500,
  tax_amount: 37_500,
  cis_deduction: 25_000,
  total: 200_000,
};
/** CIS 275.00 of 1,375.00, and 1,975.00 due. */
const correctedSums = { ...formerSums, net_amount: 160_000, cis_deduction: 27_500, total: 197_500 };

const cisInvoice = (user: string) => ({
  ...documentOfBefore(user),
  ...formerSums,
  lines,
  markup_scope: "materials_and_labour",
  cis_applied: true,
  issue_date: "2026-03-29",
});
const sums = Object.keys(formerSums) as (keyof typeof formerSums)[];

test.each(engines)(
  "stored deductions follow the corrected rule, and so do the sums kept of them ($name)",
  async ({ openAt }) => {
    const { database, migrate } = await openAt(before);
    const ada = await addUser(database);
    const bob = await addUser(database);
    const rows = {
      pending: { ...cisInvoice(ada), number: "1" },
      reversed: {
        ...cisInvoice(ada),
        number: "2",
        reverse_charge: true,
        tax_amount: 0,
        total: 162_500,
        status: "paid",
      },
      deductedBeforeVat: {
        ...cisInvoice(ada),
        number: "3",
        cis_method: "deduct_before_vat",
        issue_date: "2026-04-01",
        ...{ net_amount: 167_500, tax_amount: 33_500, cis_deduction: 20_000, total: 201_000 },
      },
      notApplied: { ...cisInvoice(ada), number: "4", cis_applied: false, ...formerSums, cis_deduction: 0 },
      quote: { ...cisInvoice(ada), kind: "quote", status: "sent", number: "5" },
      deleted: { ...cisInvoice(ada), number: "6" },
    };
    await database.asOwner(ada, async (trx) => {
      await insertDocuments(trx, Object.values(rows));
      await deleteAside(trx, rows.deleted.id);
      await insertFigures(trx, ada, { invoice_count: 3, invoice_total: 562_500 });
      await trx
        .insertInto("status_figures")
        .values([
          { user_id: ada, kind: "invoice", status: "pending", count: 3, total: 601_000 as never },
          { user_id: ada, kind: "invoice", status: "paid", count: 1, total: 162_500 as never },
          { user_id: ada, kind: "quote", status: "sent", count: 1, total: 200_000 as never },
        ] as never)
        .execute();
      await insertReport(trx, ada, { month: 3, is_locked: false, invoice_total: 562_500 });
      await insertReport(trx, ada, { month: 4, is_locked: true, invoice_total: 201_000 });
    });
    await database.asOwner(bob, async (trx) => {
      await trx
        .insertInto("documents")
        .values({ ...cisInvoice(bob), number: "1" } as never)
        .execute();
      await insertFigures(trx, bob, { invoice_count: 1, invoice_total: 200_000 });
      await insertReport(trx, bob, { month: 3, is_locked: true, invoice_total: 200_000 });
    });

    await migrate("0011-cis-base");

    const read = await database.readAsOwner(ada, async (trx) => ({
      documents: await trx.selectFrom("documents").select(sums).orderBy("number").execute(),
      deleted: await sql<DocumentRow>`
      select (jsonb_populate_record(null::documents, document)).* from deleted_documents`.execute(trx),
      months: await trx.selectFrom("monthly_figures").select(["month", "invoice_total"]).execute(),
      statuses: await trx
        .selectFrom("status_figures")
        .select(["kind", "status", "total"])
        .orderBy("kind")
        .orderBy("status")
        .execute(),
      reports: await trx
        .selectFrom("monthly_reports")
        .select(["month", "invoice_total"])
        .orderBy("month")
        .execute(),
    }));
    const { pending: _, reversed: __, deleted: ___, ...untouched } = rows;
    expect(read.documents).toEqual([
      correctedSums,
      { ...correctedSums, tax_amount: 0, total: 160_000 },
      ...Object.values(untouched).map((row) => Object.fromEntries(sums.map((name) => [name, row[name]]))),
    ]);
    expect(read.deleted.rows).toMatchObject([{ ...correctedSums, plain: JSON.parse(rows.deleted.plain) }]);
    expect(read.months).toEqual([{ month: 3, invoice_total: 197_500 + 160_000 + 200_000 }]);
    expect(read.statuses).toEqual([
      { kind: "invoice", status: "paid", total: 160_000 },
      { kind: "invoice", status: "pending", total: 197_500 + 201_000 + 200_000 },
      { kind: "quote", status: "sent", total: 200_000 },
    ]);
    expect(read.reports).toEqual([
      { month: 3, invoice_total: 197_500 + 160_000 + 200_000 },
      { month: 4, invoice_total: 201_000 },
    ]);
    const bobs = await database.readAsOwner(bob, async (trx) => ({
      documents: await trx.selectFrom("documents").select(sums).execute(),
      months: await trx.selectFrom("monthly_figures").select("invoice_total").execute(),
      reports: await trx.selectFrom("monthly_reports").select("invoice_total").execute(),
    }));
    // A locked report keeps its figures, though the figures of its month have changed.
    expect(bobs).toEqual({
      documents: [correctedSums],
      months: [{ invoice_total: 197_500 }],
      reports: [{ invoice_total: 200_000 }],
    });
    await database.close();
  },
);

function insertFigures(
  trx: OwnedTransaction,
  user_id: string,
  figures: { invoice_count: number; invoice_total: number },
) {
  const { invoice_count, invoice_total } = figures;
  return sql`
    insert into monthly_figures (user_id, year, month, invoice_count, invoice_total)
    values (${user_id}, 2026, 3, ${invoice_count}, ${invoice_total})`.execute(trx);
}

function insertReport(
  trx: OwnedTransaction,
  user_id: string,
  report: { month: number; is_locked: boolean; invoice_total: number },
) {
  const { month, is_locked, invoice_total } = report;
  return sql`
    insert into monthly_reports (
      user_id, id, year, month, quote_count, quote_total, invoice_count, invoice_total, materials_count,
      labor_count, is_locked, created_at, counted_at)
    values (
      ${user_id}, ${randomUUID()}, 2026, ${month}, 0, 0, 1, ${invoice_total}, 0, 0, ${is_locked}, ${now}, ${now})
    `.execute(trx);
}
