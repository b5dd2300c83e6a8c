import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { chromiumOptions } from "#test/support/chromium.ts";
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
  const browser = await chromium.launch(await chromiumOptions());
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
  const rows = page.getByRole("row").filter({ has: page.getByRole("rowheader").getByRole("textbox") });
  const row = rows.nth(lines / 2);
  await row.waitFor();
  await page.setViewportSize({ width, height: 900 });
  const isPhone = width < 768;
  if (isPhone)
    await page
      .getByRole("listitem")
      .getByRole("button", { name: /×/ })
      .nth(lines / 2)
      .click();
  const line = isPhone ? page.getByRole("dialog") : row;
  const typed = async (what: string, box: Locator, text: string): Promise<Figure> => {
    await box.click();
    await page.keyboard.press("End");
    await page.waitForTimeout(settling);
    const { longest } = await watched(browser, page, () => typeSlowly(page, text));
    const name = `longest hold-up while typing in ${what}, of ${lines} lines, at ${width} px`;
    return figureOf({ name, limit: 1, ours: longest * slowedBy, bare: felt });
  };
  const name = isPhone
    ? line.getByRole("textbox", { name: "Item name" })
    : line.getByRole("rowheader").getByRole("textbox");
  yield await typed("a line's name", name, " oak 22 mm");
  yield await typed("a line's quantity", line.getByRole("textbox", { name: /^Quantity/ }), "1234");
  yield await typed("a line's price", line.getByRole("textbox", { name: /^Price/ }), "9876");
  if (isPhone) {
    await line.getByRole("button", { name: "Done" }).click();
    await page.getByRole("button", { name: /^Customer/ }).click();
  } else {
    await page.getByRole("button", { name: "Change customer" }).click();
    yield await typed("the customer's name", page.getByRole("textbox", { name: "Customer Name" }), " & Sons");
  }
  yield await typed("the search of customers", page.getByLabel("Find a customer"), "okafor 1");
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
