import { fileURLToPath } from "node:url";
import { zodResolver } from "@hookform/resolvers/zod";
import { createServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import type { SmallSchema } from "#formats/schemas/schema-run.ts";
import * as small from "#formats/schemas/small-schema.ts";
import { fc } from "#test/support/fast-check.ts";
import { type CreateAccountFields, createAccountForm } from "#web/account/account-forms.ts";

// The schemas of every route, made once by zod and once by what stands in its place in browsers.
const root = fileURLToPath(new URL("..", import.meta.url));
let server: Awaited<ReturnType<typeof createServer>>;
let smallRoutes: typeof routes;
let smallForms: { createAccountForm: typeof createAccountForm };

beforeAll(async () => {
  server = await createServer({
    root,
    configFile: false,
    // No file is watched: the journeys beside this test write thousands into the folder.
    server: { middlewareMode: true, watch: null, ws: false },
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { "zod/mini": `${root}src/formats/schemas/small-schema.ts` } },
  });
  const loaded = await server.ssrLoadModule(`${root}src/contract/routes.ts`);
  smallRoutes = loaded.routes as typeof routes;
  smallForms = (await server.ssrLoadModule(`${root}src/web/account/account-forms.ts`)) as typeof smallForms;
});
afterAll(() => server?.close());

const parts = ["answer", "body", "query", "params"] as const;
const cases = Object.entries(routes).flatMap(([noun, table]) =>
  Object.entries<Route>(table).flatMap(([name, route]) =>
    parts.filter((part) => route[part]).map((part) => ({ noun, name, part, schema: route[part] })),
  ),
);

let sound = 0;
afterAll(() => expect(sound).toBeGreaterThan(1000));

test("there are cases of every kind", () => {
  expect(cases.length).toBeGreaterThan(150);
});

test.each(cases)(
  "$noun $name: its $part is read as zod reads it, sound and broken",
  ({ noun, name, part, schema }) => {
    const table: Record<string, Route> = smallRoutes[noun as keyof typeof routes];
    const own = table[name]?.[part];
    if (!schema || !own) throw new Error("The route is in one table only");
    const values = fc.oneof(anyValue(schema), broken(anyValue(schema)));
    fc.assert(
      fc.property(values, (value) => {
        const wanted = z.safeParse(schema, value);
        const read = small.safeParse(own as unknown as SmallSchema, value);
        expect(read.success, JSON.stringify(value)).toBe(wanted.success);
        if (wanted.success && read.success) {
          sound += 1;
          expect(read.data).toEqual(wanted.data);
          expect(small.encode(own as unknown as SmallSchema, read.data)).toEqual(
            z.encode(schema, wanted.data),
          );
        } else if (!wanted.success && !read.success) {
          expect(ownFaults(read.error.issues)).toEqual(ownFaults(wanted.error.issues));
        }
      }),
      { numRuns: 60, seed: 7 },
    );
  },
);

/** The faults with a code of ours; zod's own words are another's. */
function ownFaults(issues: readonly { path: PropertyKey[]; message: string }[]): string[] {
  return issues
    .filter(({ message }) => /^[a-z]\w+\.\w+/.test(message))
    .map(({ path, message }) => `${path.join(".")}: ${message}`);
}

const filled: CreateAccountFields = {
  firstName: " Ida ",
  lastName: "Hobbs",
  email: "Ida@Example.com",
  password: "correct horse 7",
  confirmPassword: "correct horse 7",
  passphrase: "battery staple 9",
  confirmPassphrase: "battery staple 9",
  wantsRecoveryCode: false,
  acceptsTerms: true,
};

test.each([
  {},
  { firstName: " ", email: "ida", acceptsTerms: false },
  { password: "short", confirmPassword: "other" },
  { passphrase: "correct horse 7", confirmPassphrase: "" },
  { acceptsTerms: false, confirmPassword: "other" },
])("a form with rules across its fields says of %j what zod says", async (change) => {
  const typed: CreateAccountFields = { ...filled, ...change };
  const options = { fields: {}, shouldUseNativeValidation: false };
  const byZod = zodResolver(createAccountForm);
  const bySmall = zodResolver(smallForms.createAccountForm);
  const wanted = await byZod(typed, undefined, options);
  const read = await bySmall(typed, undefined, options);
  expect(read.values).toEqual(wanted.values);
  expect(Object.keys(read.errors).toSorted()).toEqual(Object.keys(wanted.errors).toSorted());
});

test.each([
  ["ann@example.com", true],
  ["a.b+c@d-e.example.co.uk", true],
  [".a@example.com", false],
  ["a..b@example.com", false],
  ["a@b", false],
  ["a b@example.com", false],
])("%s is an e-mail address: %s", (text, isOne) => {
  expect(z.safeParse(z.email(), text).success).toBe(isOne);
  expect(small.safeParse(small.email(), text).success).toBe(isOne);
});

/** Values that a schema may get, many of them sound. */
function anyValue(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return fc
        .record(Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, anyValue(field)])))
        .map(withoutAbsent);
    case "array":
      return fc.array(anyValue(def.element), { maxLength: 2 });
    case "record":
      return fc.dictionary(
        fc.string({ minLength: 1, maxLength: 4 }).filter((key) => key !== "__proto__"),
        anyValue(def.valueType),
        { maxKeys: 2 },
      );
    case "nullable":
      return fc.option(anyValue(def.innerType), { nil: null });
    case "optional":
    case "default":
      return fc.option(anyValue(def.innerType), { nil: undefined });
    case "pipe":
      return anyValue(def.in);
    case "union":
      return fc.oneof(...def.options.map(anyValue));
    case "enum":
      return fc.constantFrom(...Object.values(def.entries));
    case "literal":
      return fc.constantFrom(...def.values);
    case "boolean":
      return fc.boolean();
    case "number":
      return fc.oneof(fc.nat({ max: 3 }), fc.constantFrom(1.5, 100));
    case "string":
      return fc.constantFrom(...texts);
    default:
      return fc.constantFrom("x", 1, null);
  }
}

/** Texts that fit one of the rules of the contract, and some that fit none. */
const texts = [
  "c8a5b6a0-7d6e-4f4b-9a53-2f1de3a5b111",
  "2026-11-23",
  "12.50",
  "ann@example.com",
  "correct horse 7",
  "#aa00ff",
  "1",
  "",
  " ",
  "x\u0000",
];

function withoutAbsent(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));
}

/** The same with a field less, more, or of another type. */
function broken(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(values, fc.nat(), fc.constantFrom<unknown>("none", null, 7, true, {}, "x".repeat(50), undefined))
    .map(([value, place, other]) => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return other;
      const keys = [...Object.keys(value), "surplus"];
      const key = keys[place % keys.length] ?? "surplus";
      const { [key as keyof typeof value]: _, ...rest } = value;
      return other === "none" ? rest : { ...rest, [key]: other };
    });
}
