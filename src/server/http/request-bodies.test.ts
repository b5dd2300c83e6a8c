import { expect, test } from "vitest";
import * as z from "zod/mini";
import { route } from "#contract/route.ts";
import { Refusal } from "#server/base/refusal.ts";
import { bodyReader } from "#server/http/request-bodies.ts";

const saved = route({
  method: "POST",
  path: "/api/doors",
  access: "public",
  summary: "",
  body: z.object({ widthInMillimetres: z.number() }),
  earlierBodies: {
    3: z.pipe(
      z.object({ width: z.number() }),
      z.transform(({ width }) => ({ widthInMillimetres: width * 10 })),
    ),
    1: z.pipe(
      z.object({ inches: z.number() }),
      z.transform(({ inches }) => ({ widthInMillimetres: inches * 25.4 })),
    ),
  },
  answer: null,
  errors: [],
});

test.each([
  [0, { inches: 10 }, 254],
  [1, { inches: 10 }, 254],
  [2, { width: 90 }, 900],
  [3, { width: 90 }, 900],
  [4, { widthInMillimetres: 762 }, 762],
  [9, { widthInMillimetres: 762 }, 762],
])("a body of version %i is read by the schema of its version", (version, body, widthInMillimetres) => {
  expect(bodyReader(saved)(body, version)).toEqual({ widthInMillimetres });
});

test("a body of another version is refused: by the name of its field, and for what it lacks", () => {
  const read = bodyReader(saved);
  expect(() => read({ width: 90 }, 4)).toThrow(Refusal);
  expect(() => read({}, 4)).toThrow(expect.objectContaining({ validation: [expect.anything()] }));
});

test("a route without a body takes none", () => {
  const read = bodyReader(route({ ...saved, body: undefined as never, earlierBodies: {} }));
  expect(read(undefined, 1)).toBeUndefined();
  expect(() => read({ width: 1 }, 1)).toThrow('"width" is no field here');
});
