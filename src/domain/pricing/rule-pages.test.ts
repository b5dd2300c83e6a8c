import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ruleCases, sourceCases } from "#test/vectors/cases.ts";

const folder = "docs/rules";
const expectations = new Map(
  [...sourceCases, ...ruleCases].map(({ id, expected }) => [id, new Map(Object.entries(expected))]),
);
const examples = readdirSync(folder).flatMap((page) =>
  examplesOf(page, readFileSync(`${folder}/${page}`, "utf8")),
);

test.each(examples)("$page states the figures of case $id", ({ id, figures }) => {
  const expected = expectations.get(id);
  expect(expected, `no case ${id} in test/vectors`).toBeDefined();
  for (const [key, stated] of figures)
    expect(`${key} ${stated}`).toBe(`${key} ${textOf(expected?.get(key))}`);
});

test("the pages on money all have examples", () => {
  expect(new Set(examples.map(({ page }) => page))).toEqual(
    new Set(["pricing.md", "vat.md", "cis.md", "reverse-charge.md", "rounding.md"]),
  );
  for (const { figures } of examples) expect(figures.length).toBeGreaterThan(2);
});

/** Rows under a heading row "| case | what | value | ... |"; each further heading is a key of the case's figures. */
function examplesOf(page: string, text: string) {
  let keys: string[] = [];
  return text.split("\n").flatMap((row) => {
    const cells = row
      .split("|")
      .map((cell) => cell.trim())
      .slice(1, -1);
    if (cells[0] === "case") keys = cells.slice(2);
    const id = /^`(.+)`$/.exec(cells[0] ?? "")?.[1];
    if (id === undefined || cells.length !== keys.length + 2) return [];
    return [{ page, id, figures: keys.map((key, index) => [key, cells[index + 2]] as const) }];
  });
}

function textOf(figure: string | string[] | undefined): string | undefined {
  return Array.isArray(figure) ? figure.join(", ") : figure;
}
