// The ground of small-schema.ts: a schema runs a value through itself and its checks.

export interface Issue {
  code: string;
  message: string;
  path: PropertyKey[];
  input?: unknown;
  /** Of a union: what each option has against the value. The resolver of forms asks for it. */
  errors?: Issue[][];
  /** What follows still runs: a rule was broken, and the value is of its type. */
  continue?: boolean;
}

/** A value on its way through a schema, and what is wrong with it. */
export interface Payload {
  value: unknown;
  issues: Issue[];
  aborted?: boolean;
}

export type Way = "decode" | "encode";
export type SchemaRun = (payload: Payload, way: Way) => void;
export type Params =
  | string
  | { error?: string | (() => string); path?: PropertyKey[]; when?: Check["when"] }
  | undefined;

export interface Check {
  /** Whether it runs; without this, when nothing was refused before. */
  when?: (payload: Payload) => boolean;
  apply: (payload: Payload) => void;
}

export interface SmallSchema {
  _zod: { def: SchemaDefinition; run: SchemaRun };
  /** Present in objects. */
  shape: Shape;
  check: (...checks: (Check | SmallSchema)[]) => SmallSchema;
  parse: (value: unknown) => unknown;
  safeParse: (value: unknown) => Result;
  /** For the resolver of forms. */
  parseAsync: (value: unknown) => Promise<unknown>;
}

export type Shape = Record<string, SmallSchema>;
type Result = { success: true; data: unknown } | { success: false; error: $ZodError };

/** What {@link SmallSchema} consists of, for code that walks through it. */
export interface SchemaDefinition {
  type: string;
  shape?: Shape;
  innerType?: SmallSchema;
  element?: SmallSchema;
  in?: SmallSchema;
  values?: ReadonlySet<unknown>;
  checks?: readonly (Check | SmallSchema)[];
  /** The key of the field may be missing. */
  isOptional?: boolean;
  rest?: "strict" | "loose";
}

export class $ZodError extends Error {
  readonly issues: Issue[];
  /** By this the resolver of forms knows the error. */
  readonly _zod = { traits: new Set(["$ZodError"]) };

  constructor(issues: Issue[]) {
    super(JSON.stringify(issues.map(({ path, message }) => ({ path, message }))));
    this.issues = issues;
  }
}

export const NEVER = Object.freeze({ status: "aborted" });

export function schema(def: SchemaDefinition, run: SchemaRun): SmallSchema {
  const { checks = [] } = def;
  const own: SmallSchema = {
    _zod: {
      def,
      run: (payload, way) => {
        run(payload, way);
        if (way === "encode") return;
        for (const check of checks) {
          const runs = ("when" in check && check.when?.(payload)) || !isAborted(payload);
          if (!runs) continue;
          if ("apply" in check) check.apply(payload);
          else check._zod.run(payload, way);
        }
      },
    },
    shape: def.shape ?? {},
    check: (...more) => schema({ ...def, checks: [...checks, ...more] }, run),
    parse: (value) => parse(own, value),
    safeParse: (value) => safeParse(own, value),
    parseAsync: async (value) => parse(own, value),
  };
  return own;
}

function isAborted({ aborted, issues }: Payload): boolean {
  return aborted === true || issues.some((issue) => issue.continue !== true);
}

function messageOf(params: Params): string {
  const said = typeof params === "string" ? params : params?.error;
  return (typeof said === "function" ? said() : said) ?? "Invalid";
}

export function refuse(payload: Payload, params: Params, more: Partial<Issue> = {}): void {
  payload.issues.push({
    code: "custom",
    path: [],
    message: messageOf(params),
    input: payload.value,
    ...more,
  });
}

/** Runs the schema of a part. What is wrong is noted under the part's key. @returns the part as read */
export function within(
  payload: Payload,
  { field, key, value, way }: { field: SmallSchema; key: PropertyKey; value: unknown; way: Way },
): unknown {
  const part: Payload = { value, issues: [] };
  field._zod.run(part, way);
  for (const issue of part.issues) payload.issues.push({ ...issue, path: [key, ...(issue.path ?? [])] });
  return part.value;
}

function go(by: SmallSchema, value: unknown, way: Way): Result {
  const payload: Payload = { value, issues: [] };
  by._zod.run(payload, way);
  if (payload.issues.length === 0) return { success: true, data: payload.value };
  return {
    success: false,
    error: new $ZodError(payload.issues.map((issue) => ({ ...issue, path: issue.path ?? [] }))),
  };
}

function orThrow(result: Result): unknown {
  if (result.success) return result.data;
  throw result.error;
}

export const safeParse = (by: SmallSchema, value: unknown) => go(by, value, "decode");
export const parse = (by: SmallSchema, value: unknown) => orThrow(go(by, value, "decode"));
export const encode = (by: SmallSchema, value: unknown) => orThrow(go(by, value, "encode"));
export { parse as decode, safeParse as safeDecode };
