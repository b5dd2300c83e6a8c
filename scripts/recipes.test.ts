import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { applies, editsOf, recipesIn } from "./recipes.ts";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => `src/${file}`);
const recipes = readFileSync("CONTRIBUTING.md", "utf8");
const commits = recipesIn(recipes);

test("a word of a document is in the files that its recipe names, and in no other", () => {
  const recipe = recipes.match(/^## Adding a word to a document\n[\s\S]*?(?=^## )/m)?.[0] ?? "";
  const named = sources.filter((file) => recipe.includes(`\`${file}\``));
  expect(named).toHaveLength(4);
  const touched = sources.filter((file) => /\borderNumber\b/.test(readFileSync(file, "utf8")));
  expect(touched.toSorted()).toEqual(named.toSorted());
});

test("every commit in docs/recipes belongs to a recipe of CONTRIBUTING.md", () => {
  const patches = readdirSync("docs/recipes").map((file) => `docs/recipes/${file}`);
  expect(commits.map(({ patch }) => patch).toSorted()).toEqual(patches.toSorted());
});

test.each(commits)("$patch can be applied today", ({ patch }) => {
  const edits = editsOf(readFileSync(patch, "utf8"));
  expect(edits.filter((edit) => !applies(edit))).toEqual([]);
});

test.each(commits)("$patch has as many lines in each part as the part says", ({ patch }) => {
  for (const { before, after, counts } of editsOf(readFileSync(patch, "utf8"))) {
    expect(counts).toEqual({
      before: (before ?? "").split("\n").length - 1,
      after: after.split("\n").length - 1,
    });
  }
});

test.each(commits)("$patch numbers its migration so that none comes before it", ({ patch }) => {
  const made = editsOf(readFileSync(patch, "utf8")).filter(({ file }) => file.includes("/migration-"));
  for (const { file } of made) expect(file).toContain("/migration-0099-");
});

test.each(commits)(
  "$patch takes $edits edits in $files files of src and $allEdits in all, as promised",
  ({ patch, edits, files, allEdits }) => {
    const all = editsOf(readFileSync(patch, "utf8"));
    const made = all.filter(({ file }) => file.startsWith("src/"));
    const filesOfSrc = new Set(made.map(({ file }) => file));
    expect({ edits: made.length, files: filesOfSrc.size, allEdits: all.length }).toEqual({
      edits,
      files,
      allEdits,
    });
  },
);

test("an edit applies while its lines are in its file, and a new file while it is not there", () => {
  const patch = [
    "diff --git a/package.json b/package.json",
    "--- a/package.json",
    "+++ b/package.json",
    "@@ -1,2 +1,3 @@",
    " {",
    '   "name": "quotewright",',
    '+  "nickname": "qw",',
    "diff --git a/README.md b/README.md",
    "new file mode 100644",
    "--- /dev/null",
    "+++ b/README.md",
    "@@ -0,0 +1 @@",
    "+# Again",
    "",
  ].join("\n");
  expect(editsOf(patch).map((edit) => applies(edit))).toEqual([true, false]);
  expect(editsOf(patch.replace('"quotewright"', '"other"')).map((edit) => applies(edit))).toEqual([
    false,
    false,
  ]);
  const inPackage = { file: "package.json", after: "", counts: { before: 1, after: 0 } };
  expect(applies({ ...inPackage, before: "{\n" })).toBe(false);
  expect(applies({ ...inPackage, before: '": "\n' })).toBe(false);
});
