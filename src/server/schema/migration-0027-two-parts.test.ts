import { sql } from "kysely";
import { expect, test } from "vitest";
import { invoiceWords, tableOfPart } from "#domain/documents/document-words.ts";
import { wordNames } from "#domain/records/word-table.ts";
import type { Database } from "#server/db/database.ts";
import { engines } from "#test/support/database.ts";
import { addUser, deleteAside, insertDocuments, newDocument } from "#test/support/sample-rows.ts";

const head = wordsOf("head");
const lines = { ...wordsOf("lines"), lineItems: { "line 1": { name: "Oak board", unit: null } } };

test.each(engines)(
  "plain words become two parts, and envelopes stay as they are ($name)",
  async ({ openAt }) => {
    const { database, migrate } = await openAt("0026-one-door-for-writes");
    const [ann, bob] = [await addUser(database), await addUser(database)];
    const envelope = `qw1:${"A".repeat(22)}:invoice:an envelope with all words`;
    const add = async (user: string, columns: object) => {
      const row = { ...newDocument(user), plain: JSON.stringify({ ...head, ...lines }), ...columns };
      await database.asOwner(user, (trx) => insertDocuments(trx, [row]));
      return row.id;
    };
    const whole = await add(ann, {});
    const short = await add(ann, { plain: '{"customerName":"Bea Brown"}' });
    const sealed = await add(bob, { plain: null, sealed: envelope });
    const deleted = await add(ann, {});
    const deletedSealed = await add(bob, { plain: null, sealed: envelope });
    await database.asOwner(ann, (trx) => deleteAside(trx, deleted));
    await database.asOwner(bob, (trx) => deleteAside(trx, deletedSealed));

    await migrate("0027-two-parts");
    expect(await partsOf(database, ann)).toEqual(
      new Map([
        [whole, { plain: head, lines_plain: lines, sealed: null, lines_sealed: null }],
        [short, { plain: { customerName: "Bea Brown" }, lines_plain: {}, sealed: null, lines_sealed: null }],
        [deleted, { plain: head, lines_plain: lines, sealed: null, lines_sealed: null }],
      ]),
    );
    const whole1 = { plain: null, lines_plain: null, sealed: envelope, lines_sealed: null };
    expect(await partsOf(database, bob)).toEqual(
      new Map([
        [sealed, whole1],
        [deletedSealed, whole1],
      ]),
    );
    const { rows } = await database.asSystem((trx) =>
      sql`select oldest, newest from schema_contract`.execute(trx),
    );
    expect(rows).toEqual([{ oldest: 2, newest: 2 }]);
    await database.close();
  },
);

function wordsOf(part: "head" | "lines"): Record<string, string> {
  return Object.fromEntries(wordNames(tableOfPart(invoiceWords, part)).map((word) => [word, `A ${word}`]));
}

/** The columns of words of an account's documents, also of deleted ones, by id. */
async function partsOf(database: Database, user: string): Promise<Map<string, object>> {
  const { rows } = await database.readAsOwner(user, (trx) =>
    sql<{ id: string; document: Record<string, unknown> }>`
      select id, to_jsonb(documents) as document from documents
      union all select id, document from deleted_documents`.execute(trx),
  );
  return new Map(
    rows.map(({ id, document: { plain, lines_plain, sealed, lines_sealed } }) => [
      id,
      { plain, lines_plain, sealed, lines_sealed },
    ]),
  );
}
