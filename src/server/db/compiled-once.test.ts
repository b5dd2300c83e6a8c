import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { compiledOnce } from "#server/db/compiled-once.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { describeEachEngine } from "#test/support/database.ts";
import { addUser } from "#test/support/sample-rows.ts";

describeEachEngine("a statement that is compiled once", (database) => {
  let ada = "";
  let built = 0;
  beforeAll(async () => {
    ada = await addUser(database());
  });

  const sumOf = compiledOnce((_trx: OwnedTransaction, { one, other }: { one: number; other: number }) => {
    built += 1;
    return sql<{ sum: number }>`select ${one}::int + ${other}::int + ${1}::int as sum`;
  });

  test("is built at its first use, and each use has its own values", async () => {
    const sums = await database().readAsOwner(ada, (trx) =>
      Promise.all([sumOf(trx, { one: 1, other: 2 }), sumOf(trx, { one: 10, other: 20 })]),
    );
    expect(sums).toEqual([[{ sum: 4 }], [{ sum: 31 }]]);
    expect(built).toBe(1);
    const turned = await database().readAsOwner(ada, (trx) => sumOf(trx, { other: 7, one: 3 }));
    expect(turned).toEqual([{ sum: 11 }]);
  });

  test("is built again for values of other names, as a row of a newer release has", async () => {
    const written = compiledOnce((_trx: OwnedTransaction, values: Record<string, number>) => {
      return sql<{ sum: number }>`select ${sql.join(
        Object.values(values).map((each) => sql`${each}::int`),
        sql` + `,
      )} as sum`;
    });
    const ask = (values: Record<string, number>) =>
      database().readAsOwner(ada, (trx) => written(trx, values));
    expect(await ask({ one: 1, other: 2 })).toEqual([{ sum: 3 }]);
    expect(await ask({ one: 1, other: 2, third: 3 })).toEqual([{ sum: 6 }]);
    expect(await ask({ one: 10, other: 20 })).toEqual([{ sum: 30 }]);
  });

  test("refuses too few values, which would be written as null", async () => {
    const fewer: Partial<{ one: number; other: number }> = { one: 1 };
    const asked = database().readAsOwner(ada, (trx) => sumOf(trx, fewer as { one: number; other: number }));
    await expect(asked).rejects.toThrow("too few values");
  });

  test("refuses to read a value while it is built, because later uses have other ones", async () => {
    const written = compiledOnce((_trx: OwnedTransaction, { words }: { words: object }) => {
      return sql`select ${JSON.stringify(words)}`;
    });
    const asked = database().readAsOwner(ada, (trx) => written(trx, { words: {} }));
    await expect(asked).rejects.toThrow("The value of words is not known");
  });
});
