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
import { paperText } from "#words/paper/paper-text.ts";
import { nodesOf, record, type SyntaxNode } from "./syntax.ts";

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

const screens: readonly SpecifiedScreen[] = [
  ...[...specifiedOfAccount, ...specifiedOfRecords, ...specifiedOfDocuments, ...specifiedOnPhones],
  ...[...specifiedForVisitors, ...specifiedForNewcomers],
  ...[...specifiedForEncrypted, ...specifiedWhileLocked, ...specifiedWithCard, ...specifiedWhenCancelled],
  ...Object.values(specifiedByRegion).flat(),
];

test("every message of the list is in the catalogue, in the texts of lists, on paper or among the server's refusals, word for word", () => {
  const lists = listTexts("customers", "customer");
  const texts = new Set(everyText({ ...enGB, ...formsGB, ...laterGB, errors, lists, paperText }));
  const lost = wordsOf("said").flatMap(({ words }) => words.filter((word) => !texts.has(word)));
  expect(lost).toEqual([]);
  expect(wordsOf("said").flatMap(({ words }) => words).length).toBeGreaterThan(150);
});

test("every message of the list is looked for by a test, or printed on a page that tests compare", () => {
  const tests = ["test", "src"]
    .flatMap(filesBelow)
    .filter((file) => /^test\/.*\.tsx?$|\.test\.tsx?$/.test(file));
  const patterns = tests.flatMap((file) => nodesOf(file, readFileSync(file, "utf8")).flatMap(soughtBy));
  const pages = filesBelow("test/pdf").filter((file) => file.endsWith(".txt"));
  const texts = [
    ...patterns.filter((each) => typeof each === "string"),
    ...pages.map((file) => readFileSync(file, "utf8")),
  ];
  const all = texts.join("\n");
  const shapes = patterns.filter((each) => each instanceof RegExp);
  const isSought = (word: string) => {
    const named = new RegExp(word.split("{name}").map(escaped).join("[^\n]+"));
    return named.test(all) || shapes.some((shape) => shape.test(word));
  };
  expect(wordsOf("said").flatMap(({ words }) => words.filter((word) => !isSought(word)))).toEqual([]);
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

/** A text in a test; of one with parameters what it matches, if enough of it is written out. */
function soughtBy({ node }: { node: SyntaxNode }): (string | RegExp)[] {
  if (node.type === "Literal" && typeof node.value === "string") return [node.value];
  if (node.type !== "TemplateLiteral" || !Array.isArray(node.quasis)) return [];
  const parts = node.quasis.map((part) => String(record(record(part).value).cooked));
  if (parts.join("").trim().length < 8) return [];
  return [new RegExp(`^${parts.map(escaped).join(".+")}$`)];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
