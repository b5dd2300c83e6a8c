import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { errorTable } from "#contract/errors.ts";
import { openApiDocument } from "#contract/openapi.ts";
import type { Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import { sealedFields } from "#contract/sensitive.ts";
import { apiPages } from "./docs/api-pages.ts";
import { releaseVersion } from "./release-version.ts";

const pages = apiPages(releaseVersion());

test.each(Object.keys(pages))("docs/api/%s is what the contract says; else run npm run docs", (name) => {
  expect(readFileSync(`docs/api/${name}`, "utf8")).toBe(pages[name]);
});

test("the document for programs is the contract's own", () => {
  const document = openApiDocument(releaseVersion());
  expect(JSON.parse(pages["openapi.json"] ?? "")).toEqual(JSON.parse(JSON.stringify(document)));
});

test("the page names every route, error and sealed field", () => {
  const page = pages["README.md"];
  const table: Route[] = Object.values(routes).flatMap((ofNoun): Route[] => Object.values(ofNoun));
  for (const { method, path } of table) expect(page).toContain(`| \`${method} ${path}\` |`);
  for (const [code, { status, message }] of Object.entries(errorTable)) {
    expect(page).toContain(`| ${status} | \`${code}\` | ${message} |`);
  }
  for (const { fields } of Object.values(sealedFields)) {
    for (const field of fields) expect(page).toContain(`\`${field}\``);
  }
});
