import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { record } from "./syntax.ts";

/**
 * Names that two files export because both mean the same: one act in the browser and on the server, or of both
 * providers of payments.
 */
const sameOnBothSides = [
  "changePassphrase",
  "convertQuote",
  "DocumentId",
  "endSetup",
  "newId",
  "readDocument",
  "removeRecord",
  "resetPassword",
  "restoreDocument",
  "updateRecord",
];

/** Names of the wire's schemas, which are always written `wire.name`. */
const ofTheWire = ["listQuery", "localDate"];

test("a name that is exported has one meaning", () => {
  const filesOf = new Map<string, string[]>();
  for (const file of readdirSync("src", { recursive: true, encoding: "utf8" }).filter(hasNamesOfItsOwn)) {
    for (const name of exportedNames(file)) filesOf.set(name, [...(filesOf.get(name) ?? []), file]);
  }
  expect(filesOf.size).toBeGreaterThan(1500);
  const several = [...filesOf].filter(([, files]) => files.length > 1);
  expect(several.map(([name]) => name).toSorted()).toEqual([...sameOnBothSides, ...ofTheWire].toSorted());
});

/** A migration keeps a copy of what it uses, the messages of a subject have the subject's name, an icon has Lucide's. */
function hasNamesOfItsOwn(file: string): boolean {
  const isCopy = /^server\/schema\/migration-|^words\/en-|^web\/icons\//.test(file);
  return /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !isCopy;
}

function exportedNames(file: string): string[] {
  const { body } = parseSync(file, readFileSync(join("src", file), "utf8")).program;
  return body.flatMap((statement) => {
    const declared = record(record(statement).declaration);
    const declarations = Array.isArray(declared.declarations) ? declared.declarations : [declared];
    return declarations
      .map((each) => record(record(each).id).name)
      .filter((name) => typeof name === "string");
  });
}
