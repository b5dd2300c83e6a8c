import { chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "#test/support/chromium.ts";
import { type Figure, median, timed } from "./compare.ts";
import { startLargeAccount } from "./large-account.ts";
import { signedInPage } from "./signed-in-page.ts";

const checks = 5;
const checkedWithin = 1;
const savedWithin = 60;
const patience = { timeout: 300_000 };

/**
 * Files brought into an encrypted account in Chromium, the embedded database: a merchant's 12,000 prices, of which 500 are
 * the firm's, from the choice of the file to the rows on the screen; and 20,000 customers, sealed, sent and saved.
 */
export async function* bringInFigures(): AsyncGenerator<Figure> {
  const account = await startLargeAccount({ customers: 1, quotes: 1, invoices: 1 }, { encrypted: true });
  const browser = await chromium.launch(await chromiumOptions());
  try {
    const page = await signedInPage(browser, account);
    await page.goto(`${account.address}/bring-in`);
    await give(page, prices(500, "1.00"));
    await bring(page);
    await page.getByRole("button", { name: "Bring in another file" }).click();
    const seconds: number[] = [];
    for (let round = 0; round < checks; round += 1) {
      seconds.push((await timed(() => give(page, prices(12_000, "1.04")))) / 1000);
      await page.getByRole("button", { name: "Choose another file" }).click();
    }
    const checked = "12,000 prices chosen, read, compared and shown, in seconds";
    yield { name: checked, ratio: median(seconds), limit: checkedWithin };
    const rows = Array.from(
      { length: 20_000 },
      (_, row) =>
        `Customer ${row},c${row}@example.com,0113 49${60_000 + row},${row} High Street,Leeds,LS1 1AA`,
    );
    await give(page, ["Name,Email,Phone,Address,Town,Postcode", ...rows].join("\n"));
    const saving = (await timed(() => bring(page))) / 1000;
    yield { name: "20,000 customers sealed and saved, in seconds", ratio: saving, limit: savedWithin };
  } finally {
    await browser.close();
    await account.close();
  }
}

function prices(count: number, price: string): string {
  const rows = Array.from(
    { length: count },
    (_, row) => `P${10_000 + row},Brass part ${row},Brass,EA,${price}`,
  );
  return ["Code,Name,Category,Unit,Nett", ...rows].join("\n");
}

async function give(page: Page, text: string): Promise<void> {
  const file = { name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await page.getByLabel("Choose a file").setInputFiles(file);
  await page
    .getByRole("region", { name: "What is in the file" })
    .getByRole("listitem")
    .first()
    .waitFor(patience);
}

async function bring(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Bring in \d/ }).click();
  await page.getByRole("heading", { name: /brought in/ }).waitFor(patience);
}
