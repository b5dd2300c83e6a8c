import { expect, test } from "vitest";
import { errorTable } from "#contract/errors.ts";
import { openApiDocument } from "#contract/openapi.ts";
import { commonErrors, type Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";

type Json = Record<string, unknown>;

interface Operation {
  operationId: string;
  security: unknown[];
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { content: Json };
  responses: Record<string, { description: string; content?: Json }>;
}

const document = openApiDocument("1.2.3");
const paths = document.paths as Record<string, Record<string, Operation>>;
const table = Object.entries(routes).flatMap(([noun, each]) =>
  Object.entries<Route>(each).map(([name, route]) => ({ id: `${noun}.${name}`, route })),
);

test("no two routes have the same method and path, apart from the names of parameters", () => {
  const addresses = table.map(({ route }) => `${route.method} ${route.path.replaceAll(/\{\w+\}/g, "{}")}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("every path is under /api, in lower case, and its parameters are declared", () => {
  for (const { route } of table) {
    expect(route.path).toMatch(/^\/api(\/([a-z-]+(\.json)?|\{id\}))+$/);
    expect(route.path.includes("{id}")).toBe(route.params !== undefined);
  }
});

test("a route that reads has no body, and a route that changes something is not a GET", () => {
  for (const { route } of table) {
    if (route.method === "GET" || route.method === "DELETE") expect(route.body).toBeUndefined();
    if (route.access === "subscriber") expect(route.method).not.toBe("GET");
  }
});

test("the document has every route once, with every code it can answer", () => {
  const operations = Object.values(paths).flatMap((each) => Object.values(each));
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(table.map(({ id }) => id).sort());
  for (const { id, route } of table) {
    const operation = paths[route.path]?.[route.method.toLowerCase()] as Operation;
    expect(operation.operationId).toBe(id);
    expect(operation.security).toEqual(route.access === "public" ? [] : [{ session: [] }]);
    expect(operation.requestBody === undefined).toBe(route.body === undefined);
    for (const code of [...route.errors, ...commonErrors(route)]) {
      expect(operation.responses[errorTable[code].status]?.description).toContain(code);
    }
    const success = Object.keys(operation.responses).filter((status) => status.startsWith("2"));
    expect(success).toEqual([String(route.answer === null && !route.media ? 204 : (route.status ?? 200))]);
  }
});

test("the parameters in a path are declared as required texts", () => {
  const parameters = paths["/api/quotes/{id}"]?.put?.parameters;
  expect(parameters).toEqual([
    { name: "id", in: "path", required: true, schema: expect.objectContaining({ type: "string" }) },
    { $ref: "#/components/parameters/Contract" },
    expect.objectContaining({ name: "idempotency-key", in: "header", required: false }),
  ]);
  expect(paths["/api/keyset"]?.put?.parameters).toMatchObject([
    { name: "if-match", in: "header", required: true },
    { name: "x-keyset-proof", in: "header", required: false },
    { $ref: "#/components/parameters/Contract" },
  ]);
  expect(paths["/api/customers"]?.get?.parameters).toMatchObject([
    { name: "limit", in: "query", required: false },
    { name: "cursor", in: "query", required: false },
    { $ref: "#/components/parameters/Contract" },
  ]);
});

test("every reference leads somewhere, and the document survives being written as JSON", () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to ?? "");
  expect(references.length).toBeGreaterThan(0);
  for (const to of references) {
    expect(to).toMatch(/^#\//);
    const steps = to.slice(2).split("/");
    expect(steps.reduce<unknown>((at, step) => (at as Json | undefined)?.[step], document)).toBeDefined();
  }
});

test("money is a decimal text or a number, in both directions", () => {
  const content = paths["/api/materials"]?.post?.requestBody?.content["application/json"];
  const { schema } = content as { schema: { properties: Json } };
  expect(schema.properties.unitCost).toMatchObject({ anyOf: [{ type: "string" }, { type: "number" }] });
});
