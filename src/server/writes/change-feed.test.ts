import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Id } from "#domain/ids/id.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { beginFeedAgain, type NotedChange, notingChanges, versionOfNew } from "#server/writes/change-feed.ts";
import { describeEachEngine } from "#test/support/database.ts";
import { addUser, words } from "#test/support/sample-rows.ts";

const writers = 8;
const writesOfEach = 25;

describeEachEngine("the feed of changes", (database, { name }) => {
  let ada: Id<"User">;
  beforeAll(async () => {
    ada = await addUser(database());
  });

  async function note(trx: OwnedTransaction, ...changes: NotedChange[]): Promise<void> {
    await sql`with ${notingChanges(ada, changes)} select from noted`.execute(trx);
  }

  const customer = (id: string, version: number, deleted = false): NotedChange => ({
    kind: "customer",
    id,
    version,
    deleted,
  });

  function changesAfter(seq: number) {
    return database().readAsOwner(ada, (trx) =>
      trx.selectFrom("record_changes").selectAll().where("seq", ">", seq).orderBy("seq").execute(),
    );
  }

  test("has the last change of each record, numbered in the order of the writes", async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    await database().asOwner(ada, (trx) => note(trx, customer(one, 1), customer(two, 1)));
    await database().asOwner(ada, (trx) => note(trx, customer(one, 2), customer(one, 3, true)));
    expect(await changesAfter(0)).toMatchObject([
      { id: two, seq: 2, version: 1, deleted: false },
      { id: one, seq: 3, version: 3, deleted: true },
    ]);
    const [next] = (
      await database().readAsOwner(ada, (trx) =>
        sql<{ version: number }>`select ${versionOfNew("customer", one)} as version`.execute(trx),
      )
    ).rows;
    expect(next).toEqual({ version: 4 });
  });

  test("a reader who has seen a number has missed none below it, while eight write", async () => {
    const already = (await changesAfter(0)).at(-1)?.seq ?? 0;
    let done = false;
    let moments = 0;
    const write = () =>
      database().asOwner(ada, async (trx) => {
        // The moment of a write is that of its beginning; how long it then takes differs.
        moments += 1;
        const row = { ...words(ada), updated_at: new Date(Date.UTC(2026, 10, 23) + moments).toISOString() };
        await trx.insertInto("customers").values(row).execute();
        await wait(moments % 2 === 0 ? 1 : 12);
        await note(trx, customer(row.id, 1));
      });
    const seen = new Set<string>();
    const seenByTime = new Set<string>();
    const read = async () => {
      let [seq, moment] = [already, ""];
      for (let isLast = false; !isLast; ) {
        isLast = done;
        const found = await changesAfter(seq);
        for (const { id } of found) seen.add(id);
        seq = found.at(-1)?.seq ?? seq;
        const later = await database().readAsOwner(ada, (trx) =>
          trx
            .selectFrom("customers")
            .select(["id", "updated_at"])
            .where("updated_at", ">", moment || "2000-01-01T00:00:00.000Z")
            .orderBy("updated_at")
            .execute(),
        );
        for (const { id } of later) seenByTime.add(id);
        moment = later.at(-1)?.updated_at ?? moment;
      }
    };
    const reading = read();
    await Promise.all(
      Array.from({ length: writers }, async () => {
        for (let count = 0; count < writesOfEach; count += 1) await write();
      }),
    );
    done = true;
    await reading;
    expect(seen.size).toBe(writers * writesOfEach);
    // The control: a reader who goes by the time of change misses some, where writes run side by side.
    if (name === "PostgreSQL") expect(seenByTime.size).toBeLessThan(writers * writesOfEach);
  });

  test("begins again under another id with the records that there are", async () => {
    const feedOf = () =>
      database().readAsOwner(ada, (trx) =>
        trx.selectFrom("change_feeds").select(["feed", "last"]).executeTakeFirstOrThrow(),
      );
    const before = await feedOf();
    await database().asOwner(ada, async (trx) => {
      await trx.deleteFrom("record_changes").execute();
      await beginFeedAgain(trx, ada);
    });
    const after = await feedOf();
    expect(after.feed).not.toBe(before.feed);
    expect(after.last).toBe(writers * writesOfEach);
    expect((await changesAfter(0)).map(({ seq }) => seq)).toEqual(
      Array.from({ length: after.last }, (_, index) => index + 1),
    );
  });
});
