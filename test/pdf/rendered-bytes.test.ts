import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { render } from "#test/pdf/faces.ts";
import { renderedPapers } from "#test/pdf/rendered-papers.ts";

test("no byte of a paper changes by accident", async () => {
  const lines: string[] = [];
  for (const [paper, order] of Object.entries(renderedPapers)) {
    const bytes = await render(order);
    lines.push(`${paper} ${bytes.length} ${createHash("sha256").update(bytes).digest("hex")}`);
  }
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("bytes.txt");
});
