import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

interface Text {
  readonly path: string;
  readonly text: string;
}

/** A line of a program that is a comment. */
const comment = /^\s*(?:\/?\*|\/\/)/;

const texts = [
  ...["src", "test", "scripts", "docs"].flatMap(textsBelow),
  ...readdirSync(".").flatMap((name) => textAt(name)),
];

test("every decision that is cited has an entry in docs/rules/decisions.md", () => {
  const entries = [...readFileSync("docs/rules/decisions.md", "utf8").matchAll(/^### ([A-Z]\d+)$/gm)];
  const known = entries.map(([, code]) => code);
  expect(new Set(known).size).toBe(known.length);
  const cited = found(/\bdecisions? [AMPSW]\d+(?:(?:,| and| to) [AMPSW]\d+)*/gi, texts);
  expect(cited.length).toBeGreaterThan(100);
  const missing = cited.filter(({ words }) =>
    words.match(/[AMPSW]\d+/g)?.some((code) => !known.includes(code)),
  );
  expect(missing.map(({ where }) => where)).toEqual([]);
});

test("every note that is cited is written", () => {
  const written = new Set(found(/(?<=\/\*\* )\[Note: [^\]]+\]/g, texts).map(({ words }) => words));
  expect(written.size).toBeGreaterThan(40);
  const missing = found(/\[Note: (?!Title\])[A-Z][^\]]+\]/g, texts).filter(
    ({ words }) => !written.has(words),
  );
  expect(missing.map(({ where }) => where)).toEqual([]);
});

test("a comment links only to names that the program of its file has", () => {
  const links = texts.flatMap(({ path, text }) => {
    const program = linesOf(text, (line) => !comment.test(line));
    return [...text.matchAll(/\{@link\s+(?:\*\s+)?([\w$]+)/g)].map(([, name = ""]) => ({
      where: `${path} ${name}`,
      isKnown: new RegExp(`\\b${name}\\b`).test(program),
    }));
  });
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter(({ isKnown }) => !isKnown).map(({ where }) => where)).toEqual([]);
});

test("no file refers to a document that is not in this repository", () => {
  const references = found(/\b(?:specifications? (?:\d|n\b)|rulings? [A-Z]\d)/gi, texts);
  expect(references.map(({ where }) => where)).toEqual([]);
});

test("no file uses a word that plain English does without", () => {
  const refused = [
    /\b(?:whoever|whomever|anew|to be had|is none|tells? of|told of|is told|of whichever)\b/gi,
    /\b(?:clients?|process|quotes|documents|letterhead) of before\b/gi,
    /\bis no (?:error|document|envelope|UUID)\b/gi,
  ];
  expect(refused.flatMap((words) => found(words, texts)).map(({ where }) => where)).toEqual([]);
  // What is true "is true", and what is in a place "is in" it. A lock is held, and so is a lease.
  const holds = /\bholds\b(?! (?:an? (?:shared )?(?:lock|lease|web lock)|the lock|back)\b)/gi;
  expect(found(holds, texts.map(proseOf)).map(({ where }) => where)).toEqual([]);
});

function textsBelow(folder: string): Text[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((name) =>
    textAt(join(folder, name).replaceAll("\\", "/")),
  );
}

/** A text that people write. This file has to name the words that it refuses. */
function textAt(path: string): Text[] {
  const written = /\.(?:tsx?|mjs|md|sql)$/.test(path) && path !== "scripts/signs.test.ts";
  return written ? [{ path, text: readFileSync(path, "utf8") }] : [];
}

/** A page, or the comments of a program; its other lines are blank. */
function proseOf({ path, text }: Text): Text {
  return path.endsWith(".md") ? { path, text } : { path, text: linesOf(text, (line) => comment.test(line)) };
}

/** The lines that a condition is true of; the others are blank. */
function linesOf(text: string, isOne: (line: string) => boolean): string {
  return text
    .split("\n")
    .map((line) => (isOne(line) ? line : ""))
    .join("\n");
}

/**
 * What a pattern matches, also over the end of a comment's line: a blank in the pattern stands for any run of blanks.
 *
 * @returns each match on one line, and where it begins: path, line and words
 */
function found(pattern: RegExp, among: readonly Text[]): { words: string; where: string }[] {
  const overLines = new RegExp(
    pattern.source.replaceAll(" ", "(?:[ \\n]|\\n *(?:\\*|\\/\\/) )+"),
    pattern.flags,
  );
  return among.flatMap(({ path, text }) =>
    [...text.matchAll(overLines)].map((match) => {
      const line = text.slice(0, match.index).split("\n").length;
      const words = match[0].replaceAll(/\s+(?:\*\s+|\/\/\s+)?/g, " ");
      return { words, where: `${path}:${line} ${words}` };
    }),
  );
}
