import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createCanvas, ImageData } from "@napi-rs/canvas";
import { localDate } from "#domain/calendar/local-date.ts";
import { inlineRenderer } from "#server/rendering/inline-renderer.ts";
import { pagePixels } from "#test/pdf/page-pixels.ts";
import { readPrintOrder } from "./read-print-order.ts";

/**
 * `npm run landing-papers`: draws the papers that the start page shows, one for each country, from documents of
 * test/vectors. They are the first pages of the PDFs that `npm run pdf` prints, at twice the size in which they are
 * shown.
 */
const papers = { "en-gb": "document-quote", "en-us": "document-quote-us", "en-au": "document-invoice-au" };
const root = join(import.meta.dirname, "..");
const pixelsPerPoint = 1.5;
const quality = 70;

for (const [language, vector] of Object.entries(papers)) {
  const order = JSON.parse(readFileSync(join(root, "test/vectors", `${vector}.json`), "utf8"));
  const pdf = await inlineRenderer.render(readPrintOrder(order, localDate("2026-11-21")));
  const [page] = await pagePixels(pdf, pixelsPerPoint);
  if (!page) throw new Error(`${vector} printed no page`);
  const canvas = createCanvas(page.width, page.height);
  canvas.getContext("2d").putImageData(new ImageData(page.pixels, page.width, page.height), 0, 0);
  const picture = await canvas.encode("webp", quality);
  writeFileSync(join(root, "src/web/landing", `paper-${language}.webp`), picture);
  console.log(`paper-${language}.webp: ${page.width} x ${page.height}, ${picture.length} bytes`);
}
