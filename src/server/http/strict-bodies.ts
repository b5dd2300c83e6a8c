import type { FastifySchemaCompiler } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { $ZodType } from "zod/v4/core";
import { Refusal } from "#contract/errors.ts";

/**
 * Reads what is sent by the route's schemas, and refuses a body with a key that its schema does not know (decision W9): a
 * misspelt `unitPrice` must not make a free quote.
 */
export const strictBodies: FastifySchemaCompiler<$ZodType> = (route) => {
  const read = validatorCompiler(route);
  if (route.httpPart !== "body") return read;
  return (body) => {
    const path = unknownKey(route.schema, body);
    if (path === null) return read(body);
    const message = `"${path.at(-1)}" is no field here`;
    return { error: new Refusal("VALIDATION_FAILED", message, [{ path: path.join("."), message }]) };
  };
};

/** The parts of a schema that are looked into. */
interface Parts {
  type: string;
  shape?: Record<string, $ZodType>;
  element?: $ZodType;
  innerType?: $ZodType;
  in?: $ZodType;
}

/** Where the first key stands that a schema does not know; null without one. What is no object is the schema's business. */
function unknownKey(schema: $ZodType, value: unknown): string[] | null {
  const { shape, element, innerType, in: wire } = schema._zod.def as unknown as Parts;
  const inner = innerType ?? wire;
  if (inner) return unknownKey(inner, value);
  if (typeof value !== "object" || value === null) return null;
  if (element && Array.isArray(value)) {
    return firstOf(value.entries(), (index, each) => below(String(index), unknownKey(element, each)));
  }
  if (!shape || Array.isArray(value)) return null;
  return firstOf(Object.entries(value), (key, each) => {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    return field ? below(key, unknownKey(field, each)) : [key.slice(0, 100)];
  });
}

function below(key: string, path: string[] | null): string[] | null {
  return path && [key, ...path];
}

function firstOf<Key>(
  entries: Iterable<[Key, unknown]>,
  find: (key: Key, value: unknown) => string[] | null,
): string[] | null {
  for (const [key, value] of entries) {
    const found = find(key, value);
    if (found) return found;
  }
  return null;
}
