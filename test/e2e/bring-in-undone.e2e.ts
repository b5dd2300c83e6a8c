import { type Browser, expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { bringInTwoAndChangeOne, give } from "#test/e2e/bring-in.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, open, signIn, unlock } from "#test/e2e/person.ts";
import { createAccount, registerPlain } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

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
  await unroute(page, undone);
  await page.goto("/bring-in");
  const main = page.getByRole("main");
  await expect(main).toContainText("An undo was interrupted");
  await expectAccessible(page);
  await main.getByRole("button", { name: "Finish the undo" }).click();
  await expect(main).toContainText("Undone: 1 record");
  await expect(main).not.toContainText("An undo was interrupted");
  await expectPutBack([page, elsewhere]);
});

test("what is on its way when an import is undone is undone too", async ({ page }) => {
  await registerPlain(page, newPerson("Ned"));
  await page.goto("/bring-in");
  await give(page, { name: "two.csv", text: "Name,Email\nZoë,zoe@example.com\nYan,yan@example.com\n" });
  // The server has not seen it yet, and would still save it after an undo.
  await page.route("**/api/customers/batch", (route) => route.abort());
  await page.getByRole("button", { name: "Bring in 2 customers" }).click();
  await expect(page.getByRole("main")).toContainText("No answer came");
  await expect(page.getByRole("button", { name: "Back" })).toBeHidden();
  await unroute(page, "**/api/customers/batch");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("main")).toContainText("Undone: 2 records");
  // Nothing is asked about leaving, because nothing is left to save.
  await open(page, "Customers");
  await expect(page.getByRole("main")).toContainText("No customers yet");
});

test("an import that is undone in another window takes nothing more", async ({ page }) => {
  await registerPlain(page, newPerson("Una"));
  await page.goto("/bring-in");
  const rows = Array.from({ length: 2_501 }, (_, index) => `Zoë ${index},zoe${index}@example.com`);
  await give(page, { name: "many.csv", text: ["Name,Email", ...rows].join("\n") });
  let calls = 0;
  await page.route("**/api/customers/batch", async (route) => {
    calls += 1;
    if (calls === 2) {
      const [{ id }] = await (await page.request.get("/api/imports")).json();
      expect((await page.request.post(`/api/imports/${id}/undo`)).status()).toBe(200);
    }
    await route.continue();
  });
  await page.getByRole("button", { name: "Bring in 2,501 customers" }).click();
  await expect(page.getByRole("main")).toContainText("This import was undone in another window");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Choose another file" }).click();
  await open(page, "Customers");
  await expect(page.getByRole("main")).toContainText("No customers yet");
});

test("an import is undone days later; a customer who was changed since stays and is named", async ({
  page,
}) => {
  await createAccount(page, newPerson("Lea"));
  await bringInTwoAndChangeOne(page);

  await page.goto("/bring-in");
  const past = page.getByRole("button", { name: /^Undo what was brought in on .*: 2 customers$/ });
  await expect(past).toBeVisible();
  await expectAccessible(page);
  await past.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  const said = page.getByRole("main");
  await expect(said).toContainText("Undone: 1 record");
  await expect(said).toContainText("Changed since, so they stay:Zoë");
  await expect(past).toHaveCount(0);
  await page.goto("/customers");
  await expect(page.getByRole("main")).toContainText("Zoë Ltd");
  await expect(page.getByRole("main")).not.toContainText("Yan");
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
