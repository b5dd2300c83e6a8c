import { expect, test } from "vitest";
import { areFiguresSkipped, skipFigures } from "#web/quoting/skipped-figures.ts";

test("each account of a browser puts its own question off", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  skipFigures(storage, "ann");
  expect(areFiguresSkipped(storage, "ann")).toBe(true);
  expect(areFiguresSkipped(storage, "bob")).toBe(false);
});
