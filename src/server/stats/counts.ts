import { sql } from "kysely";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import { dashboardFigures, type MonthlyFigure, type StandingFigure } from "#domain/documents/kept-figures.ts";
import type { Currency } from "#domain/region/currency.ts";
import { compiledOnce } from "#server/db/compiled-once.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { countedSql } from "#server/figures/figure-sql.ts";

interface Counts {
  materialsCount: number;
  newMaterials: number;
  laborCount: number;
}

/**
 * Counts materials and labour items. Materials made since midnight of the week's first day, in the firm's zone, are new.
 */
export async function readCounts(
  trx: OwnedTransaction,
  week: { weekStart: LocalDate; timeZone: string },
): Promise<Counts> {
  const [counts = { materialsCount: 0, newMaterials: 0, laborCount: 0 }] = await counted(trx, week);
  return counts;
}

const counted = compiledOnce(
  (_trx: OwnedTransaction, week: { weekStart: LocalDate; timeZone: string }) => sql<Counts>`
    select materials.*, labor.* from
      (select count(*) as "materialsCount",
        count(*) filter (
          where created_at >= ${week.weekStart}::timestamp at time zone ${week.timeZone}::text
        ) as "newMaterials" from materials) as materials,
      (select count(*) as "laborCount" from labor_items) as labor`,
);

/** The figures of documents by their present status, in one currency. */
export type StandingSums = Record<string, number> & { currency: Currency };

const standing = Object.entries<MonthlyFigure | StandingFigure>(dashboardFigures).flatMap(([name, figure]) =>
  "months" in figure ? [] : [{ name, ...figure }],
);

/** Reads the present sums from the rollup by status; see [Note: Figures of documents]. */
export function readStanding(trx: OwnedTransaction): Promise<StandingSums[]> {
  return standingSums(trx, {});
}

const standingSums = compiledOnce((_trx: OwnedTransaction, _none: object) => {
  const sums = standing.map(
    (figure) => sql`
      coalesce(sum(${sql.ref(figure.adds)}) filter (where ${countedSql(figure)}), 0)::bigint as ${sql.ref(figure.name)}`,
  );
  return sql<StandingSums>`select currency, ${sql.join(sums)} from status_figures group by currency`;
});
