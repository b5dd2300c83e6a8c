import { type RawBuilder, sql } from "kysely";
import { changesPage, changesPageBytes } from "#contract/changes.ts";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { type RecordRow, type RecordSource, rowAsJson, rowOfJson } from "#server/records/record-store.ts";
import { countedColumns, recordPlaces, type TenantTable } from "#server/schema/tables.ts";

/** A noted change, and the row of a simple record that is still there. */
export interface ChangedRow {
  readonly kind: RecordKind;
  readonly id: string;
  readonly seq: number;
  readonly version: number;
  readonly deleted: boolean;
  readonly row: RecordRow | null;
}

interface ChangesPage {
  readonly feed: string | null;
  readonly last: number;
  readonly rows: ChangedRow[];
}

/** A row of the feed beside the feed itself; of a page without changes there is one, with nulls. */
type FeedRow = { feed: string; last: number } & (ChangedRow | { kind: null });

/**
 * The noted changes after a number, in one statement: as many as one answer has ({@link changesPage},
 * {@link changesPageBytes}), with the rows of simple records.
 *
 * @param simple by kind
 */
export async function readChangesPage(
  trx: OwnedTransaction,
  after: number,
  simple: ReadonlyMap<RecordKind, RecordSource>,
): Promise<ChangesPage> {
  const sizes = recordPlaces.map(({ place, table }) => sql`when ${place} then (${sizeOf(table)})`);
  const rowsOfKinds = [...simple].map(
    ([kind, source]) => sql`when ${kind} then ${rowAsJson(source, sql`page.id`)}`,
  );
  const { rows } = await sql<FeedRow>`
    with next as materialized (
      select kind, id, seq, version, deleted from record_changes where seq > ${after}
      order by seq limit ${changesPage}
    ), sized as (
      select next.*, sum(coalesce(case kind ${sql.join(sizes, sql` `)} end, 0)) over (order by seq) as bytes,
        row_number() over (order by seq) as place
      from next
    ), page as (
      select kind, id, seq, version, deleted from sized where bytes <= ${changesPageBytes} or place = 1
    )
    select feed, last, page.*, case page.kind ${sql.join(rowsOfKinds, sql` `)} end as row
    from change_feeds left join page on true order by page.seq`.execute(trx);
  const [first] = rows;
  if (!first) return { feed: null, last: 0, rows: [] };
  return { feed: first.feed, last: first.last, rows: rows.flatMap((row) => noted(row)) };
}

function noted(row: FeedRow): ChangedRow[] {
  if (row.kind === null) return [];
  return [{ ...row, row: row.row && rowOfJson(row.row) }];
}

/** The bytes of a record as the database has it, from the columns that an account's space is measured by. */
function sizeOf(table: TenantTable): RawBuilder<unknown> {
  const columns = countedColumns.find((counted) => counted.table === table)?.columns ?? [];
  const sizes = columns.map((column) => sql`coalesce(octet_length(${sql.ref(column)}::text), 0)`);
  return sql`select ${sql.join(sizes, sql` + `)} from ${sql.table(table)} where id = next.id`;
}
