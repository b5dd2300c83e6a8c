import type { Compilable, CompiledQuery, RawBuilder, Transaction } from "kysely";
import { runCompiled } from "#server/db/transactions.ts";

/**
 * [Note: Statements compiled once]
 * Kysely builds and compiles a statement each time that it is run, which took 4 to 8% of the processor time of a request. So
 * a statement of a much-used route is compiled at its first use, with a slot for each value, and later uses only put their
 * values into the slots. What the statement does is the same. A statement whose text depends on its values, such as
 * a list of any length or a condition that is left out, cannot be compiled once.
 */
export type CompiledOnce<S, Values, Row> = (trx: Transaction<S>, values: Values) => Promise<Row[]>;

/**
 * A statement that is compiled at its first use.
 *
 * @param build makes the statement. It gets a slot for each value, typed as the value, and may do nothing with it but
 *   pass it on as a parameter
 * @returns runs it with the values, and returns its rows
 */
export function compiledOnce<S, Values extends object, Row>(
  build: (trx: Transaction<S>, slots: Values) => Compilable<Row> | RawBuilder<Row>,
): CompiledOnce<S, Values, Row> {
  // By the names of the values: a row that is copied also has the columns of a newer release (ADR 0021). Names in
  // another order are compiled once more, which costs less than sorting them each time.
  const forms: Form[] = [];
  return async (trx, values) => {
    const names = Object.keys(values);
    let form = forms.find((each) => isSame(each.names, names));
    if (form === undefined) {
      form = { names, query: compile(build, trx, names) };
      forms.push(form);
    }
    const given: unknown[] = Object.values(values);
    const parameters = form.query.parameters.map((each) => (each instanceof Slot ? given[each.at] : each));
    return (await runCompiled<S, Row>(trx, form.query, parameters)).rows;
  };
}

/** A statement for values of these names, in this order. */
interface Form {
  names: readonly string[];
  query: CompiledQuery;
}

/** Comparing 45 names takes less time than joining them to a key. */
function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name, at) => name === others[at]);
}

function compile<S, Values extends object, Row>(
  build: (trx: Transaction<S>, slots: Values) => Compilable<Row> | RawBuilder<Row>,
  trx: Transaction<S>,
  names: readonly string[],
): CompiledQuery {
  const slots = Object.fromEntries(names.map((name, at) => [name, new Slot(name, at)]));
  // Without the plugins of the transaction that happens to be the first.
  const plain = trx.withoutPlugins();
  const statement = build(plain, slots as Values);
  const compiled = "isRawBuilder" in statement ? statement.compile(plain) : statement.compile();
  if (compiled.parameters.includes(undefined))
    throw new Error("A statement that is compiled once got too few values");
  return compiled;
}

/** Stands for a value; refuses to be read as one, since its text would be that of all later uses. */
class Slot {
  readonly name: string;
  /** Which of the values it stands for. */
  readonly at: number;

  constructor(name: string, at: number) {
    this.name = name;
    this.at = at;
  }

  toJSON(): never {
    throw new Error(`The value of ${this.name} is not known when its statement is compiled`);
  }

  [Symbol.toPrimitive](): never {
    return this.toJSON();
  }
}
