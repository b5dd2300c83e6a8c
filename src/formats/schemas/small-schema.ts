import {
  type $ZodError,
  type Check,
  type Params,
  type Payload,
  refuse,
  type SchemaDefinition,
  type SchemaRun,
  type Shape,
  type SmallSchema,
  schema,
  type Way,
  within,
} from "#formats/schemas/schema-run.ts";

/**
 * [Note: Schemas in the browser]
 * The contract and the forms declare their schemas with `zod/mini`. In what browsers load, the build puts this module in
 * its place: it has the functions that we use, by their names, and is a seventh of zod's size. It knows no types, which
 * zod's declarations check at every use. Server, scripts and tests run zod itself, and a test compares the two on every
 * route, with sound and with broken values (scripts/small-schema.test.ts). What differs: a refusal without a message of
 * ours says "Invalid", and encoding checks nothing, because the server does.
 */
// biome-ignore lint/performance/noBarrelFile: it stands in the place of one module, under its names
export {
  $ZodError,
  decode,
  encode,
  NEVER,
  parse,
  safeDecode,
  safeParse,
} from "#formats/schemas/schema-run.ts";

/** A schema of the values that fit. */
function plain(
  type: string,
  fits: (value: unknown) => boolean,
  params?: Params,
  more?: Partial<SchemaDefinition>,
) {
  return schema({ type, ...more }, (payload) => {
    if (!fits(payload.value)) refuse(payload, params, { code: "invalid_type" });
  });
}

const isText = (value: unknown) => typeof value === "string";
export const string = (params?: Params) => plain("string", isText, params);
export const number = (params?: Params) => plain("number", Number.isFinite, params);
export const int = (params?: Params) => plain("number", Number.isSafeInteger, params);
export const boolean = (params?: Params) => plain("boolean", (value) => typeof value === "boolean", params);
export const unknown = () => plain("unknown", () => true);
export const never = (params?: Params) => plain("never", () => false, params);
export const custom = (fits: (value: unknown) => boolean = () => true, params?: Params) =>
  plain("custom", fits, params);

function oneOf(type: string, all: readonly unknown[], params?: Params): SmallSchema {
  const values = new Set(all);
  return plain(type, (value) => values.has(value), params, { values });
}

export const literal = (values: unknown, params?: Params) => oneOf("literal", [values].flat(), params);
const enumOf = (values: object, params?: Params) => oneOf("enum", Object.values(values), params);

export { enumOf as enum };

const emailShape =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const uuidShape =
  /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|0{8}-0{4}-0{4}-0{4}-0{12}|f{8}-f{4}-f{4}-f{4}-f{12})$/;
export const email = (params?: Params) => string(params).check(regex(emailShape, params));
export const uuid = (params?: Params) => string(params).check(regex(uuidShape, params));

function objectOf(shape: Shape, params: Params, rest?: SchemaDefinition["rest"]): SmallSchema {
  const fields = Object.entries(shape);
  const run: SchemaRun = (payload, way) => {
    const given = payload.value as Record<string, unknown> | null;
    if (typeof given !== "object" || given === null || Array.isArray(given)) {
      return refuse(payload, params, { code: "invalid_type" });
    }
    const read: Record<string, unknown> = {};
    for (const [key, field] of fields) {
      const isThere = key in given;
      if (!isThere && field._zod.def.isOptional) continue;
      const value = within(payload, { field, key, value: given[key], way });
      if (value !== undefined || isThere) read[key] = value;
    }
    for (const key of rest === undefined ? [] : Object.keys(given)) {
      if (Object.hasOwn(shape, key) || key === "__proto__") continue;
      if (rest === "loose") read[key] = given[key];
      else payload.issues.push({ code: "unrecognized_keys", path: [], message: "Unrecognized" });
    }
    payload.value = read;
  };
  return schema({ type: "object", shape, ...(rest && { rest }) }, run);
}

export const object = (shape: Shape, params?: Params) => objectOf(shape, params);
export const strictObject = (shape: Shape, params?: Params) => objectOf(shape, params, "strict");
export const looseObject = (shape: Shape, params?: Params) => objectOf(shape, params, "loose");
export const extend = ({ shape, _zod }: SmallSchema, more: Shape) =>
  objectOf({ ...shape, ...more }, undefined, _zod.def.rest);
export const partial = ({ shape, _zod }: SmallSchema) =>
  objectOf(
    Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, optional(field)])),
    undefined,
    _zod.def.rest,
  );

export function array(element: SmallSchema, params?: Params): SmallSchema {
  return schema({ type: "array", element }, (payload, way) => {
    if (!Array.isArray(payload.value)) return refuse(payload, params, { code: "invalid_type" });
    const read = payload.value.map((value, key) => within(payload, { field: element, key, value, way }));
    payload.value = read;
  });
}

export function record(keys: SmallSchema, values: SmallSchema, params?: Params): SmallSchema {
  return schema({ type: "record" }, (payload, way) => {
    const given = payload.value;
    const isRecord = typeof given === "object" && given !== null && !Array.isArray(given);
    if (!isRecord) return refuse(payload, params, { code: "invalid_type" });
    const read: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(given)) {
      if (key === "__proto__") continue;
      within(payload, { field: keys, key, value: key, way });
      read[key] = within(payload, { field: values, key, value, way });
    }
    payload.value = read;
  });
}

/** The first option that has nothing against the value. */
function anyOf(options: readonly SmallSchema[], payload: Payload, way: Way): boolean {
  for (const option of options) {
    const tried: Payload = { value: payload.value, issues: [] };
    option._zod.run(tried, way);
    if (tried.issues.length > 0) continue;
    payload.value = tried.value;
    return true;
  }
  return false;
}

export function union(options: readonly SmallSchema[], params?: Params): SmallSchema {
  return schema({ type: "union" }, (payload, way) => {
    if (!anyOf(options, payload, way)) refuse(payload, params, { code: "invalid_union", errors: [] });
  });
}

export function discriminatedUnion(
  key: string,
  options: readonly SmallSchema[],
  params?: Params,
): SmallSchema {
  return schema({ type: "union" }, (payload, way) => {
    const given = payload.value;
    if (typeof given !== "object" || given === null) {
      return refuse(payload, params, { code: "invalid_type" });
    }
    const value = Object.entries(given).find(([name]) => name === key)?.[1];
    const option = options.find(({ shape }) => shape[key]?._zod.def.values?.has(value));
    if (option) option._zod.run(payload, way);
    else refuse(payload, params, { code: "invalid_union", errors: [], path: [key] });
  });
}

/** A schema that takes one more value as it is. */
function orElse(type: string, innerType: SmallSchema, extra: unknown, isOptional: boolean): SmallSchema {
  return schema({ type, innerType, ...(isOptional && { isOptional }) }, (payload, way) => {
    if (payload.value !== extra) innerType._zod.run(payload, way);
  });
}

export const nullable = (inner: SmallSchema) =>
  orElse("nullable", inner, null, inner._zod.def.isOptional === true);
export const optional = (inner: SmallSchema) => orElse("optional", inner, undefined, true);
export const nullish = (inner: SmallSchema) => optional(nullable(inner));
export const exactOptional = (inner: SmallSchema) =>
  schema({ type: "optional", innerType: inner, isOptional: true }, inner._zod.run);

export function _default(inner: SmallSchema, value: unknown): SmallSchema {
  return schema({ type: "default", innerType: inner }, (payload, way) => {
    if (payload.value === undefined && way === "decode") {
      payload.value = typeof value === "function" ? value() : value;
    } else inner._zod.run(payload, way);
  });
}

export function pipe(first: SmallSchema, second: SmallSchema): SmallSchema {
  return schema({ type: "pipe", in: first }, (payload, way) => {
    const [one, other] = way === "decode" ? [first, second] : [second, first];
    one._zod.run(payload, way);
    if (payload.issues.length > 0) payload.aborted = true;
    else other._zod.run(payload, way);
  });
}

type Change = (value: unknown, payload: Payload) => unknown;

export function codec(
  wire: SmallSchema,
  inProgram: SmallSchema,
  { decode: into, encode: back }: Record<Way, Change>,
) {
  const changed = schema({ type: "transform" }, (payload, way) => {
    payload.value = (way === "decode" ? into : back)(payload.value, payload);
  });
  return pipe(pipe(wire, changed), inProgram);
}

export function transform(change: Change): SmallSchema {
  return schema({ type: "transform" }, (payload) => {
    payload.value = change(payload.value, payload);
  });
}

export const check = (apply: Check["apply"]): Check => ({ apply });

export function refine(fits: (value: unknown) => unknown, params?: Params): Check {
  const { path = [], when } = typeof params === "object" ? params : {};
  const apply = (payload: Payload) => {
    if (!fits(payload.value)) refuse(payload, params, { path: [...path], continue: true });
  };
  return { apply, ...(when && { when }) };
}

const rule = (code: string, params: Params, fits: (value: unknown) => boolean) =>
  check((payload) => {
    if (!fits(payload.value)) refuse(payload, params, { code, continue: true });
  });

/** Of a text or an array; another value was refused before. */
const lengthOf = (value: unknown) => (typeof value === "string" || Array.isArray(value) ? value.length : 0);

export const minLength = (least: number, params?: Params) =>
  rule("too_small", params, (value) => lengthOf(value) >= least);
export const maxLength = (most: number, params?: Params) =>
  rule("too_big", params, (value) => lengthOf(value) <= most);
export const minimum = (least: number, params?: Params) =>
  rule("too_small", params, (value) => Number(value) >= least);
export const maximum = (most: number, params?: Params) =>
  rule("too_big", params, (value) => Number(value) <= most);
export const regex = (shape: RegExp, params?: Params) =>
  rule("invalid_format", params, (text) => shape.test(String(text)));

const rewrite = (change: (text: string) => string) =>
  check((payload) => {
    payload.value = change(String(payload.value));
  });
export const trim = () => rewrite((text) => text.trim());
export const toLowerCase = () => rewrite((text) => text.toLowerCase());

/** Marks of schemas, which no browser reads. */
export const registry = () => new Set<SmallSchema>();

/** The messages of a refusal by the name of the field, and those of the whole. */
export function flattenError({ issues }: $ZodError) {
  const fieldErrors: Record<PropertyKey, string[]> = {};
  const formErrors: string[] = [];
  for (const { path, message } of issues) {
    const [field] = path;
    if (field === undefined) formErrors.push(message);
    else fieldErrors[field] = [...(fieldErrors[field] ?? []), message];
  }
  return { formErrors, fieldErrors };
}
