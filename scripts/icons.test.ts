import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { iconFiles, iconFolder, isWritten } from "./icons/icon-files.ts";

test("the icons are those that the web app imports, as npm run icons writes them", async () => {
  const files = await iconFiles();
  expect(files.size).toBeGreaterThan(50);
  const stored = readdirSync(iconFolder).filter(isWritten);
  const texts = new Map(stored.map((name) => [name, readFileSync(join(iconFolder, name), "utf8")]));
  expect(texts).toEqual(files);
});
