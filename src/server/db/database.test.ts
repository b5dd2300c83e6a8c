import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { pence } from "#domain/money/pence.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { DatabaseAway, isForeignKeyViolation, isUniqueViolation } from "#server/db/database-errors.ts";
import { describeEachEngine } from "#test/support/database.ts";
import { addUser, customerIds, insertCategory, insertCustomer, words } from "#test/support/sample-rows.ts";

describeEachEngine("the database", (database) => {
  let ada = "";
  beforeAll(async () => {
    ada = await addUser(database());
  });

  test("answers a ping", async () => {
    await expect(database().ping()).resolves.toBeUndefined();
  });

  test("accepts only a UUID as the owner", async () => {
    const notIds = ["", "1", `${ada}'; drop table users; --`, ada.toUpperCase()];
    for (const id of notIds) {
      await expect(database().asOwner(id, async () => null)).rejects.toThrow(TypeError);
    }
  });

  test("an error rolls all work back and reaches the caller unchanged", async () => {
    const before = await customerIds(database(), ada);
    const refusal = new Error("refused by a rule");
    const work = database().asOwner(ada, async (trx) => {
      await insertCustomer(trx, ada);
      throw refusal;
    });
    await expect(work).rejects.toBe(refusal);
    expect(await customerIds(database(), ada)).toEqual(before);
  });

  test("a taken key and a row that is still needed can be told from other errors", async () => {
    const email = `${ada}@example.com`;
    const taken = await addUser(database(), email).catch((error: unknown) => error);
    expect([isUniqueViolation(taken), isUniqueViolation(taken, "users_email_key")]).toEqual([true, true]);
    expect([isUniqueViolation(taken, "users_pkey"), isForeignKeyViolation(taken)]).toEqual([false, false]);

    const inUse = await database()
      .asOwner(ada, async (trx) => {
        const category = await insertCategory(trx, ada);
        const material = { ...words(ada), unit_cost: pence(100), category_id: category };
        await trx.insertInto("materials").values(material).execute();
        await trx.deleteFrom("categories").where("id", "=", category).execute();
      })
      .catch((error: unknown) => error);
    expect([isForeignKeyViolation(inUse), isUniqueViolation(inUse)]).toEqual([true, false]);
    expect(isForeignKeyViolation(inUse, "user_id")).toBe(false);

    const deleted = randomUUID();
    const nobodys = await database()
      .asOwner(deleted, (trx) => insertCategory(trx, deleted))
      .catch((error: unknown) => error);
    expect(isForeignKeyViolation(nobodys, "user_id")).toBe(true);
  });

  test("work that ignored a failed statement is not reported as saved", async () => {
    const work = database().asOwner(ada, async (trx) => {
      await insertCustomer(trx, ada);
      await sql`select 1 / 0`.execute(trx).catch(() => "passed over");
    });
    await expect(work).rejects.toThrow("Nothing was saved");
  });

  test("a query after the end of its transaction is refused, since it would run in somebody else's", async () => {
    let late: OwnedTransaction | undefined;
    await database().asOwner(ada, async (trx) => {
      late = trx;
    });
    await expect(late?.selectFrom("customers").selectAll().execute()).rejects.toThrow("after the end");
  });

  test("work that only reads cannot write", async () => {
    await expect(database().readAsOwner(ada, (trx) => insertCustomer(trx, ada))).rejects.toThrow("read-only");
  });

  test("work that lost a race is retried as a whole, a limited number of times", async () => {
    let runs = 0;
    const lose = (times: number) =>
      database().asOwner(ada, async (trx) => {
        runs += 1;
        await insertCustomer(trx, ada);
        if (runs <= times)
          await sql.raw("do $$ begin raise exception using errcode = '40001'; end $$").execute(trx);
        return runs;
      });
    const before = (await customerIds(database(), ada)).length;
    expect(await lose(3)).toBe(4);
    expect(await customerIds(database(), ada)).toHaveLength(before + 1);
    runs = 0;
    await expect(lose(1_000)).rejects.toThrow(DatabaseAway);
    expect(runs).toBe(5);
  });

  test("fifty transactions at once all complete", async () => {
    await database().asOwner(ada, (trx) =>
      trx.insertInto("document_counters").values({ user_id: ada, kind: "invoice", next: 1 }).execute(),
    );
    const takeNumber = () =>
      database().asOwner(ada, async (trx) => {
        const { next } = await trx
          .updateTable("document_counters")
          .set((column) => ({ next: sql<number>`${column.ref("next")} + 1` }))
          .where("kind", "=", "invoice")
          .returning("next")
          .executeTakeFirstOrThrow();
        return next;
      });
    const numbers = await Promise.all(Array.from({ length: 50 }, takeNumber));
    expect(numbers.sort((left, right) => left - right)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 2),
    );
  });
});
