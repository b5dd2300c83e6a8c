import { expect, type Locator, type Page } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { markedWords } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test.beforeEach(async ({ page }) => {
  await registerPlain(page, newPerson("Sheila"));
  await withoutTours(page);
  await withoutFirstFigures(page);
});

test("a sheet begins with Close and its title, gives the focus to its search, and Back gives it to what opened it without a scroll", async ({
  page,
}) => {
  await post(page, "materials", { name: "Copper pipe", unitCost: "10.00", unitType: "Each" });
  for (const { path, opener, title, searched } of [
    { path: "/quotes/new", opener: /^Customer/, title: "Customer", searched: "Find a customer" },
    { path: "/quotes/new", opener: /^Add items$/, title: "Add Items to Quote", searched: "Add item" },
  ]) {
    await page.goto(path);
    const button = page.getByRole("button", { name: opener });
    await tapInPlace(page, button);
    const sheet = page.getByRole("dialog", { name: title });
    await expectHead(page, sheet, title);
    // The keyboard makes the page lower, so that the foot of a sheet stands on it.
    await expect(page.locator("meta[name=viewport]")).toHaveAttribute(
      "content",
      /interactive-widget=resizes-content/,
    );
    await expect(sheet.getByLabel(searched)).toBeFocused();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(button).toBeFocused();
    // What adds items stays at the foot of a page that is longer than the screen.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test("the search of a long price list stays in sight while the list scrolls", async ({ page }) => {
  for (let number = 10; number < 30; number += 1) {
    await post(page, "materials", { name: `Copper pipe ${number} mm`, unitCost: "10.00", unitType: "Each" });
  }
  await page.goto("/quotes/new");
  await page.getByRole("button", { name: "Add items" }).tap();
  const sheet = page.getByRole("dialog", { name: "Add Items to Quote" });
  const last = sheet.getByRole("button", { name: /^Copper pipe 29 mm/ });
  await last.scrollIntoViewIfNeeded();
  await last.tap();
  await expect(sheet.getByLabel("Add item")).toBeInViewport();
  await sheet.getByLabel("Add item").fill("12 mm");
  await expect(sheet.getByRole("button", { name: /^Copper pipe/ })).toHaveCount(1);
  await expect.poll(() => page.evaluate(markedWords)).toEqual(["12", "mm"]);
  // Our own words are no match.
  await sheet.getByLabel("Add item").fill("thing");
  await expect(sheet.getByText("Nothing found")).toBeVisible();
  await expect.poll(() => page.evaluate(markedWords)).toEqual([]);
});

test("at 400%, and with letters of twice the size, a sheet scrolls as a whole, and its buttons are reached", async ({
  page,
}) => {
  await post(page, "materials", { name: "Copper pipe", unitCost: "10.00", unitType: "Each" });
  const sheet = page.getByRole("dialog", { name: "Add Items to Quote" });
  const letters = await page.context().newCDPSession(page);
  for (const { size, viewport } of [
    { size: 16, viewport: { width: 320, height: 256 } },
    { size: 32, viewport: { width: 360, height: 640 } },
  ]) {
    await page.setViewportSize(viewport);
    await letters.send("Page.setFontSizes", { fontSizes: { standard: size } });
    await page.goto("/quotes/new");
    await page.getByRole("button", { name: "Add items" }).click();
    await sheet.getByRole("button", { name: /^Copper pipe/ }).tap();
    const add = sheet.getByRole("button", { name: "Add 1 item" });
    await add.scrollIntoViewIfNeeded();
    await expect(add).toBeInViewport({ ratio: 1 });
    await add.tap();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("region", { name: "Quote Items" })).toContainText("Copper pipe");
  }
});

/** Without the scroll that a tap by its locator begins with, although the button stays at the foot of the screen. */
async function tapInPlace(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeInViewport();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Close stands at the left, the title beside it, and nothing that is read or pressed before them. */
async function expectHead(page: Page, sheet: Locator, title: string): Promise<void> {
  const [close, heading] = [
    sheet.getByRole("button", { name: "Close", exact: true }),
    sheet.getByRole("heading", { name: title }),
  ];
  const [left, right] = [await close.boundingBox(), await heading.boundingBox()];
  expect(left?.x).toBeLessThan(right?.x ?? 0);
  expect(left?.x).toBeLessThan((page.viewportSize()?.width ?? 0) / 4);
  const first = await sheet.evaluate(
    (element) => element.querySelector("h1, h2, h3, button, input, a[href]")?.textContent,
  );
  expect([title, await close.textContent()]).toContain(first);
}
