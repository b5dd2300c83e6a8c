import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { type ErrorCode, errorTable } from "#contract/errors.ts";
import { openApiDocument } from "#contract/openapi.ts";
import type { Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import { sealedFields } from "#contract/sealed-kinds.ts";
import { freeTexts } from "#contract/wire.ts";
import { kindsWithNoun } from "#test/api/samples.ts";
import { errors } from "#words/en-gb/errors.ts";
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
  for (const [code, message] of Object.entries(errors)) {
    const { status } = errorTable[code as ErrorCode];
    expect(apiPage).toContain(`| ${status} | \`${code}\` | ${message} |`);
  }
  for (const { fields } of Object.values(sealedFields)) {
    for (const field of fields) expect(apiPage).toContain(`\`${field}\``);
  }
});

interface Definition {
  type?: string;
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  in?: z.ZodMiniType;
}

function definitionOf(schema: z.ZodMiniType): Definition {
  return schema._zod.def as Definition;
}

/** The fields of an object schema, also when it is inside a list or behind a codec. */
function fieldsOf(schema: z.ZodMiniType | undefined): Record<string, z.ZodMiniType> {
  if (!schema) return {};
  const { shape, innerType, element, in: wire } = definitionOf(schema);
  return shape ?? fieldsOf(innerType ?? element ?? wire);
}

/** A schema without what only says that it may be absent or null. */
function bare(schema: z.ZodMiniType): z.ZodMiniType {
  const { innerType } = definitionOf(schema);
  return innerType ? bare(innerType) : schema;
}

function freeTextsOf(schema: z.ZodMiniType | undefined): string[] {
  return namesOf(schema, (each) => freeTexts.has(each));
}

function otherTextsOf(schema: z.ZodMiniType | undefined): string[] {
  return namesOf(schema, (each) => definitionOf(each).type === "string" && !freeTexts.has(each));
}

function namesOf(schema: z.ZodMiniType | undefined, isWanted: (bare: z.ZodMiniType) => boolean): string[] {
  return Object.entries(fieldsOf(schema)).flatMap(([name, each]) => (isWanted(bare(each)) ? [name] : []));
}

/** Texts that are not free: envelopes, the logo (which has a kind of its own), a colour, a readable number. */
const otherTexts = new Set([
  "sealed",
  "linesSealed",
  "supplierSealed",
  "logoSealed",
  "logoUrl",
  "brandColor",
  "invoiceNumber",
]);

test.each(kindsWithNoun)(
  "every free text that a %s can be sent with is a sealed field, and no other",
  (kind, noun) => {
    const { body } = routes[noun].create;
    const { lineItems } = fieldsOf(body);
    expect(freeTextsOf(body).sort()).toEqual([...sealedFields[kind].fields].sort());
    expect(freeTextsOf(lineItems).sort()).toEqual([...sealedFields[kind].lineItems].sort());
    const others = [...otherTextsOf(body), ...otherTextsOf(lineItems)];
    expect(others.filter((name) => !otherTexts.has(name))).toEqual([]);
  },
);

const documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "NOTICE"].concat(
  readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
);

test("README.md stays short: what the product is, how to run it, and where to read on", () => {
  expect(readFileSync("README.md", "utf8").split("\n").length).toBeLessThanOrEqual(100);
});

test.each(documents)("every file that %s links to exists", (path) => {
  const links = [...readFileSync(path, "utf8").matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(
    ([, link]) => link ?? "",
  );
  for (const link of links)
    expect({ link, exists: existsSync(join(dirname(path), link)) }).toEqual({ link, exists: true });
});
