import { type Kysely, sql } from "kysely";
import { guardWithRowSecurity } from "#server/schema/migration-0001-foundation.ts";

/**
 * Creates a table of records whose words are plain or sealed ([Note: Sealed or plain]), with the index of its list and
 * row-level security, as the first migration made those of customers. Frozen like a migration, because migrations call
 * it.
 *
 * @param columns further columns and constraints, each after a comma: ", price bigint not null"
 */
export async function createSealableTable(
  db: Kysely<unknown>,
  table: string,
  columns: ReturnType<typeof sql> = sql``,
): Promise<void> {
  await sql`
    create table ${sql.table(table)} (
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null,
      version integer not null default 1,
      plain jsonb,
      sealed text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (user_id, id),
      check ((plain is null) <> (sealed is null)),
      check (sealed is null or sealed like 'qw1:%')
      ${columns}
    )`.execute(db);
  await sql`
    create index ${sql.ref(`${table}_by_age`)} on ${sql.table(table)} (user_id, created_at desc, id desc)
  `.execute(db);
  await guardWithRowSecurity(db, table);
}
