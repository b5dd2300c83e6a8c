import { readFileSync } from "node:fs";
import { type Canvas, createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import { expect, type Page } from "@playwright/test";
import pixelmatch from "pixelmatch";
import { post } from "#test/e2e/api.ts";
import { chooseMore } from "#test/e2e/document-acts.ts";
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
function middle(picture: Image | Canvas, { width, height }: Picture, offset = 0): Uint8ClampedArray {
  const canvas = createCanvas(width - 2 * edge, height - 2 * edge);
  const context = canvas.getContext("2d");
  context.drawImage(picture, -edge - offset, -edge - offset);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

function canvasOf({ width, height, pixels }: Picture): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const data = context.createImageData(width, height);
  data.data.set(pixels);
  context.putImageData(data, 0, 0);
  return canvas;
}

test("the pages on the screen are those of the PDF, and the words beside them can be found", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 3000 });
  await openQuote(page);
  await expect(paperPages(page)).toHaveCount(2);
  const download = page.waitForEvent("download");
  await chooseMore(page, "Download PDF");
  const file = readFileSync(await (await download).path());
  const outer = (await paperPages(page).first().boundingBox())?.width ?? 0;
  const printed = await pagePixels(file, ((outer - 2 * line) * sharpness) / 595.28);
  expect(printed).toHaveLength(2);
  for (const [index, picture] of printed.entries()) {
    const shown = await loadImage(await paperPages(page).nth(index).screenshot());
    const [width, height] = [picture.width - 2 * edge, picture.height - 2 * edge];
    const onScreen = middle(shown, picture, line * sharpness);
    const count = pixelmatch(middle(canvasOf(picture), picture), onScreen, undefined, width, height);
    expect((count / (width * height)) * 100, `page ${index + 1}`).toBeLessThanOrEqual(mostPercent);
  }
  await expect(page.getByRole("article")).toContainText("Oak board, number 40");
});

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
