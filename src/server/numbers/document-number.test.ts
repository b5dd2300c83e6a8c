import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Id } from "#domain/ids/id.ts";
import { peekNumber, takeNextNumber } from "#server/numbers/document-number.ts";
import { describeEachEngine } from "#test/support/database.ts";
import { listening } from "#test/support/listening-database.ts";
import { addUser } from "#test/support/sample-rows.ts";

const byHand = 2_500;

describeEachEngine("the next number", (database) => {
  let ada: Id<"User">;
  beforeAll(async () => {
    ada = await addUser(database());
    await database().asOwner(ada, (trx) =>
      sql`
        insert into document_numbers (user_id, kind, number, document_id)
        select ${ada}, 'invoice', 'INV-' || lpad(figure::text, 4, '0'), gen_random_uuid()
        from generate_series(1, ${byHand}::int) as figure where figure <> 2000`.execute(trx),
    );
  });

  test("is found in one statement, however many numbers are taken", async () => {
    const statements: string[] = [];
    const heard = listening(database(), statements);
    expect(await heard.readAsOwner(ada, (trx) => peekNumber(trx, "invoice"))).toBe("INV-2000");
    expect(statements).toHaveLength(1);
    expect(await heard.readAsOwner(ada, (trx) => peekNumber(trx, "quote"))).toBe("Q-0001");
  });

  test("is taken in two statements, and the next number comes after all that are taken", async () => {
    const statements: string[] = [];
    const heard = listening(database(), statements);
    const take = () =>
      heard.asOwner(ada, (trx) =>
        takeNextNumber(trx, { userId: ada, kind: "invoice", id: randomUUID(), now: new Date(0) }),
      );
    expect(await take()).toBe("INV-2000");
    expect(statements).toHaveLength(2);
    expect([await take(), await take()]).toEqual(["INV-2501", "INV-2502"]);
  });
});
