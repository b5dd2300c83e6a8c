import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { engines } from "#test/support/database.ts";
import {
  addUser,
  deleteAside,
  documentOfBefore,
  insertDocuments,
  newProfile,
  now,
} from "#test/support/sample-rows.ts";

test.each(engines)(
  "existing documents get the region that their data shows, and sums follow ($name)",
  async ({ openAt }) => {
    const { database, migrate } = await openAt("0015-number-patterns");
    const ada = await addUser(database);
    const bob = await addUser(database);
    const ofBefore = (number: string, row: object) => ({ ...documentOfBefore(ada), number, ...row });
    const inPounds = ofBefore("1", { supplier_terms: JSON.stringify({ language: "en-GB" }) });
    const inDollars = ofBefore("2", {});
    const deleted = ofBefore("3", { supplier_terms: JSON.stringify({ language: "en-US" }) });
    const report = (month: number, row: object = {}) => ({
      ...{ user_id: ada, id: randomUUID(), year: 2026, month, created_at: now, counted_at: now },
      ...{ quote_count: 0, quote_total: 0, invoice_count: 2, invoice_total: 2962 },
      ...{ materials_count: 0, labor_count: 0, is_locked: false, ...row },
    });
    const reports = [report(3), report(2, { is_locked: true })];
    await database.asSystem((trx) =>
      trx.updateTable("users").set({ registered_language: "en-US" }).where("id", "=", bob).execute(),
    );
    await database.asOwner(bob, (trx) => insertDocuments(trx, [{ ...documentOfBefore(bob), number: "1" }]));
    await database.asOwner(ada, async (trx) => {
      await trx
        .insertInto("company_profiles")
        .values({ ...newProfile(ada), language: "en-AU" })
        .execute();
      await insertDocuments(trx, [inPounds, inDollars, deleted]);
      await deleteAside(trx, deleted.id);
      for (const row of reports) {
        await trx
          .insertInto("monthly_reports")
          .values(row as never)
          .execute();
      }
    });

    await migrate("0022-document-language");

    const read = await database.readAsOwner(ada, async (trx) => ({
      documents: await trx.selectFrom("documents").select(["number", "language"]).orderBy("number").execute(),
      deleted: await sql<{ language: string }>`
        select (jsonb_populate_record(null::documents, document)).language from deleted_documents`.execute(
        trx,
      ),
      byMonth: await trx
        .selectFrom("monthly_figures")
        .select(["month", "currency", "invoice_count", "invoice_total"])
        .orderBy("currency")
        .execute(),
      byStatus: await trx
        .selectFrom("status_figures")
        .select(["status", "currency", "count", "total"])
        .orderBy("currency")
        .execute(),
      reports: await trx
        .selectFrom("monthly_reports")
        .select(["month", "currency", "invoice_count", "invoice_total", "is_locked"])
        .orderBy("month")
        .orderBy("currency")
        .execute(),
    }));
    const one = { invoice_count: 1, invoice_total: 1481 };
    expect(read).toEqual({
      documents: [
        { number: "1", language: "en-GB" },
        { number: "2", language: "en-AU" },
      ],
      deleted: expect.objectContaining({ rows: [{ language: "en-US" }] }),
      byMonth: [
        { month: 3, currency: "AUD", ...one },
        { month: 3, currency: "GBP", ...one },
      ],
      byStatus: [
        { status: "pending", currency: "AUD", count: 1, total: 1481 },
        { status: "pending", currency: "GBP", count: 1, total: 1481 },
      ],
      reports: [
        { month: 2, currency: "AUD", invoice_count: 2, invoice_total: 2962, is_locked: true },
        { month: 3, currency: "AUD", ...one, is_locked: false },
        { month: 3, currency: "GBP", ...one, is_locked: false },
      ],
    });
    const ofBob = await database.readAsOwner(bob, (trx) =>
      trx.selectFrom("documents").select("language").execute(),
    );
    expect(ofBob).toEqual([{ language: "en-US" }]);
    const unseen = await database.readAsSystem((trx) => sql`select * from monthly_reports`.execute(trx));
    expect(unseen.rows).toEqual([]);
    await database.close();
  },
);
