import { expect, test } from "vitest";
import { matchPath } from "#web/routing/path-pattern.ts";

const patterns = ["/", "/quotes", "/quotes/new", "/quotes/$id", "/quotes/$id/edit"] as const;

test.each([
  ["/", { pattern: "/" }],
  ["/quotes", { pattern: "/quotes" }],
  ["/quotes/", { pattern: "/quotes" }],
  ["/quotes/new", { pattern: "/quotes/new" }],
  ["/quotes/7f", { pattern: "/quotes/$id", id: "7f" }],
  ["/quotes/a%20b/edit", { pattern: "/quotes/$id/edit", id: "a b" }],
])("%s is read by the first pattern that it matches", (path, match) => {
  expect(matchPath(patterns, path)).toEqual(match);
});

test.each(["/quote", "/quotes/7f/print", "//", "/quotes/%zz", "/quotes//edit"])("%s matches none", (path) => {
  expect(matchPath(patterns.slice(1), path)).toBeNull();
});
