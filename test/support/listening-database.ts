import { ColumnNode, type KyselyPlugin, type RootOperationNode, type Transaction } from "kysely";
import type { Database } from "#server/db/database.ts";

/** A database that records every statement: its kind, and of an update which columns it sets. */
export function listening(database: Database, statements: string[]): Database {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push([node.kind, ...columnsSetBy(node)].join(" "));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const heard = <S>(trx: Transaction<S>) => trx.withPlugin(plugin) as Transaction<S>;
  return {
    ...database,
    asOwner: (userId, work) => database.asOwner(userId, (trx) => work(heard(trx))),
    readAsOwner: (userId, work) => database.readAsOwner(userId, (trx) => work(heard(trx))),
    readForVisitor: (userId, work) => database.readForVisitor(userId, (trx) => work(heard(trx))),
    asSystem: (work) => database.asSystem((trx) => work(heard(trx))),
    readAsSystem: (work) => database.readAsSystem((trx) => work(heard(trx))),
  };
}

function columnsSetBy(node: RootOperationNode): string[] {
  if (node.kind !== "UpdateQueryNode") return [];
  return (node.updates ?? [])
    .map(({ column }) => (ColumnNode.is(column) ? column.column.name : "?"))
    .toSorted();
}
