import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keptInBrowser } from "#web/legal/kept-in-browser.ts";

/** Sources that use a browser's storage by themselves, besides this list. */
const sources = readdirSync("src/web", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test.") && !name.startsWith("legal/"))
  .map((name) => readFileSync(join("src/web", name), "utf8"));

test("the privacy policy names everything that is kept in a browser's storage", () => {
  const named = keptInBrowser.flatMap(({ keys }) => keys);
  const used = sources.flatMap(keysIn);
  expect(used.length).toBeGreaterThan(12);
  expect(used.filter((key) => !named.some((each) => each === key))).toEqual([]);
  expect(named.filter((each) => !used.includes(each))).toEqual([]);
});

/** The keys of a source that reads or writes storage, each up to the first part that varies. */
function keysIn(source: string): string[] {
  const switches = [...source.matchAll(/(?:useKeptSwitch\(|compactTables = )["`]([a-z-]+)/g)].map(
    ([, name]) => `quotewright-${name}`,
  );
  const isStorage = /\b(?:getItem|setItem|draftKeyPrefix|sessionStorage)\b/.test(source);
  if (!isStorage) return switches;
  const assigned =
    /(?:const (?:key|keyOf|storageKey|storedUnder|flag|mark|draftKeyPrefix)\b[^"`\n]*["`]|return `)([a-zA-Z-]+:?)/g;
  const own = [...source.matchAll(assigned)].map(([, key = ""]) => key);
  return [...switches, ...own];
}
