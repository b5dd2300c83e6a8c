import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { printDocument } from "./print-document.ts";
import { reason } from "./reason.ts";

const vectors = new URL("../test/vectors/", import.meta.url);
const examples = readdirSync(vectors).filter((name) => /^document-.*\.json$/.test(name));

test("the command prints a document, and nothing but the PDF", () => {
  const { status, stdout, stderr } = pdf(readFileSync(new URL("document-quote.json", vectors), "utf8"));
  expect(stderr.toString()).toBe("");
  expect(status).toBe(0);
  expectPdf(stdout);
});

test("the command prints the reason on standard error, if the input cannot be read", () => {
  const { status, stdout, stderr } = pdf("");
  expect(status).toBe(1);
  expect(stdout.length).toBe(0);
  expect(stderr.toString()).toContain("pdf: Unexpected end of JSON input");
});

test.each(examples)("%s is printed", async (name) => {
  expectPdf(Buffer.from(await printDocument(readFileSync(new URL(name, vectors), "utf8"))));
});

test.each([
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
])("%s is refused with the reason", async (input, words) => {
  const said = printDocument(input).then(() => "printed", reason);
  expect(await said).toContain(words);
});

function pdf(input: string) {
  const script = fileURLToPath(new URL("pdf.ts", import.meta.url));
  return spawnSync(process.execPath, ["--import", "tsx", script], { input, timeout: 120_000 });
}

function expectPdf(bytes: Buffer): void {
  expect(bytes.subarray(0, 8).toString("latin1")).toBe("%PDF-1.7");
  expect(bytes.subarray(-6).toString("latin1")).toBe("%%EOF\n");
}
