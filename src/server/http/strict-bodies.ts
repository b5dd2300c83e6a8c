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
  return (body) => {
    const path = unknownKey(route.schema, body);
    if (path === null) return read(body);
    const reason = `answers.noSuchField ${path.at(-1) ?? ""}` as const;
    return { error: new Refusal("VALIDATION_FAILED", [{ path: path.join("."), reason }]) };
  };
};

/** The parts of a schema that {@link unknownKey} walks through. */
interface Parts {
  type: string;
  shape?: Record<string, $ZodType>;
  element?: $ZodType;
  innerType?: $ZodType;
  in?: $ZodType;
}

/**
 * @returns the path of the first key that the schema does not have, or null. A value of the wrong type is for the
 * schema to refuse
 */
function unknownKey(schema: $ZodType, value: unknown): string[] | null {
  // Zod declares the definition of each type of schema, but no type that has the parts of all.
  const { shape, element, innerType, in: wire } = schema._zod.def as unknown as Parts;
  const inner = innerType ?? wire;
  if (inner) return unknownKey(inner, value);
  if (typeof value !== "object" || value === null) return null;
  if (Array.isArray(value)) return element ? unknownKeyOfAny(element, value) : null;
  if (!shape) return null;
  for (const key of Object.keys(value)) {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (!field) return [key.slice(0, 100)];
    const path = unknownKey(field, Reflect.get(value, key));
    if (path) return [key, ...path];
  }
  return null;
}

function unknownKeyOfAny(element: $ZodType, values: readonly unknown[]): string[] | null {
  for (const [index, value] of values.entries()) {
    const path = unknownKey(element, value);
    if (path) return [String(index), ...path];
  }
  return null;
}
