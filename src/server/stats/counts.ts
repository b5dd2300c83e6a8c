import { sql } from "kysely";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { Currency } from "#domain/money/currency.ts";
import type { Pence } from "#domain/money/pence.ts";
import type { OwnedTransaction } from "#server/db/database.ts";

interface Counts {
  materialsCount: number;
  newMaterials: number;
  laborCount: number;
}

/** How many materials and labour items there are; new are those since the given Monday's midnight where the firm is. */
export async function readCounts(
  trx: OwnedTransaction,
  week: { monday: LocalDate; timeZone: string },
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select materials.*, labor.* from
      (select count(*) as "materialsCount",
        count(*) filter (
          where created_at >= ${week.monday}::timestamp at time zone ${week.timeZone}::text
        ) as "newMaterials" from materials) as materials,
      (select count(*) as "laborCount" from labor_items) as labor`.execute(trx);
  return rows[0] ?? { materialsCount: 0, newMaterials: 0, laborCount: 0 };
}

/** What waits for somebody, in one currency. */
export interface StandingSums {
  currency: Currency;
  pendingQuotes: number;
  pendingTotal: Pence;
  outstandingCount: number;
  outstandingTotal: Pence;
}

/**
 * What stands at this moment, from the sums by status; see [Note: Figures of documents]. Pending quotes are those a
 * customer has yet to answer; outstanding is what decision S5 says.
 */
export async function readStanding(trx: OwnedTransaction): Promise<StandingSums[]> {
  const { rows } = await sql<StandingSums>`
    select currency, coalesce(sum(count) filter (where pending), 0)::bigint as "pendingQuotes",
      coalesce(sum(total) filter (where pending), 0)::bigint as "pendingTotal",
      coalesce(sum(count) filter (where owed), 0)::bigint as "outstandingCount",
      coalesce(sum(total) filter (where owed), 0)::bigint as "outstandingTotal"
    from (select currency, count, total, kind = 'quote' and status in ('draft', 'sent') as pending,
      kind = 'invoice' and status not in ('paid', 'cancelled') as owed from status_figures) as each
    group by currency`.execute(trx);
  return rows;
}
