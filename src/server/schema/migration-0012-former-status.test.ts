import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { engines } from "#test/support/database.ts";
import { addUser, deleteAside, documentOfBefore, insertDocuments } from "#test/support/sample-rows.ts";

test.each(engines)("quotes that were converted earlier can be restored ($name)", async ({ openAt }) => {
  const { database, migrate } = await openAt("0011-cis-base");
  const ada = await addUser(database);
  const quote = (number: string, status: string) => ({
    ...documentOfBefore(ada),
    kind: "quote",
    number,
    status,
  });
  const converted = quote("1", "invoice");
  const orphaned = quote("2", "invoice");
  const sent = quote("3", "sent");
  const deleted = quote("4", "invoice");
  const invoice = { ...documentOfBefore(ada), id: randomUUID(), number: "1", quote_id: converted.id };
  await database.asOwner(ada, async (trx) => {
    await insertDocuments(trx, [converted, orphaned, sent, deleted, invoice]);
    await deleteAside(trx, deleted.id);
    await sql`
      insert into status_figures (user_id, kind, status, count, total)
      select user_id, kind, status, count(*), sum(total) from documents group by 1, 2, 3`.execute(trx);
  });

  await migrate("0012-former-status");

  const read = await database.readAsOwner(ada, async (trx) => ({
    quotes: await trx
      .selectFrom("documents")
      .select(["number", "status", "former_status"])
      .where("kind", "=", "quote")
      .orderBy("number")
      .execute(),
    deleted: await sql<{ former_status: string }>`
      select (jsonb_populate_record(null::documents, document)).former_status from deleted_documents`.execute(
      trx,
    ),
    figures: await trx
      .selectFrom("status_figures")
      .select(["kind", "status", "count", "total"])
      .orderBy("kind")
      .orderBy("status")
      .execute(),
  }));
  expect(read).toMatchObject({
    quotes: [
      { number: "1", status: "invoice", former_status: "accepted" },
      { number: "2", status: "accepted", former_status: null },
      { number: "3", status: "sent", former_status: null },
    ],
    deleted: { rows: [{ former_status: "accepted" }] },
    figures: [
      { kind: "invoice", status: "pending", count: 1, total: 1481 },
      { kind: "quote", status: "accepted", count: 1, total: 1481 },
      { kind: "quote", status: "invoice", count: 1, total: 1481 },
      { kind: "quote", status: "sent", count: 1, total: 1481 },
    ],
  });
  await database.close();
});
