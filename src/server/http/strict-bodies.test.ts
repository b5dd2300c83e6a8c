import { expect, test } from "vitest";
import * as z from "zod/mini";
import { strictBodies } from "#server/http/strict-bodies.ts";

const line = z.object({ name: z.string(), notes: z.exactOptional(z.nullable(z.string())) });
const schema = z.object({
  number: z.exactOptional(z.string()),
  firm: z.exactOptional(z.nullable(z.object({ name: z.string() }))),
  lines: z.array(line),
  tags: z.exactOptional(z.array(z.string())),
});
const read = strictBodies({ schema, method: "POST", url: "/api/quotes", httpPart: "body" });

/** The paths of the fields that a body is refused for. */
function refused(body: unknown): unknown {
  const { error } = read(body) as { error?: { fields?: { path: string }[] } };
  return error && (error.fields?.map(({ path }) => path) ?? "by its schema");
}

test("a body with only the fields of its schema is read", () => {
  expect(refused({ lines: [{ name: "Oak", notes: null }], firm: null, tags: ["a"] })).toBeUndefined();
});

test("a field that its schema does not have is named by its path, at any depth", () => {
  expect(refused({ lines: [], total: "1" })).toEqual(["total"]);
  expect(refused({ lines: [{ name: "Oak" }, { name: "Ash", unitPrise: "1" }] })).toEqual([
    "lines.1.unitPrise",
  ]);
  expect(refused({ lines: [], firm: { name: "Archer", vat: true } })).toEqual(["firm.vat"]);
});

test("a name that every object inherits is no field", () => {
  expect(refused(JSON.parse('{"lines":[],"constructor":{}}'))).toEqual(["constructor"]);
});

test("a value of another type is left to the schema", () => {
  for (const body of [null, "text", [], { lines: {} }, { lines: ["Oak"] }, { lines: [], firm: [1] }])
    expect(refused(body)).toBe("by its schema");
});
