import * as z from "zod/mini";
import * as wire from "#contract/wire.ts";

type Adds = Readonly<Record<string, { readonly adds: "count" | "total" }>>;

type FigureSchemas<Table extends Adds> = {
  [Name in keyof Table]: Table[Name]["adds"] extends "total" ? typeof wire.money : ReturnType<typeof z.int>;
};

/** The schema of each figure of a table: a whole number for documents counted, money for totals. */
export function figureSchemas<Table extends Adds>(table: Table): FigureSchemas<Table> {
  const schemas = Object.entries(table).map(([name, { adds }]) => [
    name,
    adds === "total" ? wire.money : z.int(),
  ]);
  return Object.fromEntries(schemas);
}
