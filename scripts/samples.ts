import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Canvas, createCanvas, ImageData } from "@napi-rs/canvas";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import type { ViewMode } from "#domain/documents/trade-document.ts";
import { pence } from "#domain/money/pence.ts";
import { percent } from "#domain/money/percent.ts";
import { quantity } from "#domain/money/quantity.ts";
import type { LineItem } from "#domain/pricing/line-item.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { inlineRenderer } from "#server/rendering/inline-renderer.ts";
import { pagePixels } from "#test/pdf/page-pixels.ts";
import {
  aLine,
  americanFirm,
  anInvoice,
  aQuote,
  australianFirm,
  britishFirm,
} from "#test/pdf/sample-documents.ts";
import { logoDataUrl } from "./demo/logo-png.ts";

/**
 * `npm run samples`: draws the papers of docs/samples, a picture for each kind of document, region and mode. Each has
 * documents of 1, 4, 12, 40 and 120 lines, with the firm's logo in the upper row and without in the lower.
 */
const lineCounts = [1, 4, 12, 40, 120];
const pixelsPerPoint = 0.5;
const quality = 60;
const gap = 12;
const folder = join(import.meta.dirname, "../docs/samples");

const firms = { gb: britishFirm, us: americanFirm, au: australianFirm };
const modes: readonly ViewMode[] = ["customer-detailed", "customer-simple", "business"];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [region, firm] of Object.entries(firms)) {
  for (const kind of ["quote", "invoice"] as const) {
    for (const mode of modes) {
      const name = `${region}-${kind}-${mode}.webp`;
      const rows = [await drawnRow({ ...firm, logoUrl: logoDataUrl() }), await drawnRow(firm)];
      const picture = await beneath(rows).encode("webp", quality);
      writeFileSync(join(folder, name), picture);
      console.log(`${name}: ${picture.length} bytes`);

      async function drawnRow(profile: CompanyProfile): Promise<Canvas> {
        const pages: Canvas[] = [];
        for (const count of lineCounts) pages.push(...(await drawn(order(profile, count))));
        return beside(pages);
      }

      function order(profile: CompanyProfile, count: number): PrintOrder {
        const document = { language: profile.language, lineItems: lines(count), ...terms(profile) };
        return kind === "quote"
          ? { kind, mode, profile, document: { ...aQuote, ...document } }
          : { kind, mode, profile, document: { ...anInvoice, ...document, ...addressed(profile) } };
      }
    }
  }
}

function terms({ vatRate, cisRegistered }: CompanyProfile) {
  return { taxPercent: vatRate, discountPercent: percent(0), cisApplied: cisRegistered };
}

/** The site of the sample invoice is in Britain. */
function addressed({ language }: CompanyProfile) {
  return language === "en-GB" ? {} : { workLocation: null };
}

/** Lines of a joiner's and a plumber's days, in turns. */
function lines(count: number): LineItem[] {
  const works: readonly [LineItem["itemType"], string, string | null, string | null, number, number][] = [
    ["material", "Combi boiler, 30 kW", "Natural gas, 10-year guarantee", "Each", 1000, 108_500],
    ["labour", "Heating engineer", null, "hour", 14_500, 4200],
    ["material", "22 mm copper pipe", null, "Linear Meter", 18_000, 712],
    ["material", "Magnetic filter", null, "Each", 1000, 9450],
    ["material", "Inhibitor and cleaner", "Flushed through and left to circulate", "Liter", 2000, 1380],
    ["labour", "Apprentice", null, "hour", 8000, 2100],
    ["material", "Wall panel, marine plywood 18 mm", null, "Square Meter", 4800, 3875],
    ["custom", "Flue kit, vertical, with roof flashing for a slate roof", null, null, 1000, 12_800],
  ];
  return Array.from({ length: count }, (_, index) => {
    const [itemType, name, description, unit, amount, price] = works[index % works.length] ?? works[0]!;
    return {
      ...aLine(itemType, name),
      customType: itemType === "custom" ? "material" : null,
      description,
      unit,
      quantity: quantity(amount),
      unitPrice: pence(price),
    };
  });
}

async function drawn(order: PrintOrder): Promise<Canvas[]> {
  const pictures = await pagePixels(await inlineRenderer.render(order), pixelsPerPoint);
  return pictures.map(({ width, height, pixels }) => {
    const canvas = createCanvas(width, height);
    canvas.getContext("2d").putImageData(new ImageData(pixels, width, height), 0, 0);
    return canvas;
  });
}

function beside(pages: readonly Canvas[]): Canvas {
  const width = pages.reduce((sum, page) => sum + page.width + gap, gap);
  return placed(pages, { width, height: Math.max(...pages.map(({ height }) => height)) + 2 * gap }, "x");
}

function beneath(rows: readonly Canvas[]): Canvas {
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  return placed(rows, { width: Math.max(...rows.map(({ width }) => width)), height }, "y");
}

function placed(
  canvases: readonly Canvas[],
  { width, height }: { width: number; height: number },
  along: "x" | "y",
): Canvas {
  const whole = createCanvas(width, height);
  const context = whole.getContext("2d");
  context.fillStyle = "#d8d4cc";
  context.fillRect(0, 0, width, height);
  let at = along === "x" ? gap : 0;
  for (const canvas of canvases) {
    context.drawImage(canvas, along === "x" ? at : 0, along === "x" ? gap : at);
    at += along === "x" ? canvas.width + gap : canvas.height;
  }
  return whole;
}
