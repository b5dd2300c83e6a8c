import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import {
  addPickedItem,
  addSheet,
  typeCustomer,
  typeCustomItem,
  whereItemsAreAdded,
} from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { field, newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test("on a phone a quote is priced with the total in sight, and nothing scrolls sideways", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Pip"));
  await page.goto("/quotes/new");
  await typeCustomer(page, "Bea Brown");
  await whereItemsAreAdded(page, async () => {
    await typeCustomItem(page, "A stair of twelve treads in oak, oiled", "12345.67");
    await expect(page.getByText("Customer pays £15,432.09")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Add Item", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Add Items to Quote" });
    await expect(sheet).toContainText("1 item");
    await expect(sheet.getByRole("status")).toHaveText("Item added to quote");
    await expect(field(page, "Custom item name")).toBeFocused();
  });
  const total = page.getByRole("region", { name: "Quote total" });
  await expect(total).toContainText("£18,518.51");
  await expect(total).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(total).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expect(page.getByRole("heading", { name: "Q-0001" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto("/quotes");
  await expect(page.getByRole("main")).toContainText("Bea Brown");
  await expectNoSidewaysScroll(page);
});

test("on a phone a name of sixty letters is whole in the row of its line", async ({ page }) => {
  await registerPlain(page, newPerson("Meg"));
  const name = "Ball-bearing hinges, stainless steel, fire rated, set of 3";
  const lineItems = [{ name, quantity: "2", unitCost: "8.40" }];
  const words = { customerName: "Bea Marsh", customerEmail: "bea@example.com" };
  const id = await post(page, "quotes", { ...words, lineItems });
  await page.goto(`/quotes/${id}/edit`);
  const shown = page.getByRole("button", { name: /^Ball-bearing/ }).getByText(name);
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(
    0,
  );
});

test("on a phone a quantity is shown to its last figure, however long its unit is", async ({ page }) => {
  await registerPlain(page, newPerson("Meg"));
  await post(page, "materials", { name: "Skirting", unitCost: "8.40", unitType: "Linear Meter" });
  await page.goto("/quotes/new");
  await whereItemsAreAdded(page, async () => {
    await expect(field(page, "Add item")).toBeFocused();
    await field(page, "Add item").fill("skirting");
    await page.getByRole("button", { name: /^Skirting/ }).click();
    const quantity = field(page, "Quantity of Skirting, Linear Meter");
    await quantity.fill("1226");
    await expectWholeFigure(quantity);
    await page.getByRole("button", { name: "Add 1 item", exact: true }).click();
  });
  await page.getByRole("button", { name: /^Skirting/ }).click();
  const sheet = page.getByRole("dialog", { name: "Skirting" });
  await field(sheet, "Quantity").fill("12266");
  await expectWholeFigure(field(sheet, "Quantity"));
  await expectWholeFigure(field(sheet, "Price"));
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: /^Skirting.*12266 m × £8.40/ })).toBeFocused();
  await expectNoSidewaysScroll(page);
});

test("on a phone a quote without items says so where they are added, and takes no blank one", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Ann"));
  await withoutTours(page);
  await page.goto("/invoices/new");
  await expect(page.getByRole("heading", { name: "No items yet" })).toBeVisible();
  await whereItemsAreAdded(page, async () => {
    await page.getByRole("button", { name: "Add Item", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Add Items" })).toContainText("No items yet");
    await expect(field(page, "Add item")).toHaveAttribute("aria-invalid", "true");
  });
  await expect(page.getByRole("button", { name: "Add items", exact: true })).toBeFocused();
});

test("on a phone what is typed of an item is kept while its sheet is closed, or the phone is turned", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Una"));
  await page.goto("/quotes/new");
  await whereItemsAreAdded(page, () => typeCustomItem(page, "Oak board", "60"));
  await expect(page.getByText("1 item not added yet.")).toBeVisible();
  await whereItemsAreAdded(page, () => expect(field(page, "Custom item name")).toHaveValue("Oak board"));
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByText("1 item not added yet.")).toBeVisible();
  // As wide as a desk, its form has what was typed as well.
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(field(page, "Custom item name")).toHaveValue("Oak board");
  await page.getByRole("button", { name: "Add Item", exact: true }).click();
  await expect(page.getByRole("region", { name: "Quote total" })).toContainText("£90.00");
});

test("on a phone what is picked and not added is not left out of a quote without a question", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Una"));
  await withoutTours(page);
  await withoutFirstFigures(page);
  await post(page, "materials", { name: "Copper pipe", unitCost: "10.00", unitType: "Each" });
  await page.goto("/quotes/new");
  await typeCustomer(page, "Bea");
  await addPickedItem(page, "Copper pipe");
  await page.getByRole("button", { name: "Add items", exact: true }).tap();
  await addSheet(page)
    .getByRole("button", { name: /^Copper pipe/ })
    .tap();
  await addSheet(page).getByRole("button", { name: "Done" }).tap();
  const question = page.getByRole("alertdialog", { name: "Go on without what is not added?" });
  await page.getByRole("button", { name: "Create Quote" }).tap();
  await expect(question).toContainText("1 item not added yet.");
  await question.getByRole("button", { name: "Go back" }).tap();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL("/quotes/new");
  await page.getByRole("button", { name: "Send", exact: true }).tap();
  await question.getByRole("button", { name: "Go on without it" }).tap();
  await expect(page.getByRole("dialog", { name: "Send quote Q-0001" })).toBeVisible();
});

/** Checks that the content is not wider than the input. */
async function expectWholeFigure(box: Locator): Promise<void> {
  const hidden = await box.evaluate((input) => input.scrollWidth - input.clientWidth);
  expect(hidden).toBe(0);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
}
