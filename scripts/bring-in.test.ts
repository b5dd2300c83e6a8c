import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bringIn } from "#web/bring-in/bring-in.ts";
import { printedResult, readExisting } from "./bring-in-files.ts";

const folder = "test/vectors/import";
const existing = readFileSync(join(folder, "existing.json"), "utf8");
const files = readdirSync(folder).filter((name) => !/\.(?:json|md)$/.test(name));

/** What a result says of its own file, and which nothing prints. */
const notCompared = ["file", "about", "note", "answers"];

test("every file has its result", () => {
  expect(files.length).toBeGreaterThanOrEqual(24);
});

test.each(files)("%s is read as its result says", (name) => {
  const expected = JSON.parse(readFileSync(join(folder, `${name}.expected.json`), "utf8"));
  const printed = printedResult(bringIn(readFileSync(join(folder, name)), readExisting(existing)));
  for (const key of notCompared) delete expected[key];
  if ("refused" in printed) delete expected.kind;
  expect(withoutEmpty(printed)).toEqual(withoutEmpty(expected));
});

test("the command prints the same", () => {
  const file = join(folder, "price-list.xlsx");
  const { stdout, stderr, status } = run(file, "--existing", join(folder, "existing.json"));
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  expect(JSON.parse(stdout)).toEqual(printedResult(bringIn(readFileSync(file), readExisting(existing))));
});

test("without a file, or with one that is not there, the command says so", () => {
  for (const parameters of [
    [],
    ["no-such-file.csv"],
    [join(folder, "xero-contacts.csv"), "--existing", "no.json"],
  ]) {
    const { stdout, stderr, status } = run(...parameters);
    expect({ stdout, status }).toEqual({ stdout: "", status: 1 });
    expect(stderr).toMatch(/^bring-in: /);
  }
});

function run(...parameters: string[]) {
  return spawnSync(process.execPath, ["--import", "tsx", "scripts/bring-in.ts", ...parameters], {
    encoding: "utf8",
  });
}

/** In a result, what is absent equals what is empty. */
function withoutEmpty(result: object): object {
  const isFilled = ([, value]: [string, unknown]) => !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(result).filter(isFilled));
}
