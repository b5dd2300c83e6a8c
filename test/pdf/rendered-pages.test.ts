import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { render } from "#test/pdf/faces.ts";
import { pagePixels } from "#test/pdf/page-pixels.ts";
import { differenceFromGolden, goldenFile, writeGolden } from "#test/pdf/pixel-golden.ts";
import { renderedPapers } from "#test/pdf/rendered-papers.ts";
import { scriptPaper, scriptWords } from "#test/pdf/script-papers.ts";

/**
 * The look of the pages. `UPDATE_GOLDENS=1 npx vitest run test/pdf` makes the present look the agreed one: check each
 * changed picture before you commit it.
 */
const isUpdate = process.env.UPDATE_GOLDENS === "1";

/** The number of pages of each paper; all others have one. */
const pageCounts: Readonly<Record<string, number>> = {
  "quote-forty-lines": 2,
  "invoice-reverse-charge": 2,
};

const goldenName = (paper: string, index: number) => `${paper}-${index + 1}`;

const papers = {
  ...renderedPapers,
  ...Object.fromEntries(
    Object.entries(scriptWords).map(([script, words]) => [`script-${script}`, scriptPaper(words)]),
  ),
};

test.each(Object.entries(papers))("%s looks as agreed", async (paper, order) => {
  const pictures = await pagePixels(await render(order));
  const differences: string[] = [];
  for (const [index, picture] of pictures.entries()) {
    const name = goldenName(paper, index);
    if (isUpdate) writeGolden(name, picture);
    const difference = await differenceFromGolden(name, picture);
    if (difference !== null) differences.push(difference);
  }
  expect(differences, differences.join("\n")).toEqual([]);
  expect(pictures).toHaveLength(pageCounts[paper] ?? 1);
});

test("every golden belongs to a page", () => {
  const files = readdirSync(new URL(".", import.meta.url)).filter((file) => file.startsWith("pixels-"));
  const expected = Object.keys(papers)
    .flatMap((paper) =>
      Array.from({ length: pageCounts[paper] ?? 1 }, (_, index) => goldenName(paper, index)),
    )
    .map((name) => basename(goldenFile(name)));
  expect(files.sort()).toEqual(expected.sort());
});
