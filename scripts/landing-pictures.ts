import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Canvas, createCanvas, ImageData, loadImage } from "@napi-rs/canvas";
import { type Browser, chromium, type Page } from "@playwright/test";
import { localDate } from "#domain/calendar/local-date.ts";
import { languages } from "#domain/region/region.ts";
import { inlineRenderer } from "#server/rendering/inline-renderer.ts";
import { post } from "#test/e2e/api.ts";
import { field, newPerson } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { pagePixels } from "#test/pdf/page-pixels.ts";
import { chromiumOptions } from "#test/support/chromium.ts";
import { readPrintOrder } from "./read-print-order.ts";

/**
 * `npm run landing-pictures`: draws what the start page shows, for each country from its document beside this file,
 * in `landing`: the editor on a phone, light and dark, and the paper, as the PDF's page for wide windows and as phones
 * read it. It needs a running server (PORT, 3000 by default), on which it makes an account for each country.
 */
const address = `http://localhost:${process.env.PORT ?? "3000"}`;
const root = join(import.meta.dirname, "..");
const phone = { width: 360, height: 740 };

interface Shown {
  readonly kind: "quote" | "invoice";
  readonly document: {
    readonly lineItems: readonly Record<string, unknown>[];
    readonly [word: string]: unknown;
  };
  readonly profile: Record<string, unknown>;
}

const browser = await chromium.launch(await chromiumOptions());
for (const language of languages.map((name) => name.toLowerCase())) {
  const shown: Shown = JSON.parse(
    readFileSync(join(import.meta.dirname, "landing", `${language}.json`), "utf8"),
  );
  await keep(`paper-${language}`, await firstPage(shown), 50);
  await phonePictures(browser, language, shown);
}
await browser.close();

/** The first page of the PDF that `npm run pdf` prints. */
async function firstPage(shown: Shown): Promise<Canvas> {
  const order = readPrintOrder(shown, localDate("2026-11-21"));
  const [page] = await pagePixels(await inlineRenderer.render(order), 1.75);
  if (!page) throw new Error("nothing was printed");
  const canvas = createCanvas(page.width, page.height);
  canvas.getContext("2d").putImageData(new ImageData(page.pixels, page.width, page.height), 0, 0);
  return canvas;
}

async function phonePictures(from: Browser, language: string, shown: Shown): Promise<void> {
  const context = await from.newContext({
    baseURL: address,
    ...{ viewport: phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    ...{ locale: language, timezoneId: "Europe/London", reducedMotion: "reduce" },
  });
  const page = await context.newPage();
  const { path, editor } = await storedDocument(page, shown);
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(editor);
    await page.getByRole("button", { name: "Add items", exact: true }).waitFor();
    await page.waitForLoadState("networkidle");
    await keep(`screen-${language}-${theme}`, await drawn(await page.screenshot()), 65);
  }
  await page.emulateMedia({ colorScheme: "light" });
  // So high that no bar stands over the paper.
  await page.setViewportSize({ ...phone, height: 2400 });
  await page.goto(path);
  await page.getByRole("tab", { name: "No breakdown" }).click();
  const paper = page.getByRole("article").first();
  await paper.waitFor();
  await keep(`paper-${language}-phone`, await drawn(await paper.screenshot()), 55);
  await context.close();
}

/** Makes an encrypted account with the profile and the document that is shown. @returns its addresses */
async function storedDocument(
  page: Page,
  { kind, document, profile }: Shown,
): Promise<{ path: string; editor: string }> {
  const nora = newPerson("Nora");
  await registerPlain(page, nora);
  await post(page, "company-profile", profile);
  const { id, createdAt, quoteNumber, workLocation, ...words } = document;
  const lineItems = document.lineItems.map(({ id: own, ...line }) => line);
  const stored = await post(page, `${kind}s`, { ...words, lineItems });
  await page.goto("/settings");
  await field(page, "Encryption Passphrase").fill(nora.passphrase);
  await field(page, "Confirm Encryption Passphrase").fill(nora.passphrase);
  await page.getByRole("button", { name: "Set Up Encryption" }).click();
  const encrypted = page.getByRole("button", { name: "Encrypted", exact: true, includeHidden: true });
  await encrypted.waitFor({ state: "attached", timeout: 60_000 });
  const path = `/${kind}s/${stored}`;
  return { path, editor: kind === "quote" ? `${path}/edit` : `/invoices/edit/${stored}` };
}

async function drawn(png: Buffer): Promise<Canvas> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas;
}

async function keep(name: string, canvas: Canvas, quality: number): Promise<void> {
  const picture = await canvas.encode("webp", quality);
  writeFileSync(join(root, "src/web/landing", `${name}.webp`), picture);
  console.log(`${name}.webp: ${canvas.width} x ${canvas.height}, ${picture.length} bytes`);
}
