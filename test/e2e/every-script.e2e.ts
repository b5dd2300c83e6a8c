import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { chooseMore } from "#test/e2e/document-acts.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { createPlainAccount } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";
import { scriptWords } from "#test/pdf/script-papers.ts";

test("a paper in each script has the same bytes from this browser and from the server", async ({ page }) => {
  await createPlainAccount(page, newPerson("Lin"));
  await withoutTours(page);
  for (const [script, { customer, company, work, item }] of Object.entries(scriptWords)) {
    const id = await post(page, "quotes", {
      customerName: customer,
      companyName: company,
      customerEmail: "lin@example.com",
      quoteDate: "2026-11-02",
      projectDescription: work,
      lineItems: [{ itemType: "custom", name: item, description: work, quantity: "1", unitCost: "60.00" }],
    });
    await page.goto(`/quotes/${id}`);
    const fromServer = await downloaded(page);
    // The server passes what is too long for it on to the browser.
    const tooLong = { error: "TOO_LARGE", message: "The texts are too long." };
    await page.route("**/pdf?**", (route) => route.fulfill({ status: 413, json: tooLong }));
    const fromBrowser = await downloaded(page);
    await unroute(page, "**/pdf?**");
    expect(fromBrowser.equals(fromServer), script).toBe(true);
  }
});

async function downloaded(page: Page): Promise<Buffer> {
  const download = page.waitForEvent("download");
  await chooseMore(page, "Download PDF");
  return readFileSync(await (await download).path());
}
