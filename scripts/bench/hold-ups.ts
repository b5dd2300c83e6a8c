import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "#test/support/chromium.ts";
import { type Figure, figureOf } from "./compare.ts";
import { startLargeAccount } from "./large-account.ts";
import { watched } from "./main-thread.ts";
import { signedInPage } from "./signed-in-page.ts";

/** Milliseconds from which a person notices a delay. */
const felt = 50;
/** The slowdown that makes a desk's CPU as slow as an old phone's. */
const slowedBy = 4;
const lines = 200;
const size = { customers: 200, quotes: 2, invoices: 2, lines };
/** A phone draws no paper beside the form. */
const widths = [1280, 360];

/**
 * Typing in the editor of a quote with 200 lines, in an encrypted account: the longest task of the main thread, by its
 * own processor time, times 4.
 */
export async function* holdUpFigures(): AsyncGenerator<Figure> {
  const account = await startLargeAccount(size, { encrypted: true });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  try {
    const page = await signedInPage(browser, account);
    for (const width of widths) yield* typingFigures(browser, page, width);
  } finally {
    await browser.close();
    await account.close();
  }
}

async function* typingFigures(browser: Browser, page: Page, width: number): AsyncGenerator<Figure> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Quotes" }).click();
  await page.locator("main tbody tr a").first().click();
  const more = page.getByRole("button", { name: /^More for/ });
  // The list, each of whose rows has one, stays until the quote is there.
  await more.nth(1).waitFor({ state: "hidden" });
  await more.click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const rows = page.getByRole("listitem").filter({ has: page.getByRole("textbox", { name: "Item name" }) });
  const row = rows.nth(lines / 2);
  await row.waitFor();
  await page.setViewportSize({ width, height: 900 });
  const places: [string, Locator, string][] = [
    ["a line's name", row.getByRole("textbox", { name: "Item name" }), " oak 22 mm"],
    ["a line's quantity", row.getByRole("textbox", { name: /^Quantity/ }), "1234"],
    ["a line's price", row.getByRole("textbox", { name: /^Price/ }), "9876"],
    ["the customer's name", page.getByRole("textbox", { name: "Customer Name" }), " & Sons"],
    ["the search of customers", page.getByRole("combobox", { name: "Find a customer" }), "okafor 1"],
  ];
  for (const [what, box, typed] of places) {
    await box.click();
    await page.keyboard.press("End");
    await page.waitForTimeout(settling);
    const { longest } = await watched(browser, page, () => typeSlowly(page, typed));
    const name = `longest hold-up while typing in ${what}, of ${lines} lines, at ${width} px`;
    yield figureOf({ name, limit: 1, ours: longest * slowedBy, bare: felt });
  }
}

const settling = 1500;

async function typeSlowly(page: Page, text: string): Promise<void> {
  for (const letter of text) {
    await page.keyboard.press(letter === " " ? "Space" : letter);
    // A person's pause between two letters.
    await page.waitForTimeout(200);
  }
  // What is deferred until the typing pauses counts too.
  await page.waitForTimeout(settling);
}
