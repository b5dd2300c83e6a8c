import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { specifiedOfDocuments } from "#test/e2e/specified-documents.ts";
import { type SpecifiedScreen, specifiedOfAccount } from "#test/e2e/specified-labels.ts";
import { specifiedOnPhones } from "#test/e2e/specified-on-phones.ts";
import { specifiedOfRecords } from "#test/e2e/specified-records.ts";
import { specifiedByRegion } from "#test/e2e/specified-regions.ts";
import {
  specifiedForEncrypted,
  specifiedForNewcomers,
  specifiedForVisitors,
  specifiedWhenCancelled,
  specifiedWhileLocked,
  specifiedWithCard,
} from "#test/e2e/specified-states.ts";
import { enGB } from "#words/en-gb/en-gb.ts";
import { errors } from "#words/en-gb/errors.ts";
import { formsGB } from "#words/en-gb/forms.ts";
import { laterGB } from "#words/en-gb/later.ts";
import { listTexts } from "#words/en-gb/list-texts.ts";
import { pdfMessages } from "#words/en-gb/printing.ts";
import { paperText } from "#words/paper/paper-text.ts";
import { nodesOf, type SyntaxNode } from "./syntax.ts";

/** The words by section, of those that are said, or of those that are seen on a screen. */
const wordsOf = (kind: "said" | "seen") => {
  const sections = readFileSync("test/e2e/specified-words.txt", "utf8").split(/^## /m).slice(1);
  return sections
    .map((section) => section.trimEnd().split("\n"))
    .filter(([heading = ""]) => heading.startsWith(`${kind} `))
    .map(([heading = "", ...words]) => ({
      section: heading.slice(5),
      words: words.filter((word) => word !== ""),
    }));
};

const saidWords = wordsOf("said").flatMap(({ words }) => words);

const screens: readonly SpecifiedScreen[] = [
  ...[...specifiedOfAccount, ...specifiedOfRecords, ...specifiedOfDocuments, ...specifiedOnPhones],
  ...[...specifiedForVisitors, ...specifiedForNewcomers],
  ...[...specifiedForEncrypted, ...specifiedWhileLocked, ...specifiedWithCard, ...specifiedWhenCancelled],
  ...Object.values(specifiedByRegion).flat(),
];

test("every message of the list is in the catalogue, in the texts of lists, on paper or among the server's refusals, word for word", () => {
  const lists = listTexts("customers", "customer");
  const texts = new Set(
    everyText({ ...enGB, ...formsGB, ...laterGB, errors, lists, paperText, pdfMessages }),
  );
  expect(saidWords.filter((word) => !texts.has(word))).toEqual([]);
  expect(saidWords.length).toBeGreaterThan(150);
});

test("every message of the list is written out whole in a test, or printed on a page that tests compare", () => {
  const texts = soughtInTests();
  expect(saidWords.filter((word) => !isSought(word, texts))).toEqual([]);
});

test("a message is not written out by one that has more words, or fewer, or a gap where it has a word", () => {
  const near = new Set(["Failed to delete quotes", "Failed to delete", "Failed to update {name}", "Errors"]);
  for (const word of ["Failed to delete quote", "Failed to update quote", "Error"]) {
    expect(isSought(word, near)).toBe(false);
  }
  const question = 'Are you sure you want to delete the category "{name}"? This cannot be undone.';
  expect(isSought(question, new Set([question.replace("{name}", "Timber")]))).toBe(true);
  expect(isSought(question, new Set([question.replace("category", "labour category")]))).toBe(false);
  expect(isSought("Free Trial Active", new Set(["Free Trial Active: 12 days remaining"]))).toBe(true);
  expect(isSought("Free Trial Active", new Set(["Your Free Trial Active"]))).toBe(false);
});

test("every label, column and default of the list is looked for on the screens of its section, and no other", () => {
  const sought = new Map<string, Set<string>>();
  for (const screen of screens) {
    const words = sought.get(screen.section) ?? new Set();
    for (const word of wordsSoughtOn(screen)) words.add(word);
    sought.set(screen.section, words);
  }
  const listed = wordsOf("seen").map(({ section, words }) => [section, [...words].sort()]);
  const found = [...sought].map(([section, words]) => [section, [...words].sort()]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});

function wordsSoughtOn(screen: SpecifiedScreen): string[] {
  const { title = [], labels = [], names = [], defaults = {}, phone } = screen;
  const boxes = Object.entries(defaults).map(([label, value]) => `${label} = ${value}`.trimEnd());
  // Years go by.
  const words = [title, labels, names, boxes].flat().filter((word) => !/^20\d\d$/.test(word));
  return phone ? [...words, ...wordsSoughtOn({ ...phone, section: screen.section, path: "" })] : words;
}

/** Every message, with "{name}" in place of its parameters. */
function everyText(messages: object): string[] {
  return Object.values(messages).flatMap((value: unknown) => {
    if (typeof value === "string") return [value];
    if (typeof value === "function") return [String(value(["{name}"], "{name}"))];
    return typeof value === "object" && value !== null ? everyText(value) : [];
  });
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    join(folder, name).replaceAll("\\", "/"),
  );
}

/** Every text that a test writes out, and every line of the pages that tests compare with. */
function soughtInTests(): Set<string> {
  const tests = ["test", "src"]
    .flatMap(filesBelow)
    .filter((file) => /^test\/.*\.tsx?$|\.test\.tsx?$/.test(file));
  const texts = tests.flatMap((file) => nodesOf(file, readFileSync(file, "utf8")).flatMap(writtenBy));
  const pages = filesBelow("test/pdf").filter((file) => file.endsWith(".txt"));
  return new Set([...texts, ...pages.flatMap((file) => linesOf(file))]);
}

/** The lines of a page, without what kind of line each is. */
function linesOf(page: string): string[] {
  return readFileSync(page, "utf8")
    .split("\n")
    .map((line) => line.replace(/^\[\w+\] /, ""));
}

/** A text with parameters is not one: what stands in its gaps is written nowhere. */
function writtenBy({ node }: { node: SyntaxNode }): string[] {
  return node.type === "Literal" && typeof node.value === "string" ? [node.value] : [];
}

/** Whether one of the texts is this message: nothing is open but its names, and what it says after a colon. */
function isSought(word: string, texts: ReadonlySet<string>): boolean {
  if (texts.has(word)) return true;
  const named = new RegExp(`^${word.split("{name}").map(escaped).join('[^"{}]+')}(: .+)?$`);
  return [...texts].some((text) => named.test(text));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
