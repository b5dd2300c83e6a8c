import { type RawBuilder, sql } from "kysely";
import { type MonthFigure, monthFigures } from "#domain/documents/kept-figures.ts";

/** The condition that a row with `kind` and `status` is counted by a figure, in SQL. */
export function countedSql({ kind, when }: Pick<MonthFigure, "kind" | "when">): RawBuilder<boolean> {
  if (when === undefined) return sql`kind = ${kind}`;
  return sql`kind = ${kind} and status in (${sql.join(when)})`;
}

/** The condition that a row of months counts any document, in SQL. */
export const hasDocuments: RawBuilder<boolean> = sql.join(
  Object.values(monthFigures)
    .filter(({ adds }) => adds === "count")
    .map(({ column }) => sql`${sql.ref(column)} > 0`),
  sql` or `,
);
