import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { engines } from "#test/support/database.ts";
import { addUser, documentOfBefore } from "#test/support/sample-rows.ts";

const line = { itemType: "labour", customType: null, quantity: 2000, unitPrice: 50_000 };
const labour = { ...line, id: randomUUID() };
const material = { ...line, id: randomUUID(), itemType: "material", quantity: 1000 };
const callOut = { ...line, id: randomUUID(), itemType: "description", quantity: 0, unitPrice: 8000 };
const scoped = { markup_scope: "materials_and_labour", cis_applied: true };
const discounted = { discount_percent: 10_000 };

/** Rows without sums, and what the engine of migration 0008 works out for them: discount, net, tax, deduction. */
const rows = [
  // 1,000.00 with 25% markup is 1,250.00. CIS is 20% of that, 250.00. VAT is on the full value.
  { lines: [labour], row: scoped, sums: [0, 100_000, 25_000, 25_000] },
  // CIS is on the labour as charged, less its share of the discount: 1,150.00, without call-out and materials' markup.
  {
    lines: [labour, material],
    row: { ...scoped, ...discounted },
    sums: [15_000, 149_500, 34_500, 23_000],
  },
  {
    lines: [labour, material],
    row: { ...scoped, ...discounted, discount_base: "subtotal_plus_markup" },
    sums: [18_750, 146_250, 33_750, 22_500],
  },
  {
    lines: [labour, material, callOut],
    row: { cis_applied: true, reverse_charge: true },
    sums: [0, 150_500, 0, 20_000],
  },
  {
    lines: [labour, material],
    row: { ...scoped, cis_method: "deduct_before_vat" },
    sums: [0, 167_500, 33_500, 20_000],
  },
  { lines: [labour], row: { ...scoped, kind: "quote", status: "draft" }, sums: [0, 125_000, 25_000, 0] },
];

test.each(engines)(
  "existing documents get the sums that the engine of that day works out ($name)",
  async ({ openAt }) => {
    const { database, migrate } = await openAt("0007-status-figures");
    const ada = await addUser(database);
    await database.asOwner(ada, async (trx) => {
      for (const [index, { lines, row }] of rows.entries()) {
        const {
          discount_amount: _,
          net_amount: __,
          tax_amount: ___,
          cis_deduction: ____,
          ...before
        } = {
          ...documentOfBefore(ada),
          ...row,
        };
        const values = { ...before, lines: JSON.stringify(lines), number: String(index) };
        await trx
          .insertInto("documents")
          .values(values as never)
          .execute();
      }
    });
    await migrate("0008-document-sums");
    const stored = await database.readAsOwner(ada, (trx) =>
      trx
        .selectFrom("documents")
        .select(["discount_amount", "net_amount", "tax_amount", "cis_deduction"])
        .orderBy("number")
        .execute(),
    );
    expect(stored.map((each) => Object.values(each))).toEqual(rows.map(({ sums }) => sums));
    await database.close();
  },
);
