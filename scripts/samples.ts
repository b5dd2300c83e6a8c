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
 * documents of 1, 4, 12, 40 and 120 lines: the first page of each with the firm's logo and beside it without, and then
 * the last page of those that have more than one, where the totals are.
 */
const lineCounts = [1, 4, 12, 40, 120];
/** The smallest letters of a paper can be read from 1 on; more would take more room in the repository than it is worth. */
const pixelsPerPoint = 1;
/** What the greys of letters and lines become: few take little room, and the fourth is that of thin lines. */
const greys = [0, 100, 190, 236, 255];
/** Without loss, which of letters takes less room than with. */
const quality = 100;
const across = 4;
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
      const picture = await fewerShades(laidOut(await drawnPages())).encode("webp", quality);
      writeFileSync(join(folder, name), picture);
      console.log(`${name}: ${picture.length} bytes`);

      async function drawnPages(): Promise<Canvas[]> {
        const [firsts, lasts]: [Canvas[], Canvas[]] = [[], []];
        for (const count of lineCounts) {
          const [first, ...others] = await drawn(order({ ...firm, logoUrl: logoDataUrl() }, count));
          const [plain] = await drawn(order(firm, count));
          firsts.push(...[first, plain].filter((page) => page !== undefined));
          lasts.push(...others.slice(-1));
        }
        return [...firsts, ...lasts];
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

/** Pages in rows, from left to right. */
function laidOut(pages: readonly Canvas[]): Canvas {
  const width = Math.max(...pages.map((page) => page.width)) + gap;
  const height = Math.max(...pages.map((page) => page.height)) + gap;
  const whole = createCanvas(across * width + gap, Math.ceil(pages.length / across) * height + gap);
  const context = whole.getContext("2d");
  context.fillStyle = "#d8d4cc";
  context.fillRect(0, 0, whole.width, whole.height);
  for (const [index, page] of pages.entries()) {
    context.drawImage(page, gap + (index % across) * width, gap + Math.floor(index / across) * height);
  }
  return whole;
}

/** Colours have six steps of red, green and blue, so that logos and bands stay what they are. */
function fewerShades(canvas: Canvas): Canvas {
  const context = canvas.getContext("2d");
  const picture = context.getImageData(0, 0, canvas.width, canvas.height);
  const pixels = picture.data;
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = [...pixels.subarray(at, at + 3)];
    const isGrey = Math.max(...colour) - Math.min(...colour) < 48;
    pixels.set(
      isGrey ? colour.fill(nearestGrey(colour)) : colour.map((part) => Math.round(part / 51) * 51),
      at,
    );
  }
  context.putImageData(picture, 0, 0);
  return canvas;
}

function nearestGrey(colour: readonly number[]): number {
  const mean = colour.reduce((sum, part) => sum + part, 0) / colour.length;
  return greys.reduce((best, grey) => (Math.abs(grey - mean) < Math.abs(best - mean) ? grey : best));
}
