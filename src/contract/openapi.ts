import * as z from "zod/mini";
import { contractHeader, contractRange, contractVersions } from "#contract/contract-version.ts";
import { type ErrorCode, errorTable } from "#contract/errors.ts";
import { idempotencyHeader } from "#contract/idempotency.ts";
import { commonErrors, type Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";

type Json = Record<string, unknown>;

/**
 * The API as an OpenAPI 3.1 document, generated from the table of routes: schemas as they are on the wire, and every
 * code that a route can answer.
 *
 * @param version the release
 */
export function openApiDocument(version: string): Json {
  return {
    openapi: "3.1.0",
    info: {
      title: "Quotewright",
      version,
      description:
        "Money, percentages and quantities are decimal strings; a JSON number is taken as well. In an encrypted account the sealed fields of a record are null and its words travel in `sealed`.",
    },
    paths: pathsOf(Object.entries(routes)),
    components: {
      schemas: { Error: errorSchema() },
      parameters: { Contract: contractParameter },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "quotewright" } },
    },
  };
}

function pathsOf(nouns: [string, Record<string, Route>][]): Json {
  const paths: Record<string, Json> = {};
  for (const [noun, table] of nouns) {
    for (const [name, declared] of Object.entries(table)) {
      paths[declared.path] = {
        ...paths[declared.path],
        [declared.method.toLowerCase()]: operation(noun, name, declared),
      };
    }
  }
  return paths;
}

function operation(noun: string, name: string, declared: Route): Json {
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: declared.summary,
    security: declared.access === "public" ? [] : [{ session: [] }],
    parameters: [
      ...parameters("path", declared.params),
      ...parameters("query", declared.query),
      ...parameters("header", declared.headers),
      ...(declared.anyContract ? [] : [{ $ref: "#/components/parameters/Contract" }]),
      ...(declared.keyed ? [idempotencyKey] : []),
    ],
    ...(declared.body
      ? {
          requestBody: {
            required: !z.safeParse(declared.body, undefined).success,
            content: jsonContent(schemaOf(declared.body)),
          },
        }
      : {}),
    responses: { ...success(declared), ...failures(declared) },
  };
}

const contractParameter: Json = {
  name: contractHeader,
  in: "header",
  required: false,
  description: `The version of the contract that the client speaks; 0 without it. The answer names those that the server serves, "${contractRange(contractVersions)}".`,
  schema: { type: "integer", minimum: 0 },
};

function parameters(place: "path" | "query" | "header", schema: z.ZodMiniType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: each,
  }));
}

const idempotencyKey: Json = {
  name: idempotencyHeader,
  in: "header",
  required: false,
  description: "The client's own name for this write. The same request again under it is applied once.",
  schema: { type: "string", format: "uuid" },
};

function success(declared: Route): Json {
  if (declared.media) {
    return {
      200: {
        description: "OK",
        content: { [declared.media]: { schema: { type: "string", format: "binary" } } },
      },
    };
  }
  if (declared.answer === null) return { 204: { description: "Done" } };
  return { [declared.status ?? 200]: { description: "OK", content: jsonContent(schemaOf(declared.answer)) } };
}

/** Codes with the same status share one description. */
function failures(declared: Route): Json {
  const codes = [...new Set<ErrorCode>([...declared.errors, ...commonErrors(declared)])];
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorTable[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, each]) => [
      status,
      { description: each.join(", "), content: jsonContent({ $ref: "#/components/schemas/Error" }) },
    ]),
  );
}

function errorSchema(): Json {
  return {
    type: "object",
    required: ["error", "message"],
    properties: {
      error: { type: "string", enum: Object.keys(errorTable) },
      message: { type: "string", description: "Words for the user." },
      fields: {
        type: "array",
        items: {
          type: "object",
          required: ["path", "message"],
          properties: { path: { type: "string" }, message: { type: "string" } },
        },
      },
    },
  };
}

function jsonContent(schema: Json): Json {
  return { "application/json": { schema } };
}

/** The wire side of a schema is a codec's input, for bodies and answers alike. */
function schemaOf(schema: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return rest;
}
