import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cacheCompiledCode } from "#server/app/code-cache.ts";

const load = createRequire(import.meta.url);
const loader = load.extensions[".js"];
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "quotewright-code-"));
  writeFileSync(join(folder, "sum.js"), 'exports.sum = () => 40 + require("./two.js").two;');
  writeFileSync(join(folder, "two.js"), "exports.two = 2;");
});

afterEach(() => {
  load.extensions[".js"] = loader;
  rmSync(folder, { recursive: true, force: true });
});

test("compiled code is saved beside its files, and the next process saves nothing", () => {
  const first = begin();
  expect(first.sum()).toBe(42);
  first.save();
  expect(isCached("sum.js")).toBe(true);
  expect(isCached("two.js")).toBe(true);

  const next = begin();
  expect(next.sum()).toBe(42);
  rmSync(cacheOf("sum.js"));
  next.save();
  expect(isCached("sum.js")).toBe(false);
});

test("what V8 refuses is compiled, and replaced", () => {
  writeFileSync(cacheOf("sum.js"), "torn");
  const begun = begin();
  expect(begun.sum()).toBe(42);
  begun.save();
  expect(readFileSync(cacheOf("sum.js"), "latin1")).not.toBe("torn");
});

test("without a place to write, everything is compiled at each start", () => {
  const begun = begin();
  expect(begun.sum()).toBe(42);
  rmSync(folder, { recursive: true });
  expect(() => begun.save()).not.toThrow();
});

test("the files of other folders are loaded as before", () => {
  const other = join(folder, "elsewhere");
  const { save } = cacheCompiledCode(other);
  expect(load(join(folder, "two.js"))).toEqual({ two: 2 });
  save();
  expect(isCached("two.js")).toBe(false);
});

/** As a new process does it. */
function begin(): { sum: () => unknown; save: () => void } {
  load.extensions[".js"] = loader;
  for (const name of ["sum.js", "two.js"]) delete load.cache[join(folder, name)];
  const { save } = cacheCompiledCode(folder);
  return { sum: () => load(join(folder, "sum.js")).sum(), save };
}

function isCached(name: string): boolean {
  return existsSync(cacheOf(name));
}

function cacheOf(name: string): string {
  return join(folder, `${name}.cache`);
}
