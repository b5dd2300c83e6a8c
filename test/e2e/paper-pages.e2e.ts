import { readFileSync } from "node:fs";
import { type Canvas, createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import { expect, type Locator, type Page } from "@playwright/test";
import { paperSizes } from "#pdf/paper-sizes.ts";
import { post } from "#test/e2e/api.ts";
import { chooseMore } from "#test/e2e/document-acts.ts";
import { differenceOf, inkedRows, isMissed, type Pixels } from "#test/e2e/lines-apart.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { paperPages } from "#test/e2e/paper.ts";
import { newPerson } from "#test/e2e/person.ts";
import { createPlainAccount } from "#test/e2e/registered.ts";
import { type Picture, pagePixels } from "#test/pdf/page-pixels.ts";

/** Pixels of the screen to a CSS pixel. */
const sharpness = 2;

/** The width in CSS pixels of the line around a sheet. */
const line = 1;

// In the dark theme a sheet that is not white is seen at once.
test.use({ deviceScaleFactor: sharpness, colorScheme: "dark" });

/** How much of a page may differ between the screen and the file, in hundredths. */
const mostPercent = 0.5;

/** What is left out at each edge, in pixels: the screen has a line around the sheet. */
const edge = 30;

const lineItems = Array.from({ length: 40 }, (_, index) => ({
  itemType: "custom",
  name: `Oak board, number ${index + 1}`,
  quantity: "2",
  unitCost: "47.40",
}));

async function openQuote(page: Page): Promise<void> {
  await createPlainAccount(page, newPerson("Paula"));
  const about = { customerName: "Zoë Łukasik", customerEmail: "zoe@example.com", quoteDate: "2026-11-02" };
  await page.goto(`/quotes/${await post(page, "quotes", { ...about, lineItems })}`);
}

/** The middle of a picture that begins `offset` pixels to the left of the page and above it. */
function middle(picture: Image | Canvas, { width, height }: Picture, offset = 0): Pixels {
  const canvas = createCanvas(width - 2 * edge, height - 2 * edge);
  const context = canvas.getContext("2d");
  context.drawImage(picture, -edge - offset, -edge - offset);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, data };
}

function canvasOf({ width, height, pixels }: Picture): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const data = context.createImageData(width, height);
  data.data.set(pixels);
  context.putImageData(data, 0, 0);
  return canvas;
}

/** Each page of the open document, as printed in its file and as shown. */
async function printedAndShown(
  page: Page,
  pages: number,
  size: keyof typeof paperSizes = "A4",
): Promise<[printed: Pixels, shown: Pixels][]> {
  await expect(paperPages(page)).toHaveCount(pages);
  const download = page.waitForEvent("download");
  await chooseMore(page, "Download PDF");
  const file = readFileSync(await (await download).path());
  const outer = (await paperPages(page).first().boundingBox())?.width ?? 0;
  const printed = await pagePixels(file, ((outer - 2 * line) * sharpness) / paperSizes[size][0]);
  expect(printed).toHaveLength(pages);
  const pairs: [Pixels, Pixels][] = [];
  for (const [index, picture] of printed.entries()) {
    const shown = await loadImage(await alone(paperPages(page), index));
    pairs.push([middle(canvasOf(picture), picture), middle(shown, picture, line * sharpness)]);
  }
  return pairs;
}

/** A picture of one of the pages. It stands where the first one does: further down it begins between two pixels. */
async function alone(pages: Locator, index: number): Promise<Buffer> {
  const show = (shown: number | null) =>
    pages.evaluateAll((all, only) => {
      for (const [at, each] of (all as SVGElement[]).entries())
        each.style.display = only === null || at === only ? "" : "none";
    }, shown);
  await show(index);
  const picture = await pages.nth(index).screenshot();
  await show(null);
  return picture;
}

async function expectAlike(page: Page, pages: number, size?: keyof typeof paperSizes): Promise<void> {
  for (const [index, [printed, shown]] of (await printedAndShown(page, pages, size)).entries()) {
    expectSame(printed, shown, index);
  }
}

function expectSame(printed: Pixels, shown: Pixels, index: number): void {
  const { percent, bands } = differenceOf(printed, shown);
  expect(percent, `page ${index + 1}`).toBeLessThanOrEqual(mostPercent);
  expect(bands, `page ${index + 1}`).toEqual([]);
}

test("the pages on the screen are those of the PDF, and the words beside them can be found", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 3000 });
  await openQuote(page);
  await expectAlike(page, 2);
  await expect(page.getByRole("article")).toContainText("Oak board, number 40");
});

test("so are an invoice with a logo, the business view, an American quote, and several pages; a lost line is noticed", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 3000 });
  await createPlainAccount(page, newPerson("Paula"));
  await post(page, "company-profile", {
    ...{ companyName: "Łukasik & Sons", address: "1 Mill Lane", vatNumber: "GB123456789", logoUrl: logo() },
    ...{ bankName: "First Bank", accountName: "P Hobbs", sortCode: "12-34-56", accountNumber: "12345678" },
  });
  const about = { customerName: "Zoë Łukasik", customerEmail: "zoe@example.com" };
  const billed = lineItems.slice(0, 4).map(({ unitCost, ...item }) => ({ ...item, unitPrice: unitCost }));
  await page.goto(`/invoices/${await post(page, "invoices", { ...about, lineItems: billed })}`);
  await expectAlike(page, 1);
  // The firm's own view has a band along its edge, and columns of its own.
  await page.getByRole("tab", { name: "Business view" }).click();
  // For a moment the view before is there as well.
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText("Not for the customer");
  await expectAlike(page, 1);
  const american = { ...about, language: "en-US", lineItems: lineItems.slice(0, 4) };
  await page.goto(`/quotes/${await post(page, "quotes", american)}`);
  await expect(page.getByRole("article")).toContainText("Total before tax");
  await expectAlike(page, 1, "letter");

  const many = { ...about, lineItems: [...lineItems, ...lineItems] };
  await page.goto(`/quotes/${await post(page, "quotes", many)}`);
  const pairs = await printedAndShown(page, 3);
  for (const [index, [printed, shown]] of pairs.entries()) {
    expectSame(printed, shown, index);
    const rows = inkedRows(shown).filter(({ top, bottom }) => bottom - top > lowestLetters);
    expect(rows.length, `lines of page ${index + 1}`).toBeGreaterThan(5);
    const unnoticed = rows.filter(({ top, bottom }) => !isMissed(printed, shown, top, bottom));
    expect(unnoticed, `page ${index + 1}`).toEqual([]);
  }
});

/** What is lower is a ruled line, in pixels. */
const lowestLetters = 8;

/** A picture whose place and size are seen. */
function logo(): string {
  const canvas = createCanvas(240, 80);
  const context = canvas.getContext("2d");
  context.fillStyle = "#0b5d3b";
  context.fillRect(0, 0, 240, 80);
  context.fillStyle = "#ffffff";
  context.fillRect(20, 20, 60, 40);
  return `data:image/png;base64,${canvas.toBuffer("image/png").toString("base64")}`;
}

test("a page stands where it has 560 px, and with one pixel less its words are set for the width", async ({
  page,
}) => {
  await openQuote(page);
  await page.setViewportSize({ width: 700, height: 900 });
  const widthOfPage = async () => (await paperPages(page).first().boundingBox())?.width ?? 0;
  await expect.poll(widthOfPage).toBeGreaterThan(560);
  const besides = 700 - (await widthOfPage());
  // The words are there in both cases: to be heard, found and copied beside the pages, or to be read.
  const words = page.getByRole("article").getByText("Oak board, number 1", { exact: true });
  await page.setViewportSize({ width: 560 + besides, height: 900 });
  expect(await widthOfPage()).toBe(560);
  await expect(words).toBeAttached();
  await expect(words).not.toBeInViewport();
  await page.setViewportSize({ width: 559 + besides, height: 900 });
  await expect(paperPages(page).first()).toBeHidden();
  await expect(words).toBeInViewport();
});

test("on a narrow screen the document is set for its width, and its pages are printed", async ({ page }) => {
  await openQuote(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(paperPages(page).first()).toBeHidden();
  await expect(page.getByRole("article").getByText("Oak board, number 1", { exact: true })).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  await expect(paperPages(page).first()).toBeVisible();
});
