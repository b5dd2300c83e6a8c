import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { build } from "vite";
import { expect, test } from "vitest";
import { percent } from "#domain/money/percent.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import type { renderPdf } from "#pdf/render-pdf.ts";
import { readFace, render } from "#test/pdf/faces.ts";
import { aLine, anInvoice, aQuote, britishFirm, opaquePng } from "#test/pdf/sample-documents.ts";

const quote = { kind: "quote", mode: "customer-detailed", document: aQuote, profile: britishFirm } as const;
const invoice = {
  kind: "invoice",
  mode: "customer-detailed",
  document: anInvoice,
  profile: britishFirm,
} as const;

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function open(order: PrintOrder) {
  const bytes = await render(order);
  return await getDocument({ data: bytes, verbosity: 0, useSystemFonts: false }).promise;
}

async function textOf(order: PrintOrder): Promise<string> {
  const file = await open(order);
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, index) => {
      const content = await (await file.getPage(index + 1)).getTextContent();
      return content.items
        .map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : ""))
        .join("");
    }),
  );
  return pages.join("\n");
}

interface StructureNode {
  role?: string;
  alt?: string;
  children?: StructureNode[];
}

function roles(node: StructureNode): string {
  const inside = (node.children ?? []).filter(({ role }) => role !== undefined).map(roles);
  return inside.length === 0 ? `${node.role}` : `${node.role}(${inside.join(" ")})`;
}

test("the same document gives the same bytes, and another document gives others", async () => {
  const first = sha256(await render(quote));
  expect(sha256(await render(quote))).toBe(first);
  expect(
    sha256(await render({ ...quote, document: { ...aQuote, markupPercent: percent(26_000) } })),
  ).not.toBe(first);
});

test("the built renderer writes the bytes that the sources write", async () => {
  const built = await build({
    configFile: fileURLToPath(new URL("../../vite.pdf.config.ts", import.meta.url)),
    logLevel: "silent",
    build: { write: false },
  });
  const [bundle] = [built].flat();
  if (bundle === undefined || !("output" in bundle)) throw new Error("Nothing was built");
  const { code } = bundle.output[0];
  const module: { renderPdf: typeof renderPdf } = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`
  );
  const order = { ...invoice, profile: { ...britishFirm, logoUrl: opaquePng } };
  expect(sha256(await module.renderPdf(order, readFace))).toBe(sha256(await render(order)));
  expect(code).not.toMatch(/\bnew Function\b|[^.\w]eval\(/);
});

test("the file's metadata comes from the document", async () => {
  const firm = { ...britishFirm, companyName: 'Smith & Sons <"Ltd"> \u0007 \ud800' };
  const { info, metadata } = await (await open({ ...invoice, profile: firm })).getMetadata();
  expect(info).toMatchObject({
    Title: "VAT Invoice INV-0042",
    Language: "en-GB",
    CreationDate: "D:20261121000000Z",
    PDFFormatVersion: "1.7",
  });
  expect(metadata.get("dc:title")).toBe("VAT Invoice INV-0042");
  expect(metadata.get("pdfaid:part")).toBe("3");
  expect(metadata.get("pdfaid:conformance")).toBe("A");
  expect(metadata.get("pdfuaid:part")).toBe("1");
});

test("it reads in order, with headings, tables and an alternative for the logo", async () => {
  const firm = { ...britishFirm, logoUrl: opaquePng };
  const document = {
    ...anInvoice,
    workLocation: null,
    projectDescription: null,
    lineItems: [aLine("labour", "Visit")],
  };
  const file = await open({ ...invoice, document, profile: firm });
  expect(await file.getMarkInfo()).toMatchObject({ Marked: true });
  const tree = (await (await file.getPage(1)).getStructTree()) as StructureNode;
  const fact = "TR(TH TD)";
  expect(roles(tree)).toBe(
    "Root(Document(Figure P P H1 H2 P " +
      `Table(${Array(4).fill(fact).join(" ")}) ` +
      "H2 Table(TR(TH TH TH TH TH) TR(TD TD TD TD TD)) " +
      `Table(${Array(5).fill(fact).join(" ")}) ` +
      `H2 Table(${Array(7).fill(fact).join(" ")})))`,
  );
  expect(JSON.stringify(tree)).toContain("Logo of Brightwater Plumbing & Heating Ltd");
});

test("its text can be searched and copied, in every script of its names", async () => {
  const document = {
    ...aQuote,
    customerName: "Łukasz Παναγιώτης Щербаков",
    companyName: "Աննա Հակոբյան · ნინო ბერიძე",
    projectDescription: "½ in × 22 mm, €5",
  };
  const text = await textOf({ ...quote, document });
  expect(text).toContain("Łukasz Παναγιώτης Щербаков");
  expect(text).toContain("Աննա Հակոբյան · ნინო ბერიძე");
  expect(text).toContain("½ in × 22 mm, €5");
  expect(text).toContain("This is not a VAT invoice.");
});

const oddTexts = {
  emoji: "Fix 🚿 and 👩🏽‍🔧 today",
  "right to left": "שלום עולם مرحبا",
  "lone surrogates": "\ud800 broken \udc00",
  "control characters": "\u0000\u0001\u001b[31m\u202e",
  "a word of ten thousand letters": "W".repeat(10_000),
  "ten thousand line breaks": "\n".repeat(10_000),
  "zero-width": "\u200b\u200d\ufeff",
  markup: "</rdf:li> ]]> (\\) <script>",
};

test.each(Object.entries(oddTexts))("it prints a document full of %s", async (_, odd) => {
  const lineItems = [{ ...aLine("material", odd), description: odd, unit: odd, materialSku: odd }];
  const words = { customerName: odd, projectAddress: odd, projectDescription: odd, workLocation: odd };
  const profile = {
    ...britishFirm,
    companyName: odd,
    address: odd,
    bankDetails: odd,
    brandColor: odd,
    logoUrl: odd,
  };
  for (const mode of ["business", "customer-simple"] as const) {
    const document = { ...anInvoice, ...words, invoiceNumber: odd, lineItems };
    expect((await open({ ...invoice, mode, profile, document })).numPages).toBeGreaterThan(0);
  }
});

test.each([0, 1, 300])("it prints %i lines", async (count) => {
  const lineItems = Array.from({ length: count }, (_, index) => aLine("material", `Part ${index}`));
  const file = await open({ ...quote, document: { ...aQuote, lineItems } });
  expect(file.numPages).toBe(count === 300 ? 9 : 1);
});

test("it prints without a firm", async () => {
  expect(await textOf({ ...invoice, profile: null })).toContain("Invoice total");
});

test("the licence stays with the faces", async () => {
  const licence = await readFile(new URL("faces/OFL.txt", import.meta.url), "utf8");
  expect(licence).toContain("SIL OPEN FONT LICENSE Version 1.1");
  for (const part of ["latin-greek-cyrillic", "armenian", "georgian"]) {
    expect(licence).toContain(`Noto Project Authors (https://github.com/notofonts/${part})`);
  }
});
