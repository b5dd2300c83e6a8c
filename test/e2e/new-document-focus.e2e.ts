import { expect } from "@playwright/test";
import { test } from "#test/e2e/no-policy-violations.ts";
import { field, newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test("what is typed while a firm's first figures are saved stays, and then the quote begins with its customer", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Vic"));
  await withoutTours(page);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/company-profile", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await page.goto("/quotes/new");
  const card = page.getByRole("form", { name: "Before your first total" });
  await field(page, "Business name").fill("Vic's Tiles");
  await card
    .getByRole("group", { name: "Are you registered for VAT?" })
    .getByLabel("No", { exact: true })
    .check();
  await card.getByRole("group", { name: "Add a markup?" }).getByLabel("No", { exact: true }).check();
  await card.getByRole("button", { name: "Continue" }).click();
  await field(page, "Customer email").fill("ann@example.com");
  await page.getByRole("button", { name: "Continue" }).focus();
  letGo();
  await expect(card).toBeHidden();
  await expect(field(page, "Customer email")).toHaveValue("ann@example.com");
  await expect(page.getByRole("combobox", { name: "Find a customer" })).toBeFocused();
});

test("a document that is begun by keys from its list begins with its customer", async ({ page }) => {
  await registerPlain(page, newPerson("Vic"));
  await withoutTours(page);
  await withoutFirstFigures(page);
  for (const [list, title, letter] of [
    ["/quotes", "Quotes", "q"],
    ["/invoices", "Invoices", "i"],
  ] as const) {
    await page.goto(list);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.keyboard.press("n");
    await expect(page.getByRole("dialog", { name: "New" })).toBeVisible();
    await page.keyboard.press(letter);
    await expect(page.getByRole("combobox", { name: "Find a customer" })).toBeFocused();
  }
});
