import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { pence } from "#domain/money/pence.ts";
import { percent } from "#domain/money/percent.ts";
import type { Database, OwnedTransaction } from "#server/db/database.ts";
import { DatabaseAway, isForeignKeyViolation, isUniqueViolation } from "#server/db/database-errors.ts";
import { type Schema, systemTables } from "#server/db/schema.ts";
import { describeEachEngine } from "#test/support/database.ts";

const now = "2026-11-21T10:22:33.456Z";

describeEachEngine("the database", (database) => {
  let ada = "";
  let bob = "";
  beforeAll(async () => {
    ada = await addUser(database());
    bob = await addUser(database());
  });

  test("answers when asked whether it is there", async () => {
    await expect(database().ping()).resolves.toBeUndefined();
  });

  test("every tenant table is guarded by forced row-level security, and by nothing weaker", async () => {
    const tables = await tablesWithGuards(database());
    const tenants = tables.filter(({ name }) => !(systemTables as readonly string[]).includes(name));
    expect(tenants.map(({ name }) => name)).toContain("documents");
    const guard = {
      owned: true,
      enabled: true,
      forced: true,
      policies: ["own_rows ALL PERMISSIVE using check"],
    };
    expect(tenants).toEqual(tenants.map(({ name }) => ({ name, ...guard })));
  });

  test("a user sees, changes and deletes own rows only", async () => {
    const id = await addCustomer(database(), ada);
    expect(await customerIds(database(), ada)).toEqual([id]);
    expect(await customerIds(database(), bob)).toEqual([]);
    const [updated, deleted] = await database().asOwner(bob, async (trx) => [
      await trx.updateTable("customers").set({ plain: "{}" }).where("id", "=", id).executeTakeFirst(),
      await trx.deleteFrom("customers").where("id", "=", id).executeTakeFirst(),
    ]);
    expect(updated).toMatchObject({ numUpdatedRows: 0n });
    expect(deleted).toMatchObject({ numDeletedRows: 0n });
    expect(await customerIds(database(), ada)).toEqual([id]);
  });

  test("no row can be made for, or handed over to, another user", async () => {
    await expect(database().asOwner(bob, (trx) => insertCustomer(trx, ada))).rejects.toThrow(
      "row-level security",
    );
    const id = await addCustomer(database(), bob);
    const handOver = (trx: OwnedTransaction) =>
      trx.updateTable("customers").set({ user_id: ada }).where("id", "=", id).execute();
    await expect(database().asOwner(bob, handOver)).rejects.toThrow("row-level security");
    expect(await customerIds(database(), bob)).toEqual([id]);
  });

  test("work without an owner sees no tenant's rows and can write none", async () => {
    await addCustomer(database(), ada);
    const all = database().asSystem((trx) => sql`select * from customers`.execute(trx));
    expect((await all).rows).toEqual([]);
    const insert = database().asSystem((trx) => insertCustomer(trx as unknown as OwnedTransaction, ada));
    await expect(insert).rejects.toThrow("row-level security");
  });

  test("a user's setting does not outlive the transaction", async () => {
    for (let connection = 0; connection < 12; connection += 1) await customerIds(database(), ada);
    const left = await database().asSystem((trx) =>
      sql<{ id: string | null }>`select current_setting('app.user_id', true) as id`.execute(trx),
    );
    expect(left.rows[0]?.id ?? "").toBe("");
  });

  test("an owner is a UUID and nothing else", async () => {
    const notIds = ["", "1", `${ada}'; drop table users; --`, ada.toUpperCase()];
    for (const id of notIds) {
      await expect(database().asOwner(id, async () => null)).rejects.toThrow(TypeError);
    }
  });

  test("columns come out as the same types whatever the engine", async () => {
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
      lines: [{ quantity: 1500 }, { quantity: 2 }],
      tax_percent: 20_000,
      cis_applied: false,
      subtotal: 1234,
      total: 9_007_199_254_740_991,
      created_at: now,
    });
  });

  test("sums and counts come out as documented: bigint as number, numeric as text", async () => {
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

  test("an amount too large to be exact is refused, not rounded", async () => {
    const read = database().asSystem((trx) => sql`select 9007199254740993::bigint as amount`.execute(trx));
    await expect(read).rejects.toThrow(RangeError);
    await expect(database().ping()).resolves.toBeUndefined();
  });

  test("a moment keeps its milliseconds, so that a page can begin where the last one ended", async () => {
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

  test("an error undoes the whole work and reaches the caller as it is", async () => {
    const before = await customerIds(database(), ada);
    const refusal = new Error("refused by a rule");
    const work = database().asOwner(ada, async (trx) => {
      await insertCustomer(trx, ada);
      throw refusal;
    });
    await expect(work).rejects.toBe(refusal);
    expect(await customerIds(database(), ada)).toEqual(before);
  });

  test("a taken key and a row still in use can be told from other errors", async () => {
    const email = `${ada}@example.com`;
    const taken = await addUser(database(), email).catch((error: unknown) => error);
    expect([isUniqueViolation(taken), isUniqueViolation(taken, "users_email_key")]).toEqual([true, true]);
    expect([isUniqueViolation(taken, "users_pkey"), isForeignKeyViolation(taken)]).toEqual([false, false]);

    const inUse = await database()
      .asOwner(ada, async (trx) => {
        const category = await insertWords(trx, "categories", ada);
        const material = { ...words(ada), unit_cost: pence(100), category_id: category };
        await trx.insertInto("materials").values(material).execute();
        await trx.deleteFrom("categories").where("id", "=", category).execute();
      })
      .catch((error: unknown) => error);
    expect([isForeignKeyViolation(inUse), isUniqueViolation(inUse)]).toEqual([true, false]);
  });

  test("work whose failed statement was passed over is not reported as saved", async () => {
    const work = database().asOwner(ada, async (trx) => {
      await insertCustomer(trx, ada);
      await sql`select 1 / 0`.execute(trx).catch(() => "passed over");
    });
    await expect(work).rejects.toThrow("Nothing was saved");
  });

  test("a query after the end of its transaction is refused, since it would run for whoever comes next", async () => {
    let late: OwnedTransaction | undefined;
    await database().asOwner(ada, async (trx) => {
      late = trx;
    });
    await expect(late?.selectFrom("customers").selectAll().execute()).rejects.toThrow("after the end");
  });

  test("work that reads cannot write", async () => {
    await expect(database().readAsOwner(ada, (trx) => insertCustomer(trx, ada))).rejects.toThrow("read-only");
  });

  test("work that lost against another transaction is repeated as a whole, and not for ever", async () => {
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

  test("fifty transactions at once take their turns", async () => {
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

  test("a document has one of its own kind's statuses, and a quote one invoice at most", async () => {
    const insert = (columns: object) =>
      database().asOwner(ada, (trx) =>
        trx
          .insertInto("documents")
          .values({ ...newDocument(ada), ...columns })
          .execute(),
      );
    await expect(insert({ status: "accepted" })).rejects.toThrow("check constraint");
    await expect(insert({ kind: "quote", status: "paid" })).rejects.toThrow("check constraint");
    const quote = randomUUID();
    await insert({ quote_id: quote });
    const second = await insert({ quote_id: quote }).catch((error: unknown) => error);
    expect(isUniqueViolation(second, "documents_one_invoice_per_quote")).toBe(true);
  });

  test("a user goes with everything that is theirs", async () => {
    const carol = await addUser(database());
    await addCustomer(database(), carol);
    await database().asOwner(carol, (trx) => trx.deleteFrom("users").where("id", "=", carol).execute());
    expect(await customerIds(database(), carol)).toEqual([]);
  });

  test("five megabytes go in and out unharmed", async () => {
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

interface GuardedTable {
  name: string;
  owned: boolean;
  enabled: boolean;
  forced: boolean;
  policies: string[];
}

/** Every table of the database apart from the migrations' own, with how it is guarded. */
async function tablesWithGuards(database: Database): Promise<GuardedTable[]> {
  const { rows } = await database.readAsSystem((trx) =>
    sql<GuardedTable>`
      select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
        exists (select from pg_attribute where attrelid = c.oid and attname = 'user_id' and attnotnull) as owned,
        array(
          select concat_ws(' ', policyname, cmd, permissive, case when qual like '%app.user_id%' then 'using' end,
            case when with_check like '%app.user_id%' then 'check' end)
          from pg_policies where tablename = c.relname) as policies
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely_%'
      order by name`.execute(trx),
  );
  return rows;
}

async function addUser(database: Database, email?: string): Promise<string> {
  const id = randomUUID();
  const person = { id, email: email ?? `${id}@example.com`, first_name: "Ada", last_name: "Builder" };
  await database.asSystem((trx) =>
    trx
      .insertInto("users")
      .values({ ...person, password_hash: "-", created_at: now, updated_at: now })
      .execute(),
  );
  return id;
}

function addCustomer(database: Database, user: string): Promise<string> {
  return database.asOwner(user, (trx) => insertCustomer(trx, user));
}

function insertCustomer(trx: OwnedTransaction, user: string): Promise<string> {
  return insertWords(trx, "customers", user);
}

async function insertWords(
  trx: OwnedTransaction,
  table: "customers" | "categories",
  user: string,
): Promise<string> {
  const row = words(user);
  await trx.insertInto(table).values(row).execute();
  return row.id;
}

async function customerIds(database: Database, user: string): Promise<string[]> {
  const rows = await database.readAsOwner(user, (trx) => trx.selectFrom("customers").select("id").execute());
  return rows.map(({ id }) => id);
}

function words(user: string) {
  return { user_id: user, id: randomUUID(), plain: '{"name":"Bob"}', created_at: now, updated_at: now };
}

const terms = {
  markup_scope: "materials_only",
  cis_method: "hmrc",
  cis_rate_percent: percent(20_000),
} as const;

function newDocument(user: string) {
  return {
    ...words(user),
    ...terms,
    plain: JSON.stringify({ customerName: "Zoë 🏠" }),
    kind: "invoice",
    status: "pending",
    issue_date: "2026-03-29",
    lines: JSON.stringify([{ quantity: 1500 }, { quantity: 2 }]),
    markup_percent: percent(25_000),
    discount_percent: percent(0),
    discount_base: "subtotal",
    tax_percent: percent(20_000),
    cis_applied: false,
    reverse_charge: false,
    subtotal: pence(1234),
    total: pence(1481),
  } as const satisfies Partial<Record<keyof Schema["documents"], unknown>>;
}

function newProfile(user: string) {
  return {
    ...words(user),
    ...terms,
    charge_vat: true,
    vat_rate: percent(20_000),
    language: "en-GB",
    default_markup_percent: percent(25_000),
    default_tax_percent: percent(20_000),
    cis_registered: false,
    brand_color: "#111827",
  } as const;
}
