import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { invoiceStatuses, quoteStatuses } from "#domain/documents/status.ts";
import { pence } from "#domain/money/pence.ts";
import { isUniqueViolation } from "#server/db/database-errors.ts";
import { describeEachEngine } from "#test/support/database.ts";
import { addUser, insertCustomer, newDocument, newProfile, now, words } from "#test/support/sample-rows.ts";

describeEachEngine("columns", (database) => {
  let ada = "";
  let bob = "";
  beforeAll(async () => {
    ada = await addUser(database());
    bob = await addUser(database());
  });

  test("columns have the same types on both engines", async () => {
    const row = await database().asOwner(ada, async (trx) => {
      const document = { ...newDocument(ada), number: "INV-1", total: pence(9_007_199_254_740_991) };
      await trx.insertInto("documents").values(document).execute();
      return trx.selectFrom("documents").selectAll().where("number", "=", "INV-1").executeTakeFirstOrThrow();
    });
    expect(row).toMatchObject({
      kind: "invoice",
      version: 1,
      plain: { customerName: "Zoë 🏠" },
      sealed: null,
      issue_date: "2026-03-29",
      due_date: null,
      lines: [
        { quantity: 1500, unitPrice: 400 },
        { quantity: 2000, unitPrice: 317 },
      ],
      tax_percent: 20_000,
      cis_applied: false,
      subtotal: 1234,
      total: 9_007_199_254_740_991,
      created_at: now,
    });
  });

  test("sums and counts have the documented types: bigint is a number, numeric is text", async () => {
    const { rows } = await database().asSystem((trx) =>
      sql`select count(*) as count, sum(1::bigint) as uncast, sum(2::bigint)::bigint as cast,
        1.10::numeric as numeric, 1.5::float8 as float, timestamptz '2026-01-01 00:00:00.5+05:30' as moment,
        date '2024-02-29' as day, null::bigint as nothing, array[1,2] as list`.execute(trx),
    );
    expect(rows).toEqual([
      {
        count: 1,
        uncast: "1",
        cast: 2,
        numeric: "1.10",
        float: 1.5,
        moment: "2025-12-31T18:30:00.500Z",
        day: "2024-02-29",
        nothing: null,
        list: [1, 2],
      },
    ]);
  });

  test("an amount that is too large to be exact is refused, not rounded", async () => {
    const read = database().asSystem((trx) => sql`select 9007199254740993::bigint as amount`.execute(trx));
    await expect(read).rejects.toThrow(RangeError);
    await expect(database().ping()).resolves.toBeUndefined();
  });

  test("a timestamp keeps its milliseconds, so that a page can begin where the last one ended", async () => {
    const page = await database().asOwner(bob, async (trx) => {
      await trx.deleteFrom("customers").execute();
      for (let row = 0; row < 5; row += 1) await insertCustomer(trx, bob);
      const first = await trx
        .selectFrom("customers")
        .selectAll()
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(2)
        .execute();
      const last = first[1];
      return trx
        .selectFrom("customers")
        .select("id")
        .where(sql<boolean>`(created_at, id) < (${last?.created_at}, ${last?.id}::uuid)`)
        .execute();
    });
    expect(page).toHaveLength(3);
  });

  test("a record is sealed or plain, never both and never neither", async () => {
    const insert = (columns: object) =>
      database().asOwner(ada, (trx) =>
        trx
          .insertInto("customers")
          .values({ ...words(ada), ...columns })
          .execute(),
      );
    await expect(insert({ sealed: "qw1:kid:customer:id:abc" })).rejects.toThrow("check constraint");
    await expect(insert({ plain: null })).rejects.toThrow("check constraint");
    await expect(insert({ plain: null, sealed: "looks sealed but is not" })).rejects.toThrow(
      "check constraint",
    );
    await expect(insert({ plain: null, sealed: "qw1:kid:customer:id:abc" })).resolves.toBeDefined();
  });

  test("only the domain lists values: no CHECK repeats a list", async () => {
    const { rows } = await database().readAsSystem((trx) =>
      sql<{ name: string }>`
        select conname as name from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace
          and pg_get_constraintdef(oid) like '%= ANY (ARRAY[%'`.execute(trx),
    );
    expect(rows).toEqual([]);
  });

  test("a quote has at most one invoice", async () => {
    const insert = (columns: object) =>
      database().asOwner(ada, (trx) =>
        trx
          .insertInto("documents")
          .values({ ...newDocument(ada), ...columns })
          .execute(),
      );
    const quote = randomUUID();
    await insert({ quote_id: quote });
    const second = await insert({ quote_id: quote }).catch((error: unknown) => error);
    expect(isUniqueViolation(second, "documents_one_invoice_per_quote")).toBe(true);
  });

  test.each([
    ["quote", quoteStatuses],
    ["invoice", invoiceStatuses],
  ] as const)("every status of a %s can be written", async (kind, statuses) => {
    const written = await database().asOwner(ada, (trx) =>
      trx
        .insertInto("documents")
        .values(statuses.map((status) => ({ ...newDocument(ada), kind, status })))
        .returning("status")
        .execute(),
    );
    expect(written.map(({ status }) => status)).toEqual(statuses);
  });

  test("five megabytes are stored and read unchanged", async () => {
    const logo = `data:image/png;base64,${"iVBORw0KGgo".repeat(500_000)}`;
    const back = await database().asOwner(bob, async (trx) => {
      await trx
        .insertInto("company_profiles")
        .values({ ...newProfile(bob), logo_plain: logo })
        .execute();
      return trx.selectFrom("company_profiles").select("logo_plain").executeTakeFirstOrThrow();
    });
    expect(back.logo_plain === logo).toBe(true);
  });
});
