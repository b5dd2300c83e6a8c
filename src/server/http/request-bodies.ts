import * as z from "zod/mini";
import type { Route } from "#contract/route.ts";
import { strictBodies } from "#server/http/strict-bodies.ts";

/** Reads a body by the schema of the request's version of the contract. @throws Error with what is wrong in it */
export type BodyReader = (body: unknown, version: number) => unknown;

/** What a route without a body accepts: nothing, or an object without keys (decision W9). */
const noBody = z.nullish(z.object({}));

/** The reader of a route's bodies: one schema for all versions, unless the route has earlier ones. */
export function bodyReader({ method, path, body = noBody, earlierBodies = {} }: Route): BodyReader {
  const schemas = [
    ...Object.entries(earlierBodies).map(([upTo, schema]) => ({ upTo: Number(upTo), schema })),
    { upTo: Number.POSITIVE_INFINITY, schema: body },
  ];
  const readers = schemas
    .sort((left, right) => left.upTo - right.upTo)
    .map(({ upTo, schema }) => ({
      upTo,
      read: strictBodies({ schema, method, url: path, httpPart: "body" }),
    }));
  return (sent, version) => {
    const read = readers.find(({ upTo }) => version <= upTo)?.read(sent);
    if (read && typeof read === "object" && "value" in read) return read.value;
    throw failure(read);
  };
}

/** A refusal as it is; the list of what is wrong in the form in which Fastify passes it on. */
function failure(read: unknown): Error {
  const { error } = read as { error: Error | unknown[] };
  return error instanceof Error ? error : Object.assign(new Error("Invalid body"), { validation: error });
}
