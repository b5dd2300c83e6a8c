import { type Migration, sql } from "kysely";
import { guardWithRowSecurity } from "#server/schema/migration-0001-foundation.ts";

/**
 * Idempotency keys, the feed of changes, and when a document's number was given and given up. The records that there
 * are begin the feed, in the order in which they were last changed.
 */
export const oneDoorForWrites: Migration = {
  async up(db) {
    await sql`
      create table applied_writes (
        user_id uuid not null references users (id) on delete cascade,
        key uuid not null,
        digest text not null,
        kind text,
        id uuid,
        version integer,
        answer jsonb,
        at timestamptz(3) not null,
        primary key (user_id, key)
      )`.execute(db);
    await sql`create index applied_writes_at on applied_writes (at)`.execute(db);
    await sql`
      create table change_feeds (
        user_id uuid primary key references users (id) on delete cascade,
        feed uuid not null,
        last bigint not null
      )`.execute(db);
    await sql`
      create table record_changes (
        user_id uuid not null references users (id) on delete cascade,
        kind text not null,
        id uuid not null,
        seq bigint not null,
        version integer not null,
        deleted boolean not null,
        primary key (user_id, kind, id),
        unique (user_id, seq)
      )`.execute(db);
    await sql`
      alter table document_numbers
        add column given_at timestamptz(3),
        add column given_up_at timestamptz(3),
        add column given_up_why text,
        add constraint document_numbers_given_up check ((given_up_at is null) = (given_up_why is null))`.execute(
      db,
    );
    await fillFeeds(db);
    for (const table of ["applied_writes", "change_feeds", "record_changes"]) {
      await guardWithRowSecurity(db, table);
    }
    // The server's own purge runs without a user: it can delete keys after their 90 days, and can read none.
    await sql`
      create policy over_their_time on applied_writes for delete
      using (nullif(current_setting('app.user_id', true), '') is null and at < now() - interval '90 days')
    `.execute(db);
  },
};

type AnyDatabase = Parameters<Migration["up"]>[0];

const simple = [
  ["company_profiles", "companyProfile"],
  ["categories", "category"],
  ["labor_categories", "laborCategory"],
  ["materials", "material"],
  ["labor_items", "laborItem"],
  ["customers", "customer"],
] as const;

async function fillFeeds(db: AnyDatabase): Promise<void> {
  const guarded = ["documents", "document_numbers", ...simple.map(([table]) => table)];
  // A migration runs without a user, so it would see no rows: for its transaction the tables' owner may see them all.
  for (const table of guarded) {
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  }
  const records = simple.map(
    ([table, kind]) => sql`
      select user_id, ${sql.lit(kind)} as kind, id, version, updated_at from ${sql.table(table)}`,
  );
  await sql`
    insert into record_changes (user_id, kind, id, seq, version, deleted)
    select user_id, kind, id, row_number() over (partition by user_id order by updated_at, id), version, false
    from (
      ${sql.join(records, sql` union all `)}
      union all select user_id, kind, id, version, updated_at from documents
    ) as record`.execute(db);
  await sql`
    insert into change_feeds (user_id, feed, last)
    select user_id, gen_random_uuid(), max(seq) from record_changes group by user_id`.execute(db);
  await sql`
    update document_numbers as number set given_at = documents.created_at from documents
    where documents.user_id = number.user_id and documents.id = number.document_id`.execute(db);
  for (const table of guarded) {
    await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  }
}
