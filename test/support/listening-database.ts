import {
  ColumnNode,
  type CompiledQuery,
  type KyselyPlugin,
  type RootOperationNode,
  type Transaction,
} from "kysely";
import type { Database } from "#server/db/database.ts";

/** A database that records every statement: its kind, and of an update which columns it sets. */
export function listening(database: Database, statements: string[]): Database {
  const hear = (node: RootOperationNode) => statements.push([node.kind, ...columnsSetBy(node)].join(" "));
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      hear(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const heard = <S>(trx: Transaction<S>) => {
    const own = trx.withPlugin(plugin) as Transaction<S>;
    // A statement that was compiled before goes past the plugin ([Note: Statements compiled once]).
    const executeQuery = <R>(query: CompiledQuery<R>) => {
      hear(query.query);
      return trx.executeQuery(query);
    };
    return Object.assign(own, { executeQuery });
  };
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
