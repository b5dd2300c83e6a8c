import { expect, test } from "vitest";
import * as z from "zod/mini";
import { money } from "#contract/wire.ts";
import { answerSerializer, encoderOf } from "#server/http/answer-encoder.ts";

const schema = z.object({
  total: money,
  name: z.nullish(z.string().check(z.maxLength(300))),
  status: z.enum(["draft", "sent"]),
  lines: z.array(z.object({ id: z.string(), days: z.nullable(z.int()) })),
  byYear: z.record(z.string(), z.number()),
});
const value = {
  status: "sent",
  lines: [{ days: null, id: "a", more: true }],
  total: 1250,
  byYear: { 2026: 3 },
  inTheRow: "only",
};
const serialize = answerSerializer({ schema, method: "GET", url: "/api/invoices" });

test("an answer has the schema's fields in the schema's order, as zod encodes them", () => {
  expect(serialize(value)).toBe(
    '{"total":"12.50","status":"sent","lines":[{"id":"a","days":null}],"byYear":{"2026":3}}',
  );
  expect(serialize({ ...value, name: null })).toBe(
    JSON.stringify(z.encode(schema, { ...value, name: null } as never)),
  );
});

test.each([
  ["a missing field", { ...value, status: undefined }],
  ["a word of another type", { ...value, name: 7 }],
  ["a status that there is not", { ...value, status: "lost" }],
  ["no list", { ...value, lines: null }],
  ["no record", null],
])("%s is refused as zod refuses it", (_, wrong) => {
  expect(() => serialize(wrong)).toThrowError(/response doesn't match the schema/i);
});

test("a length is a check of what comes in, and is not repeated", () => {
  const name = "n".repeat(301);
  expect(encoderOf(schema)({ ...value, name })).toMatchObject({ name });
});

test("a union is encoded by the option that its value names", () => {
  const paid = z.object({ kind: z.literal("paid"), amount: money });
  const sent = z.object({ kind: z.literal("sent"), to: z.string() });
  const events = z.array(z.discriminatedUnion("kind", [paid, sent]));
  const encode = encoderOf(events);
  const happened = [
    { kind: "paid", amount: 1250 },
    { to: "Bea", kind: "sent", inTheRow: 1 },
  ];
  expect(encode(happened)).toEqual(z.encode(events, happened as never));
  for (const wrong of [{ kind: "lost" }, { kind: "sent" }, null]) expect(() => encode([wrong])).toThrow();
});
