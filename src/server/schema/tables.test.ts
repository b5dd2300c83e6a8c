import { sql } from "kysely";
import { expect, test } from "vitest";
import { recordKinds } from "#contract/sealed-kinds.ts";
import type { Database } from "#server/db/database.ts";
import {
  columnsOfPlace,
  places,
  recordPlaces,
  systemTables,
  tenantTableNames,
} from "#server/schema/tables.ts";
import { describeEachEngine } from "#test/support/database.ts";

describeEachEngine("the tables", (database) => {
  test("in the database are the tables of the two lists", async () => {
    const rows = await ask<{ name: string }>(
      database(),
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'`,
    );
    const listed: string[] = [...Object.keys(systemTables), ...tenantTableNames];
    expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  test("of tenants come after the tables that they reference, and their rows are deleted with the user", async () => {
    const keys = await ask<{ from: string; to: string; cascades: boolean }>(
      database(),
      sql`
        select conrelid::regclass::text as from, confrelid::regclass::text as to, confdeltype = 'c' as cascades
        from pg_constraint where contype = 'f'`,
    );
    const owned = keys.filter(({ to, cascades }) => to === "users" && cascades).map(({ from }) => from);
    expect(owned).toEqual(expect.arrayContaining(tenantTableNames));
    const names: string[] = tenantTableNames;
    const others = keys.filter(({ to }) => to !== "users");
    expect(others.map(({ from }) => from).toSorted()).toEqual(["labor_items", "materials"]);
    for (const { from, to } of others) expect(names.indexOf(from)).toBeGreaterThan(names.indexOf(to));
  });

  test("have words in the listed columns and in no others, and a place for every kind of record", async () => {
    const columns = await ask<{ name: string }>(
      database(),
      sql`
        select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and column_name similar to '(%_)?(plain|sealed)'`,
    );
    const listed = places.flatMap((place) =>
      columnsOfPlace(place).map((column) => `${place.table}.${column}`),
    );
    expect([...new Set(listed)].toSorted()).toEqual(columns.map(({ name }) => name).toSorted());
    expect(places.map(({ place }) => place).toSorted()).toEqual([...recordKinds, "letterhead"].toSorted());
  });

  test("have a place in the feed for every row with a version, and for no part of one", async () => {
    const columns = await ask<{ table: string }>(
      database(),
      sql`
        select table_name as table from information_schema.columns
        where table_schema = 'public' and column_name in ('version', 'updated_at')
        group by table_name having count(*) = 2`,
    );
    const tables = new Set(recordPlaces.map(({ table }) => table));
    expect([...tables].toSorted()).toEqual(columns.map(({ table }) => table).toSorted());
    const kinds = recordPlaces.map(({ place }) => place);
    const parts = places.flatMap(({ place, partOf }) => (partOf ? [{ place, partOf }] : []));
    expect(parts).toEqual([
      { place: "companyLogo", partOf: "companyProfile" },
      { place: "letterhead", partOf: "invoice" },
    ]);
    expect(kinds.toSorted()).toEqual(recordKinds.filter((kind) => kind !== "companyLogo").toSorted());
  });

  test("keep the words of a record in jsonb or an envelope as text", async () => {
    const columns = await ask<{ name: string; type: string }>(
      database(),
      sql`
        select table_name || '.' || column_name as name, data_type as type from information_schema.columns
        where table_schema = 'public'`,
    );
    const types = new Map(columns.map(({ name, type }) => [name, type]));
    for (const { place, table, plain, sealed, lines, sealedAfter, alongside } of places) {
      const of = (column: string | undefined) => column && types.get(`${table}.${column}`);
      expect(of(plain), place).toBe(place === "companyLogo" ? "text" : "jsonb");
      expect(of(sealed), place).toBe("text");
      expect([of(lines?.plain), of(lines?.sealed)]).toEqual(
        lines ? ["jsonb", "text"] : [undefined, undefined],
      );
      for (const column of [sealedAfter, alongside]) expect(of(column)).toBe(column && "jsonb");
    }
  });
});

async function ask<T>(database: Database, query: ReturnType<typeof sql>): Promise<T[]> {
  const { rows } = await database.readAsSystem((trx) => query.execute(trx));
  return rows as T[];
}
