import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { looksOf } from "./prepared.mjs";

test("a file that was written a moment ago is not trusted by its looks, and looks different when it has changed", () => {
  const folder = mkdtempSync(join(tmpdir(), "quotewright-looks-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "source.ts");
  writeFileSync(file, "const one = 1;\n");
  const { atime, mtime } = statSync(file);
  const before = looksOf([file]);
  expect(before.areSettled).toBe(false);
  expect(looksOf([file]).digest).toBe(before.digest);

  // As long as it was, and of the same time: only the time of the change itself differs.
  writeFileSync(file, "const two = 1;\n");
  utimesSync(file, atime, mtime);
  expect(looksOf([file]).digest).not.toBe(before.digest);
});
