import { sql } from "kysely";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import { owedInvoiceStatuses, pendingQuoteStatuses } from "#domain/documents/status.ts";
import type { Pence } from "#domain/money/pence.ts";
import type { Currency } from "#domain/region/currency.ts";
import type { OwnedTransaction } from "#server/db/database.ts";

interface Counts {
  materialsCount: number;
  newMaterials: number;
  laborCount: number;
}

/**
 * Counts materials and labour items. Materials made since midnight of the given Monday, in the firm's zone, are new.
 */
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

/** Open quotes and unpaid invoices, in one currency. */
export interface StandingSums {
  currency: Currency;
  pendingQuotes: number;
  pendingTotal: Pence;
  outstandingCount: number;
  outstandingTotal: Pence;
}

/**
 * Reads the present sums from the rollup by status; see [Note: Figures of documents]. A pending quote is one that the
 * customer has not answered yet; decision S5 defines outstanding.
 */
export async function readStanding(trx: OwnedTransaction): Promise<StandingSums[]> {
  const { rows } = await sql<StandingSums>`
    select currency, coalesce(sum(count) filter (where pending), 0)::bigint as "pendingQuotes",
      coalesce(sum(total) filter (where pending), 0)::bigint as "pendingTotal",
      coalesce(sum(count) filter (where owed), 0)::bigint as "outstandingCount",
      coalesce(sum(total) filter (where owed), 0)::bigint as "outstandingTotal"
    from (select currency, count, total, kind = 'quote' and status in (${sql.join(pendingQuoteStatuses)}) as pending,
      kind = 'invoice' and status in (${sql.join(owedInvoiceStatuses)}) as owed from status_figures) as each
    group by currency`.execute(trx);
  return rows;
}
