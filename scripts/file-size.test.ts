import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

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
