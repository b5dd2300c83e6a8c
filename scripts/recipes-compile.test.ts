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
test("with the commits of all recipes the tree compiles, writes its pages, and passes the tests that walk its tables", () => {
  const tree = mkdtempSync(join(tmpdir(), "quotewright-recipes-"));
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }));
  const configurations = readdirSync(".").filter((file) => /\.(?:json|ts|md)$|^NOTICE$/.test(file));
  for (const path of [...copied, ...configurations].filter((path) => existsSync(path))) {
    cpSync(path, join(tree, path), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(resolve("node_modules"), join(tree, "node_modules"), "junction");
  for (const patch of readdirSync("docs/recipes")) {
    for (const edit of editsOf(readFileSync(join("docs/recipes", patch), "utf8"))) make(edit, tree);
  }
  const compiler = join("node_modules", "typescript", "bin", "tsc");
  // More threads take twice the processor time, which the journeys need meanwhile.
  expect(ran(tree, [compiler, "-b", "--singleThreaded"])).toEqual({ status: 0, output: "" });
  expect(ran(tree, ["--import", "tsx", "scripts/docs.ts"])).toMatchObject({ status: 0 });
  const vitest = join("node_modules", "vitest", "vitest.mjs");
  expect(ran(tree, [vitest, "run", ...promised])).toMatchObject({ status: 0 });
}, 900_000);

/**
 * What CONTRIBUTING.md says of a further noun, kind, status or figure, and these tests demand without being told: its
 * place in every list of the web app, on both privacy pages, in the tables of the server and their columns, on the API
 * page, and a status in the demo. `npm test` of the tree itself takes too long here.
 */
const promised = [
  "scripts/demo.test.ts",
  "scripts/docs.test.ts",
  "scripts/migrations-frozen.test.ts",
  "src/server/db/columns.test.ts",
  "src/server/schema/tables.test.ts",
  "src/web/app/nouns.test.ts",
  "src/web/legal/stored-fields.test.ts",
];

function ran(tree: string, command: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: tree, encoding: "utf8" });
  return { status, output: stdout + stderr };
}
