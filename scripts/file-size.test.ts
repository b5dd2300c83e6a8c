import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importsOfSource } from "./floors.ts";

/** A test tells a story, whose steps are in one file. */
const mostLines = { program: 300, test: 350 };

test("a file has at most 300 lines, a test 350", () => {
  const files = ["src", "scripts", "test"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
      .map((name) => join(folder, name).replaceAll("\\", "/")),
  );
  expect(files.length).toBeGreaterThan(1000);
  const long = files
    .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n").length - 1 }))
    .filter(({ file, lines }) => lines > mostLines[isTest(file) ? "test" : "program"]);
  expect(long).toEqual([]);
});

function isTest(file: string): boolean {
  return file.startsWith("test/") || /\.test\.tsx?$/.test(file);
}

/** A file below this length that one file alone imports belongs into that file. */
const fewLines = 15;

/** Why short files with one importer stand alone: where they are, and the reason. */
const reasonsToStandAlone: readonly (readonly [where: RegExp, reason: string])[] = [
  [/^server\/schema\/migration-/, "a migration is frozen by the hash of its file"],
  [/^web\/icons\//, "one file for each icon, written by a script"],
  [/^words\//, "one file for each subject and language"],
  [/^pdf\/fonts\/|^server\/region\/ipv4-countries/, "generated data"],
  [/^server\/[\w-]+\/handlers\.ts$/, "the handlers of a room are in its file of this name"],
  [/-worker\.ts$/, "a worker begins with a file of its own"],
  [/^formats\//, "bytes that are no matter of the vault"],
  [/^server\/accounts\/subscription\.ts$/, "app composes, and the rule is that of accounts"],
];

test("a short file that one file alone imports stands alone for a reason: its own test, or loading it later", () => {
  const imports = importsOfSource();
  const importers = (file: string) => imports.filter(({ to }) => to === file).map(({ from }) => from);
  const texts = ["src", "test", "scripts"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => ({ name: join(folder, name), text: readFileSync(join(folder, name), "utf8") })),
  );
  const inTests = texts.filter(({ name }) => /\.test\.tsx?$/.test(name) || !name.startsWith("src"));
  const short = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))
    .filter((file) => readFileSync(join("src", file), "utf8").split("\n").length - 1 < fewLines)
    .filter((file) => new Set(importers(file)).size === 1);
  expect(short.length).toBeGreaterThan(20);
  const isLazy = (file: string) => texts.some(({ text }) => text.includes(`import("#${file}")`));
  const isTested = (file: string) => inTests.some(({ text }) => text.includes(`"#${file}"`));
  const isListed = (file: string) => reasonsToStandAlone.some(([where]) => where.test(file));
  const alone = short.filter((file) => !isLazy(file) && !isTested(file) && !isListed(file));
  expect(alone).toEqual([]);
});
