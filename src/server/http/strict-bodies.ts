import type { FastifySchemaCompiler } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { $ZodType } from "zod/v4/core";
import { Refusal } from "#server/base/refusal.ts";

/**
 * Parses requests by the route's schemas. A body with a key that its schema does not have is refused (decision W9): a
 * misspelt `unitPrice` must not make a free quote.
 */
export const strictBodies: FastifySchemaCompiler<$ZodType> = (route) => {
  const read = validatorCompiler(route);
  if (route.httpPart !== "body") return read;
  let unknownKey: KeyCheck | null = null;
  return (body) => {
    // Made at the first body, because most routes of a process are never called.
    unknownKey ??= keyCheckOf(route.schema) ?? (() => null);
    const path = unknownKey(body);
    if (path === null) return read(body);
    const reason = `answers.noSuchField ${path.at(-1) ?? ""}` as const;
    return { error: new Refusal("VALIDATION_FAILED", [{ path: path.join("."), reason }]) };
  };
};

/** @returns the path of the first key that a schema does not have, or null. A wrong type is for the schema to refuse */
type KeyCheck = (value: unknown) => string[] | null;

/** The parts of a schema in which objects can be. */
interface Parts {
  shape?: Record<string, $ZodType>;
  element?: $ZodType;
  innerType?: $ZodType;
  in?: $ZodType;
}

/** The check of a schema, made once: it looks only at what can have keys. Null if nothing in the schema can. */
function keyCheckOf(schema: $ZodType): KeyCheck | null {
  // Zod declares the definition of each type of schema, but no type that has the parts of all.
  const { shape, element, innerType, in: wire } = schema._zod.def as unknown as Parts;
  const inner = innerType ?? wire;
  if (inner) return keyCheckOf(inner);
  if (element) return elementCheck(keyCheckOf(element));
  return shape ? shapeCheck(shape) : null;
}

function shapeCheck(shape: Record<string, $ZodType>): KeyCheck {
  const fields = new Map(Object.entries(shape).map(([key, field]) => [key, keyCheckOf(field)]));
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
    for (const key of Object.keys(value)) {
      const check = fields.get(key);
      if (check === undefined) return [key.slice(0, 100)];
      const path = check?.(Reflect.get(value, key));
      if (path) return [key, ...path];
    }
    return null;
  };
}

function elementCheck(check: KeyCheck | null): KeyCheck | null {
  if (check === null) return null;
  return (value) => {
    if (!Array.isArray(value)) return null;
    for (let at = 0; at < value.length; at += 1) {
      const path = check(value[at]);
      if (path) return [String(at), ...path];
    }
    return null;
  };
}
