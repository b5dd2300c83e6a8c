import { type Browser, expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { give } from "#test/e2e/bring-in.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, signIn, unlock } from "#test/e2e/person.ts";
import { createAccount } from "#test/e2e/registered.ts";

// An undo puts back an earlier envelope of a record, which a device that saw the later one refuses until it is sealed
// again: [Note: Revisions of records].

test("of an encrypted account what an undo puts back is read here and on a device that saw the change", async ({
  page,
  browser,
}) => {
  const elsewhere = await withChangeSeenElsewhere(page, browser);
  await undoTheChange(page);
  await expect(page.getByRole("main")).toContainText("Undone: 1 record");
  await expectPutBack([page, elsewhere]);
});

test("an undo that is cut off by closing the page is finished on the Bring in screen", async ({
  page,
  browser,
}) => {
  const elsewhere = await withChangeSeenElsewhere(page, browser);
  const undone = /\/api\/imports\/[^/]+\/undo$/;
  await page.route(undone, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await undoTheChange(page);
  await expect(page.getByText("Not undone")).toBeVisible();
  await page.unroute(undone);
  await page.goto("/bring-in");
  const main = page.getByRole("main");
  await expect(main).toContainText("An undo was interrupted");
  await expectAccessible(page);
  await main.getByRole("button", { name: "Finish the undo" }).click();
  await expect(main).toContainText("Undone: 1 record");
  await expect(main).not.toContainText("An undo was interrupted");
  await expectPutBack([page, elsewhere]);
});

/** A customer is brought in and then changed by an import, which another device of the account has read. */
async function withChangeSeenElsewhere(page: Page, browser: Browser): Promise<Page> {
  const ann = newPerson("Ann");
  await createAccount(page, ann);
  const files = ["Name,Email\nZoë,zoe@example.com\n", "Name,Email,Company\nZoë,zoe@example.com,Zoë Ltd\n"];
  for (const text of files) {
    await page.goto("/bring-in");
    await give(page, { name: "customers.csv", text });
    await page.getByRole("button", { name: "Bring in 1 customer" }).click();
    await expect(page.getByRole("heading", { name: "1 customer brought in" })).toBeVisible();
  }
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, ann);
  await unlock(elsewhere, ann.passphrase);
  await expect(elsewhere.getByRole("dialog", { name: "Unlock your data" })).toBeHidden();
  await elsewhere.goto("/customers");
  await expect(elsewhere.getByRole("main")).toContainText("Zoë Ltd");
  return elsewhere;
}

async function undoTheChange(page: Page): Promise<void> {
  await page.goto("/bring-in");
  await page
    .getByRole("button", { name: /^Undo what was brought in on/ })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
}

async function expectPutBack(devices: readonly Page[]): Promise<void> {
  for (const each of devices) {
    await each.goto("/customers");
    const main = each.getByRole("main");
    await expect(main).toContainText("zoe@example.com");
    await expect(main).not.toContainText("Zoë Ltd");
    await expect(main).not.toContainText("cannot be read");
  }
}
