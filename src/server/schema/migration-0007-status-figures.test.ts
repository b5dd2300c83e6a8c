import { sql } from "kysely";
import { expect, test } from "vitest";
import { engines } from "#test/support/database.ts";
import { addUser, documentOfBefore } from "#test/support/sample-rows.ts";

test.each(engines)(
  "existing documents are counted, though a migration runs without a user ($name)",
  async ({ openAt }) => {
    const { database, migrate } = await openAt("0006-draft-keys");
    const ada = await addUser(database);
    await database.asOwner(ada, async (trx) => {
      for (const number of ["1", "2"]) {
        await trx
          .insertInto("documents")
          .values({ ...asBefore(documentOfBefore(ada)), number } as never)
          .execute();
      }
    });
    await migrate();
    const figures = await database.readAsOwner(ada, (trx) =>
      trx.selectFrom("status_figures").selectAll().execute(),
    );
    expect(figures).toMatchObject([
      { user_id: ada, kind: "invoice", status: "pending", count: 2, total: 2962 },
    ]);
    const unseen = await database.readAsSystem((trx) => sql`select * from documents`.execute(trx));
    expect(unseen.rows).toEqual([]);
    await database.close();
  },
);

/** A document without the columns that later migrations add. */
function asBefore(document: ReturnType<typeof documentOfBefore>) {
  const { discount_amount: _, net_amount: __, tax_amount: ___, cis_deduction: ____, ...before } = document;
  return { ...before, lines: "[]" };
}
