import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nodesOf, record } from "./syntax.ts";

/** A type assertion (`value as Type`); `as const` asserts nothing and is not one. */
interface Cast {
  readonly file: string;
  /** Whether it goes through `unknown` or to `never`, which switches the compiler off altogether. */
  readonly isBlind: boolean;
  /** Whether a comment is on the line above it or on its own. */
  readonly hasReason: boolean;
}

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join("src", file), "utf8") }));
const casts = sources.flatMap(({ file, text }) => castsIn(file, text));

function castsIn(file: string, text: string): Cast[] {
  const found: Cast[] = [];
  for (const { node } of nodesOf(file, text)) {
    if (node.type !== "TSAsExpression" && node.type !== "TSTypeAssertion") continue;
    const type = record(node.typeAnnotation);
    if (record(type.typeName).name === "const") continue;
    const inner = record(record(node.expression).typeAnnotation).type;
    const isBlind = type.type === "TSNeverKeyword" || inner === "TSUnknownKeyword";
    found.push({ file, isBlind, hasReason: hasCommentAt(text, Number(node.start)) });
  }
  return found;
}

function hasCommentAt(text: string, position: number): boolean {
  const lines = text.slice(0, position).split("\n").slice(-2);
  return lines.some((line) => /^\s*(?:\/\/|\*)|\s\/\/ /.test(line));
}

test("casts are found, and `as const` and renamed imports are none", () => {
  const text = `
    import { a as b } from "x";
    export const c = ["a"] as const;
    export const d = b as string;
    export const e = <number>b;
    export const f = b as unknown as Map<string, string>;
    export const g = b as never;`;
  const blind = castsIn("sample.ts", text).map(({ isBlind }) => isBlind);
  expect(blind.filter((each) => each)).toHaveLength(2);
  expect(blind).toHaveLength(5);
});

test("the server has at most 5 casts in 1,000 lines", () => {
  const inServer = ({ file }: { file: string }) => file.startsWith("server/");
  const lines = sources.filter(inServer).reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
  expect(lines).toBeGreaterThan(10_000);
  expect((casts.filter(inServer).length / lines) * 1000).toBeLessThanOrEqual(5);
});

test("a cast that the compiler cannot check has its reason on the line above", () => {
  expect(casts.filter(({ isBlind, hasReason }) => isBlind && !hasReason)).toEqual([]);
});

/** The most casts to `never` or through `unknown` in a layer. */
const mostBlind = { formats: 0, domain: 0, words: 0, contract: 1, vault: 0, pdf: 0, server: 2, web: 0 };

test.each(Object.entries(mostBlind))(
  "%s has at most %i casts that the compiler cannot check",
  (layer, most) => {
    const blind = casts.filter(({ file, isBlind }) => isBlind && file.startsWith(`${layer}/`));
    expect(blind.slice(most).map(({ file }) => file)).toEqual([]);
  },
);
