import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceCases } from "#test/vectors/cases.ts";

function run(input: string) {
  return spawnSync(process.execPath, ["--import", "tsx", "scripts/totals.ts"], { input, encoding: "utf8" });
}

test("the command prints the expected figures of every case", () => {
  const { stdout, stderr, status } = run(readFileSync("test/vectors/totals.json", "utf8"));
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  expect(JSON.parse(stdout)).toEqual(Object.fromEntries(sourceCases.map((each) => [each.id, each.expected])));
});

test("a case that cannot be calculated prints the reason and does not affect the others", () => {
  const input = {
    lines: [{ itemType: "material", quantity: "1", unitPrice: "10" }],
    markupPercent: "0",
    taxPercent: "0",
  };
  const cases = [
    { id: "bill", kind: "bill", input },
    { id: "gift", kind: "quote", input: { lines: [{ itemType: "gift" }] } },
    { id: "none", kind: "quote" },
    { id: "huge", kind: "quote", input: { markupPercent: "1e30" } },
    { id: "good", kind: "quote", input },
  ];
  const { stdout, stderr, status } = run(JSON.stringify({ cases }));
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    bill: { error: "kind must be quote or invoice" },
    gift: { error: "Not an item type: gift" },
    none: { error: "input must be an object" },
    huge: { error: "A quote or invoice can be at most 99,999,999.99. Nothing was saved." },
    good: { total: "10.00", customerLines: ["10.00"] },
  });
  expect(stderr.split("\n").filter((text) => text.startsWith("totals: "))).toHaveLength(4);
});

test.each(["", "{", "[]", '{"cases":{}}', '{"cases":[{}]}', '{"cases":[null]}'])("%j is refused", (input) => {
  const { stdout, stderr, status } = run(input);
  expect({ stdout, status }).toEqual({ stdout: "", status: 1 });
  expect(stderr).toMatch(/^totals: /);
});
