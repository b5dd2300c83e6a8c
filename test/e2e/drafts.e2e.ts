import { expect, type Locator, type Page } from "@playwright/test";
import { samples } from "#test/api/samples.ts";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import {
  createAccount,
  createPlainAccount,
  expectToast,
  field,
  newPerson,
  open,
  type Person,
  withoutTours,
} from "#test/e2e/person.ts";

for (const [kind, path] of [
  ["Quote", "/quotes/new"],
  ["Invoice", "/invoices/new"],
] as const) {
  test(`a new ${kind.toLowerCase()} of an encrypted account is there again after its tab was closed, once it is unlocked`, async ({
    page,
    context,
  }) => {
    const ann = newPerson("Ann");
    await createAccount(page, ann);
    await withoutTours(page);
    await page.goto(path);
    await field(page, "Customer name").pressSequentially("Bea Brown");
    await expect.poll(() => keptDrafts(page)).toBe(1);
    await page.close();

    const later = await context.newPage();
    await withoutTours(later);
    await later.goto(path);
    await unlock(later, ann);
    await expect(field(later, "Customer name")).toHaveValue("Bea Brown");
    await expect(later.getByRole("main")).toContainText("was not saved yet");
    await field(later, "Customer name").press("End");
    await field(later, "Customer name").pressSequentially("e");
    await later.reload();
    await expect(field(later, "Customer name")).toHaveValue("Bea Browne");
    expect(await keptDrafts(later)).toBe(1);
  });
}

test("what is typed while locked is kept beside what lay there, and never over it", async ({
  page,
  context,
}) => {
  const cat = newPerson("Cat");
  await createAccount(page, cat);
  await page.goto("/quotes/new");
  await field(page, "Customer name").fill("Bea Brown");
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await page.close();

  const later = await context.newPage();
  await later.goto("/quotes/new");
  await later.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(later.getByRole("main")).toContainText("Your data is locked");
  await expectAccessible(later);
  await field(later, "Customer name").fill("Zoe Zimmer");
  await open(later, "Customers");
  const asked = later.getByRole("alertdialog", { name: "Leave without saving?" });
  await asked.getByRole("button", { name: "Keep editing" }).click();
  const lying = await later.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(lying).not.toContain("Zoe");
  expect(await keptDrafts(later)).toBe(1);
  await later.getByRole("main").getByRole("button", { name: "Unlock" }).click();
  await unlock(later, cat);
  await expect(field(later, "Customer name")).toHaveValue("Zoe Zimmer");
  await expect.poll(() => keptDrafts(later)).toBe(2);
  // Nothing is asked once it is kept.
  await later.reload();
  await expect(field(later, "Customer name")).toHaveValue("Zoe Zimmer");

  await open(later, "Quotes");
  await expect(rows(later)).toHaveCount(2);
  await expect(rows(later).nth(0)).toContainText("Zoe Zimmer");
  await rows(later).nth(1).getByRole("link").click();
  await expect(field(later, "Customer name")).toHaveValue("Bea Brown");
});

test("what was typed before the account was encrypted is there again, and the server's key opens it no more", async ({
  page,
}) => {
  const eve = newPerson("Eve");
  await createPlainAccount(page, eve);
  await withoutTours(page);
  await page.goto("/quotes/new");
  await field(page, "Customer name").fill("Bea Brown");
  await expect.poll(() => keptDrafts(page)).toBe(1);
  const before = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  await page.goto("/settings");
  await field(page, "Encryption Passphrase").fill(eve.passphrase);
  await field(page, "Confirm Encryption Passphrase").fill(eve.passphrase);
  await page.getByRole("button", { name: "Set Up Encryption" }).click();
  await expect(page.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible({ timeout: 60_000 });
  await open(page, "Quotes");
  await expect(rows(page)).toContainText("Bea Brown");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toBe(before);
  await rows(page).getByRole("link").click();
  await expect(field(page, "Customer name")).toHaveValue("Bea Brown");
  expect(await keptDrafts(page)).toBe(1);
});

test("changes of a saved invoice are there again after its tab was closed", async ({ page, context }) => {
  const dan = newPerson("Dan");
  await createAccount(page, dan);
  await withoutTours(page);
  await page.goto("/invoices/new");
  await typeInvoice(page, "Bea Brown");
  await page.getByRole("button", { name: "Create Invoice" }).click();
  await expectToast(page, "Invoice created successfully");
  await page.getByRole("link", { name: "Edit INV-0001" }).click();
  await field(page, "Customer name").fill("Bea Blue");
  await expect.poll(() => keptDrafts(page)).toBe(1);
  const address = page.url();
  await page.close();

  const later = await context.newPage();
  await later.goto(address);
  await unlock(later, dan);
  await expect(field(later, "Customer name")).toHaveValue("Bea Blue");
  await later.getByRole("button", { name: "Discard" }).click();
  await expect(field(later, "Customer name")).toHaveValue("Bea Brown");
});

test("the server's key for drafts is waited for, so that nothing takes the place of what was kept", async ({
  page,
}) => {
  const fay = newPerson("Fay");
  await createPlainAccount(page, fay);
  await withoutTours(page);
  const id = await post(page, "quotes", samples.quotes);
  await page.goto(`/quotes/${id}/edit`);
  await field(page, "Customer name").fill("An hour of work");
  await expect.poll(() => keptDrafts(page)).toBe(1);
  let asked = 0;
  await page.route("**/api/draft-key", (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 503, body: "" }) : route.continue();
  });
  await page.reload();
  await expect(field(page, "Customer name")).toHaveValue("An hour of work");
  expect(asked).toBe(2);
});

test("while a save is under way nothing can be typed that it would leave behind", async ({ page }) => {
  const gus = newPerson("Gus");
  await createAccount(page, gus);
  await withoutTours(page);
  await page.goto("/invoices/new");
  await typeInvoice(page, "Bea Brown");
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/api/invoices", async (route) => {
    await gate;
    await route.fulfill({ status: 503, body: "" });
  });
  await field(page, "Customer name").focus();
  await page.getByRole("button", { name: "Create Invoice" }).click();
  const isInert = () => field(page, "Customer name").evaluate((box) => box.closest("[inert]") !== null);
  await expect.poll(isInert).toBe(true);
  await page.keyboard.type("Lost");
  await expect(field(page, "Customer name")).toHaveValue("Bea Brown");
  open();
  await expect.poll(isInert).toBe(false);
  await field(page, "Customer name").fill("Bea Browne");
  await page.unroute("**/api/invoices");
  await page.getByRole("button", { name: "Create Invoice" }).click();
  await expectToast(page, "Invoice created successfully");
  await expect(page.getByRole("table").getByText("Bea Browne")).toBeVisible();
});

test("a device without room says that it does not keep what is typed", async ({ page }) => {
  await createPlainAccount(page, newPerson("Hal"));
  await withoutTours(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("No room", "QuotaExceededError");
    };
  });
  await page.goto("/quotes/new");
  await field(page, "Customer name").fill("Bea Brown");
  await expect(page.getByText("This device cannot keep what you type until it is saved.")).toBeVisible();
  await expect(field(page, "Customer name")).toHaveValue("Bea Brown");
});

test("changes of a saved quote stand in the list until they are saved or discarded", async ({ page }) => {
  const ned = newPerson("Ned");
  await createAccount(page, ned);
  await withoutTours(page);
  await page.goto("/quotes/new");
  await field(page, "Customer email").fill("bea@example.com");
  await typeInvoice(page, "Bea Brown");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expectToast(page, "Quote created successfully");
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await field(page, "Customer name").fill("Bea Blue");
  await open(page, "Quotes");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(/Bea Blue.*Changes of Q-0001, typed today at \d\d:\d\d, 1 item/i);
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "Filter by status" }).selectOption("accepted");
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole("combobox", { name: "Filter by status" }).selectOption("all");
  await field(page, "Search quotes").fill("q-0001");
  await rows(page).getByRole("link", { name: "Bea Blue" }).click();
  await expect(page).toHaveURL(/edit$/);
  await expect(field(page, "Customer name")).toHaveValue("Bea Blue");
  await open(page, "Quotes");
  await page.getByRole("button", { name: "Discard Bea Blue" }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Delete Q-0001" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete quote" }).click();
  await expectToast(page, "Quote deleted successfully");
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await rows(page).getByRole("link", { name: "Bea Blue" }).click();
  await page.getByRole("button", { name: "Update Quote" }).click();
  await expectToast(page, "Quote updated successfully");
  await open(page, "Quotes");
  await expect(page.getByRole("main")).toContainText("Bea Blue");
  await expect(rows(page)).toHaveCount(0);
});

test("a tab that is duplicated goes on with a copy, and both quotes can be saved", async ({
  page,
  context,
}) => {
  await createPlainAccount(page, newPerson("Oli"));
  await page.goto("/quotes/new");
  await field(page, "Customer email").fill("bea@example.com");
  await typeInvoice(page, "Bea Brown");
  await expect.poll(() => keptDrafts(page)).toBe(1);
  const state = await page.evaluate(() => history.state);
  const twin = await context.newPage();
  await twin.goto("/api/health");
  await twin.evaluate((own) => history.replaceState(own, "", "/quotes/new"), state);
  await twin.reload();
  await expect(twin.getByRole("main")).toContainText("This is open in another tab too.");
  await expect(field(twin, "Customer name")).toHaveValue("Bea Brown");
  await field(twin, "Customer name").fill("Cleo Carpenter");
  await expect(field(page, "Customer name")).toHaveValue("Bea Brown");
  await expect.poll(() => keptDrafts(page)).toBe(2);
  for (const tab of [page, twin]) {
    await tab.getByRole("button", { name: "Create Quote" }).click();
    await expectToast(tab, "Quote created successfully");
  }
  const saved = await (await page.request.get("/api/quotes")).json();
  expect(saved.map((quote: { customerName: string }) => quote.customerName).sort()).toEqual([
    "Bea Brown",
    "Cleo Carpenter",
  ]);
});

test("a saved quote that is open in two tabs says so in the later one, until the first is closed", async ({
  page,
  context,
}) => {
  await createPlainAccount(page, newPerson("Pat"));
  const id = await post(page, "quotes", bea);
  await page.goto(`/quotes/${id}/edit`);
  await expect(field(page, "Customer name")).toHaveValue("Bea Brown");
  const later = await context.newPage();
  await later.goto(`/quotes/${id}/edit`);
  const words = "This is open in another tab too.";
  await expect(later.getByRole("main")).toContainText(words);
  await expect(page.getByRole("main")).not.toContainText(words);
  await page.close();
  await expect(later.getByRole("main")).not.toContainText(words);
});

test("several new quotes are kept: the list shows them, the newest first, to go on with or to discard", async ({
  page,
}) => {
  await createPlainAccount(page, newPerson("Eve"));
  await post(page, "customers", { name: "Cleo Carpenter", email: "cleo@example.com" });
  await open(page, "Quotes");
  await page.getByRole("link", { name: "New quote" }).first().click();
  await field(page, "Customer name").fill("Bea Brown");
  await open(page, "Customers");
  await page.getByRole("button", { name: "Create Quote for Cleo Carpenter" }).first().click();
  await expect(field(page, "Customer name")).toHaveValue("Cleo Carpenter");
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe("");
  await field(page, "Customer email").fill("cleo@example.org");
  await open(page, "Quotes");
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(0)).toContainText(/Cleo Carpenter.*typed today at \d\d:\d\d, 0 items/);
  await expect(rows(page).nth(1)).toContainText("Bea Brown");
  await expectAccessible(page);

  await page.getByRole("link", { name: "New quote" }).first().click();
  await expect(field(page, "Customer name")).toHaveValue("");
  await expect(page.getByRole("main")).toContainText("Not saved yet: Cleo Carpenter");
  await page.getByRole("link", { name: "Go on with that quote" }).click();
  await expect(field(page, "Customer email")).toHaveValue("cleo@example.org");
  await open(page, "Quotes");

  await page.getByRole("button", { name: "Discard Cleo Carpenter" }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveCount(2);
  await field(page, "Search quotes").fill("bea");
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole("link", { name: "Bea Brown" }).click();
  await expect(field(page, "Customer name")).toHaveValue("Bea Brown");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(field(page, "Customer name")).toHaveValue("");
  await open(page, "Quotes");
  await field(page, "Search quotes").fill("");
  await expect(rows(page)).toHaveCount(1);
});

test("two tabs with two new quotes have two drafts, each with its last letter", async ({ page, context }) => {
  await createPlainAccount(page, newPerson("Fay"));
  await page.goto("/quotes/new");
  await field(page, "Customer name").fill("Bea Brown");
  await expect.poll(() => keptDrafts(page)).toBe(1);
  const other = await context.newPage();
  await other.goto("/quotes/new");
  await expect(field(other, "Customer name")).toHaveValue("");
  await field(other, "Customer name").pressSequentially("Cleo Carpenter");
  await other.reload();
  await page.reload();
  await expect(field(other, "Customer name")).toHaveValue("Cleo Carpenter");
  await expect(field(page, "Customer name")).toHaveValue("Bea Brown");
  expect(await keptDrafts(page)).toBe(2);
});

test("nothing stays of a duplicate that is left as it came", async ({ page }) => {
  await createPlainAccount(page, newPerson("Gil"));
  await post(page, "quotes", bea);
  await open(page, "Quotes");
  await page.getByRole("button", { name: "Duplicate Q-0001" }).click();
  await expect(field(page, "Customer name")).toHaveValue("Bea Brown");
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await page.reload();
  await expect(field(page, "Customer name")).toHaveValue("Bea Brown");
  await page.getByRole("button", { name: "Discard" }).click();
  await open(page, "Quotes");
  await page.getByRole("button", { name: "Duplicate Q-0001" }).click();
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await open(page, "Quotes");
  await expect.poll(() => keptDrafts(page)).toBe(0);
});

test("at twenty a new one asks which to discard, and a draft of an earlier build is found", async ({
  page,
}) => {
  await createPlainAccount(page, newPerson("Hal"));
  await page.goto("/quotes/new");
  await field(page, "Customer name").fill("Bea Brown");
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await page.goto("/quotes");
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith("quotewright-draft:")) ?? "";
    const { keptAt: _, ...kept } = JSON.parse(localStorage.getItem(key) ?? "");
    const shelf = key.replace(/:new:.*/, ":new");
    localStorage.setItem(shelf, JSON.stringify(kept));
    for (let at = 1; at < 19; at += 1) localStorage.setItem(`${shelf}:copy-${at}`, JSON.stringify(kept));
  });
  await page.reload();
  await expect(rows(page)).toHaveCount(20);
  await expect(rows(page).last()).toContainText("typed earlier");
  await page.getByRole("link", { name: "New quote" }).first().click();
  await expect(page.getByRole("heading", { name: "20 quotes are not saved yet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Discard Bea Brown" }).last().click();
  await expect(field(page, "Customer name")).toHaveValue("");
  expect(await keptDrafts(page)).toBe(19);
});

test("a description keeps its lines when it is changed", async ({ page }) => {
  await createPlainAccount(page, newPerson("Ivy"));
  const scope = { itemType: "description", name: "Line one\nLine two", unitCost: "0" };
  const id = await post(page, "quotes", { ...bea, lineItems: [...bea.lineItems, scope] });
  await page.goto(`/quotes/${id}/edit`);
  const description = page.getByRole("textbox", { name: "Description" });
  await expect(description).toHaveValue("Line one\nLine two");
  await description.press("ControlOrMeta+End");
  await description.pressSequentially("!");
  await page.getByRole("button", { name: "Update Quote" }).click();
  await expectToast(page, "Quote updated successfully");
  const answer = await page.request.get(`/api/quotes/${id}`);
  expect((await answer.json()).lineItems[1].name).toBe("Line one\nLine two!");
});

const bea = {
  customerName: "Bea Brown",
  customerEmail: "bea@example.com",
  lineItems: [{ name: "Oak board", quantity: "2", unitCost: "50.00" }],
};

/** What lies unsaved, as the list shows it. */
function rows(page: Page): Locator {
  return page.getByRole("list", { name: "Not saved yet" }).getByRole("listitem");
}

async function unlock(page: Page, { passphrase }: Person): Promise<void> {
  await field(page, "Encryption Passphrase").fill(passphrase);
  await page.getByRole("dialog").getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

/** As many drafts as lie on this device. */
function keptDrafts(page: Page): Promise<number> {
  return page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith("quotewright-draft:")).length,
  );
}

async function typeInvoice(page: Page, customer: string): Promise<void> {
  await field(page, "Customer name").fill(customer);
  await page.getByRole("group", { name: "Item type" }).getByRole("radio", { name: "Custom" }).check();
  await field(page, "Custom item name").fill("Oak board");
  await field(page, "Cost").fill("60");
  await page.getByRole("button", { name: "Add Item", exact: true }).click();
}
