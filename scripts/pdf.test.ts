import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const vectors = new URL("../test/vectors/", import.meta.url);
const examples = readdirSync(vectors).filter((name) => /^document-.*\.json$/.test(name));

function pdf(input: string) {
  const script = fileURLToPath(new URL("pdf.ts", import.meta.url));
  return spawnSync(process.execPath, ["--import", "tsx", script], { input, timeout: 120_000 });
}

test.each(examples)("the command prints %s, and nothing but the PDF", (name) => {
  const { status, stdout, stderr } = pdf(readFileSync(new URL(name, vectors), "utf8"));
  expect(stderr.toString()).toBe("");
  expect(status).toBe(0);
  expect(stdout.subarray(0, 8).toString("latin1")).toBe("%PDF-1.7");
  expect(stdout.subarray(-6).toString("latin1")).toBe("%%EOF\n");
});

test.each([
  ["", "Unexpected end of JSON input"],
  ["[]", 'Expected {"kind", "mode", "document", "profile"}'],
  ['{"kind":"receipt","document":{}}', "kind must be one of quote, invoice"],
  [
    '{"kind":"quote","mode":"all","document":{}}',
    "mode must be one of business, customer-detailed, customer-simple",
  ],
  ['{"kind":"quote"}', "document must be an object"],
  ['{"kind":"quote","document":{"lineItems":{}}}', "lineItems must be an array"],
  ['{"kind":"quote","document":{"lineItems":[{"itemType":"gift"}]}}', "line 1: itemType must be one of"],
  [
    '{"kind":"quote","document":{"lineItems":[{"quantity":"1e12","unitCost":"1e12"}]}}',
    "A quote or invoice can be at most",
  ],
])("%s is refused with the reason on standard error", (input, reason) => {
  const { status, stdout, stderr } = pdf(input);
  expect(status).toBe(1);
  expect(stdout.length).toBe(0);
  expect(stderr.toString()).toContain(reason);
});
