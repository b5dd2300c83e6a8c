import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => `src/${file}`);
const recipes = readFileSync("CONTRIBUTING.md", "utf8");

test("a word of a document is in the files that its recipe names, and in no other", () => {
  const recipe = recipes.match(/^## Adding a word to a document\n[\s\S]*?(?=^## )/m)?.[0] ?? "";
  const named = sources.filter((file) => recipe.includes(`\`${file}\``));
  expect(named).toHaveLength(3);
  const touched = sources.filter((file) => /\borderNumber\b/.test(readFileSync(file, "utf8")));
  expect(touched.toSorted()).toEqual(named.toSorted());
});
