import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { errorTable } from "#contract/errors.ts";
import { openApiDocument } from "#contract/openapi.ts";
import type { Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import { type RecordKind, sealedFields } from "#contract/sealed-kinds.ts";
import { textLimits } from "#contract/wire.ts";
import { generatedPages } from "./docs/generated-pages.ts";
import { releaseVersion } from "./release-version.ts";

const pages = generatedPages();
const apiPage = pages["docs/api/README.md"] ?? "";

test.each(Object.keys(pages))("%s is current; else run npm run docs", (path) => {
  expect(readFileSync(path, "utf8")).toBe(pages[path]);
});

test("the document for programs is the contract's own", () => {
  const document = openApiDocument(releaseVersion());
  expect(JSON.parse(pages["docs/api/openapi.json"] ?? "")).toEqual(JSON.parse(JSON.stringify(document)));
});

test("the page names every route, error and sealed field", () => {
  const table: Route[] = Object.values(routes).flatMap((ofNoun): Route[] => Object.values(ofNoun));
  for (const { method, path } of table) expect(apiPage).toContain(`| \`${method} ${path}\` |`);
  for (const [code, { status, message }] of Object.entries(errorTable)) {
    expect(apiPage).toContain(`| ${status} | \`${code}\` | ${message} |`);
  }
  for (const { fields } of Object.values(sealedFields)) {
    for (const field of fields) expect(apiPage).toContain(`\`${field}\``);
  }
});

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  maxLength?: number;
}

/** Free text is recognised by its maximum length; ids, dates and numbers have other ones. */
function isFreeText({ maxLength, anyOf = [] }: JsonSchema): boolean {
  return Object.values<number | undefined>(textLimits).includes(maxLength) || anyOf.some(isFreeText);
}

function freeTextsOf({ properties = {} }: JsonSchema = {}): string[] {
  return Object.entries(properties).flatMap(([name, each]) => (isFreeText(each) ? [name] : []));
}

const creating = {
  customer: routes.customers.create,
  companyProfile: routes.companyProfile.create,
  category: routes.categories.create,
  laborCategory: routes.laborCategories.create,
  material: routes.materials.create,
  laborItem: routes.labor.create,
  quote: routes.quotes.create,
  invoice: routes.invoices.create,
} satisfies Record<Exclude<RecordKind, "companyLogo">, Route>;

test.each(Object.entries(creating) as [keyof typeof creating, Route][])(
  "every free text that a %s can be sent with is a sealed field, and no other",
  (kind, { body }) => {
    const schema = z.toJSONSchema(body ?? z.unknown(), { io: "input", unrepresentable: "any" }) as JsonSchema;
    expect(freeTextsOf(schema).sort()).toEqual([...sealedFields[kind].fields].sort());
    expect(freeTextsOf(schema.properties?.lineItems?.items).sort()).toEqual(
      [...sealedFields[kind].lineItems].sort(),
    );
  },
);

const documents = ["ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "NOTICE"].concat(
  readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
);

test.each(documents)("every file that %s links to exists", (path) => {
  const links = [...readFileSync(path, "utf8").matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(
    ([, link]) => link ?? "",
  );
  for (const link of links)
    expect({ link, exists: existsSync(join(dirname(path), link)) }).toEqual({ link, exists: true });
});
