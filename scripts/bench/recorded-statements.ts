import pg from "pg";

/** A statement as the app sent it, begin and commit among them. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** How many of the statements before it had been answered when it was sent. */
  readonly answered: number;
}

/**
 * Records what the app asks the database while it works, so that the raw server runs the same statements and cannot
 * fall behind when the app's change. Nothing else may use the database meanwhile.
 */
export async function recordStatements<T>(
  work: () => Promise<T>,
): Promise<{ statements: Statement[]; result: T }> {
  const statements: Statement[] = [];
  let answered = 0;
  const { query } = pg.Client.prototype;
  const recording = function (this: pg.Client, ...parameters: unknown[]) {
    statements.push({ ...statementOf(parameters), answered });
    const answer: Promise<unknown> = Reflect.apply(query, this, parameters);
    const count = () => {
      answered += 1;
    };
    answer.then(count, count);
    return answer;
  };
  Object.assign(pg.Client.prototype, { query: recording });
  try {
    const result = await work();
    return { statements, result };
  } finally {
    Object.assign(pg.Client.prototype, { query });
  }
}

function statementOf([query, values]: unknown[]): Omit<Statement, "answered"> {
  const { text, values: own } =
    typeof query === "string" ? { text: query, values: [] } : (query as pg.QueryConfig);
  return { text, values: Array.isArray(values) ? values : (own ?? []) };
}
