import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { editsOf, make } from "./recipes.ts";

const copied = ["src", "test", "scripts", "docs", ".cache/types"];

/**
 * The commits of all recipes are made in one copy of the tree, because their compiler runs would take a minute each; what
 * `tsc -b` already knows is copied too, so that it compiles only what they change.
 */
test("the tree compiles with the commits of all recipes", () => {
  const tree = mkdtempSync(join(tmpdir(), "quotewright-recipes-"));
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }));
  const configurations = readdirSync(".").filter((file) => /\.(?:json|ts)$/.test(file));
  for (const path of [...copied, ...configurations].filter((path) => existsSync(path))) {
    cpSync(path, join(tree, path), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(resolve("node_modules"), join(tree, "node_modules"), "junction");
  for (const patch of readdirSync("docs/recipes")) {
    for (const edit of editsOf(readFileSync(join("docs/recipes", patch), "utf8"))) make(edit, tree);
  }
  const compiler = join("node_modules", "typescript", "bin", "tsc");
  const { status, stdout } = spawnSync(process.execPath, [compiler, "-b"], { cwd: tree, encoding: "utf8" });
  expect(stdout).toBe("");
  expect(status).toBe(0);
});
