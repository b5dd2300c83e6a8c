import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

const shortcuts = (page: Page) => page.getByRole("navigation", { name: "Shortcuts" });
const words = { customerName: "Amelia Stroud", customerEmail: "amelia@stroud.example" };
const lineItems = [{ name: "Oak board", quantity: "1", unitCost: "50.00" }];

test("the bar at the foot leads to the screens used most, to something new, and to the menu", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Nora"));
  await withoutTours(page);
  const customerId = await post(page, "customers", { name: "Ann" });
  for (const name of ["Bea", "Cleo", "Di", "Eve"]) await post(page, "customers", { name });
  const id = await post(page, "quotes", { ...words, customerId, lineItems });
  await page.goto("/quotes");
  const bar = shortcuts(page);
  await expect(bar.getByRole("link", { name: "Quotes" })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("link", { name: "Invoices" }).tap();
  await expect(page).toHaveURL("/invoices");
  await bar.getByRole("link", { name: "Today" }).tap();
  await expect(page).toHaveURL("/");
  await bar.getByRole("button", { name: "More, open menu" }).tap();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Materials" }).tap();
  await expect(page).toHaveURL("/materials");
  await expect(bar.getByRole("button", { name: /^More/ })).toHaveAttribute("aria-current", "page");

  // Nothing is known of the documents then.
  await page.reload();
  await bar.getByRole("button", { name: "New" }).tap();
  const sheet = page.getByRole("dialog", { name: "New" });
  await expect(sheet.getByRole("list", { name: "New quote for" }).getByRole("button")).toHaveCount(4);
  // The customer of the newest document, then those that were made last.
  await expect(sheet.getByRole("button", { name: "New quote for" })).toHaveText([
    /Ann$/,
    /Eve$/,
    /Di$/,
    /Cleo$/,
  ]);
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "New quote for Eve" }).tap();
  await expect(page.getByRole("button", { name: /^Customer Eve/ })).toBeVisible();
  for (const path of ["/quotes/new", `/quotes/${id}`, `/quotes/${id}/edit`, "/company-profile"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(bar, path).toBeHidden();
  }
});

test("the bar is gone while a text is typed, and is not printed", async ({ page }) => {
  await registerPlain(page, newPerson("Nora"));
  await withoutTours(page);
  await page.goto("/quotes");
  await expect(shortcuts(page)).toBeVisible();
  await page.getByRole("button", { name: "Search quotes" }).tap();
  await expect(page.getByRole("searchbox", { name: "Search quotes" })).toBeFocused();
  await expect(shortcuts(page)).toBeHidden();
  await page.getByRole("searchbox").fill("oak");
  await page.getByRole("button", { name: "Search everything" }).tap();
  const everything = page.getByRole("combobox", { name: "Search everything" });
  await expect(everything).toBeFocused();
  await expect(everything).toHaveValue("oak");
  await expect(page.getByRole("dialog", { name: "Search" })).toContainText("Nothing found");
  // What was typed is in no address, no entry of the history and no storage.
  const kept = () => [
    location.href,
    ...[history.state, { ...localStorage }, { ...sessionStorage }].map((it) => JSON.stringify(it)),
  ];
  expect((await page.evaluate(kept)).join()).not.toContain("oak");
  await everything.press("Escape");
  await expect(everything).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(shortcuts(page)).toBeHidden();
});

test("documents are filtered and sorted in a sheet on a phone, and the list is left and found as it was", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Nora"));
  await withoutTours(page);
  for (let number = 0; number < 10; number += 1) await post(page, "quotes", { ...words, lineItems });
  await page.goto("/quotes");
  const rows = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^More for Q/ }) });
  await expect(rows).toHaveCount(10);
  const foot = (await shortcuts(page).boundingBox())?.y ?? 0;
  await rows.first().getByRole("link").tap();
  await expect(page).toHaveURL(/\/quotes\/.+/);
  await expect(page.getByRole("heading", { name: /^Quote Q-/, level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeGreaterThan(100);
  await page.evaluate(() => scrollTo(0, 100));
  await page.goBack();
  await expect(rows).toHaveCount(10);
  await expect.poll(() => page.evaluate(() => scrollY), { message: "as the list was left" }).toBe(0);

  // The bar comes back under the finger that ends the typing, and must not take what it presses.
  await page.getByRole("button", { name: "Search quotes" }).tap();
  await expect(page.getByRole("searchbox", { name: "Search quotes" })).toBeFocused();
  await expect(shortcuts(page)).toBeHidden();
  await page.touchscreen.tap(120, foot + 20);
  await expect(page).toHaveURL(/\/quotes\/.+/);
  await page.goBack();
  await expect(rows).toHaveCount(10);
  await expect(shortcuts(page)).toBeVisible();

  await page.getByRole("button", { name: "Filter and sort" }).tap();
  const sheet = page.getByRole("dialog", { name: "Filter and sort" });
  await sheet.getByLabel("Sort by").selectOption("number-ascending");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Show" }).tap();
  await expect(page).toHaveURL("/quotes?tab=all&sort=number-ascending");
  await expect(rows.first()).toContainText("Q-0001");
  await page.getByRole("button", { name: "Filter and sort" }).tap();
  await sheet.getByLabel("Sort by").selectOption("Valid until: earliest first");
  await sheet.getByLabel("Status").selectOption("declined");
  await sheet.getByRole("button", { name: "Show" }).tap();
  await expect(page.getByRole("main")).toContainText("No quotes found");
  await expect(page.getByRole("main")).toContainText("Nothing matches the status chosen.");
});

test("what is begun may be a list from a file, by its row or its letter", async ({ page }) => {
  await registerPlain(page, newPerson("Nora"));
  await withoutTours(page);
  await page.goto("/quotes");
  const sheet = page.getByRole("dialog", { name: "New" });
  const begin = () => shortcuts(page).getByRole("button", { name: "New" }).tap();
  await begin();
  await sheet.getByRole("button", { name: "Bring in" }).tap();
  await expect(page).toHaveURL("/bring-in");
  await expect(page.getByLabel("Choose a file")).toBeAttached();
  await page.goto("/quotes");
  await begin();
  await expect(sheet).toBeVisible();
  await expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("b");
  await expect(page).toHaveURL("/bring-in");
  await expect(page.getByLabel("Choose a file")).toBeAttached();
});
