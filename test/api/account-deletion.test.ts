import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { tenantTableNames } from "#server/schema/tables.ts";
import { type ApiClient, password } from "#test/support/api-client.ts";
import { describeApi } from "#test/support/app.ts";
import { openPostOffice, type PostOffice } from "#test/support/post-office.ts";
import { insertEverywhere } from "#test/support/tenant-rows.ts";

const { account } = routes;

describeApi("deleting an account", (app) => {
  let postOffice: PostOffice;
  beforeAll(() => {
    postOffice = openPostOffice(app().database, app().clock.now);
  });
  afterAll(() => postOffice.close());

  const forget = (email: string) => app().visitor().ok(account.forgotPassword, { body: { email } });
  const isSignedIn = async (browser: ApiClient) => (await browser.ask(account.user)).status === 200;

  test("a deleted account leaves no row behind, in any table, and everybody else's rows stay", async () => {
    const [ann, bea] = [await app().visitor().register(), await app().visitor().register()];
    for (const person of [ann, bea]) await fillAccount(person);
    for (const person of [ann, bea]) await forget(person.email);
    const phone = app().visitor();
    await phone.ok(account.login, { body: { email: ann.email, password } });
    const [annsRows, beasRows] = [await rowsAbout(ann), await rowsAbout(bea)];
    const system = ["users", "sessions", "outbox", "password_resets"];
    expect(Object.keys(annsRows).toSorted()).toEqual([...system, ...tenantTableNames].toSorted());

    await ann.ok(account.deleteAccount);
    expect(await rowsAbout(ann)).toEqual({});
    expect(await rowsAbout(bea)).toEqual(beasRows);
    expect([await isSignedIn(ann), await isSignedIn(phone), await isSignedIn(bea)]).toEqual([
      false,
      false,
      true,
    ]);
    const body = { email: ann.email, password };
    expect(await app().visitor().refused(account.login, { body })).toMatchObject({ status: 401 });
    const mails = await postOffice.deliver();
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([bea.email]);
  });

  test("a person who deleted their account may register again with the same e-mail", async () => {
    const ann = await app().visitor().register();
    await ann.ok(account.deleteAccount);
    const again = await app().visitor().register({ email: ann.email });
    expect(again.userId).not.toBe(ann.userId);
  });

  test("when two requests delete it at once, it is gone and neither fails", async () => {
    const ann = await app().visitor().register();
    const answers = await Promise.all([ann.ask(account.deleteAccount), ann.ask(account.deleteAccount)]);
    const [first = 0, second = 0] = answers.map(({ status }) => status).sort();
    expect(first).toBe(204);
    expect([204, 401]).toContain(second);
    expect((await ann.ask(account.user)).status).toBe(401);
  });

  /** Rows in every table, and a link that was mailed. */
  async function fillAccount(person: ApiClient): Promise<void> {
    await app().database.asOwner(person.userId, (trx) => insertEverywhere(trx, person.userId));
    await forget(person.email);
    await postOffice.deliver();
  }

  /** The number of rows about a person in each table: by id, read as that person, or by e-mail. */
  async function rowsAbout({ userId, email }: ApiClient): Promise<Record<string, number>> {
    return app().database.readAsOwner(userId, async (trx) => {
      const counts: Record<string, number> = {};
      for (const { name, column } of await columnsOfPeople(trx)) {
        const isTheirs = sql`${sql.ref(column)}::text in (${userId}, ${email})`;
        const { rows } = await sql<{ count: number }>`
          select count(*) as count from ${sql.table(name)} where ${isTheirs}`.execute(trx);
        if (rows[0]?.count) counts[name] = rows[0].count;
      }
      return counts;
    });
  }
});

/** For every table, the column with the id of a row's owner. */
async function columnsOfPeople(trx: OwnedTransaction): Promise<{ name: string; column: string }[]> {
  const { rows } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%'
      and (column_name in ('user_id', 'recipient') or (table_name = 'users' and column_name = 'id'))
    order by table_name`.execute(trx);
  return rows;
}
