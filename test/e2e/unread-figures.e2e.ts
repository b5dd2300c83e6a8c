import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { field, newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

const board = { name: "Oak board", quantity: "2", unitCost: "50.00" };
const skip = { name: "Skip", quantity: "1", unitCost: "120.00" };
const words = { customerName: "Bea Marsh", customerEmail: "bea@marsh.example" };

test("a price that cannot be read is no figure: its box says so once it is left, and no sum is shown", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Ulf"));
  await withoutTours(page);
  const id = await post(page, "quotes", { ...words, lineItems: [board, skip] });
  await page.goto(`/quotes/${id}/edit`);
  const total = page.getByRole("region", { name: "Quote total" });
  await expect(total).toContainText("£330.00");
  const price = field(page, "Price, Oak board");
  await price.fill("12..5");
  await expect(total).toContainText("–Not known");
  const row = page.getByRole("row", { name: /Oak board/ });
  await expect(row).toContainText("–Not known");
  await expect(page.getByRole("row", { name: /Skip/ })).toContainText("Customer pays £150.00");
  await expect(summary(page)).not.toContainText("£");
  await expect(row).not.toContainText("Enter a price");
  await price.press("Tab");
  await expect(row).toContainText("Enter a price");
  await expect(price).toHaveAccessibleDescription(/Enter a price/);
  await expect(page.getByRole("alert")).toBeHidden();
  await expectAccessible(page);
  await price.fill("12.5");
  await expect(row).not.toContainText("Enter a price");
  await expect(total).toContainText("£217.50");

  await field(page, "Markup").fill("2x");
  await field(page, "Discount").focus();
  await expect(summary(page)).toContainText("Markup must be between 0 and 1000");
  await expect(total).toContainText("–Not known");
});

test("the paper beside the form has no other date than the document, and its box says what is missing", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Ugo"));
  await withoutTours(page);
  const id = await post(page, "quotes", { ...words, lineItems: [board] });
  await page.goto(`/quotes/${id}/edit`);
  await page.getByText("Dates, site and work description").click();
  const date = field(page, "Quote date");
  await date.fill("");
  await date.press("Tab");
  await expect(date).toHaveAccessibleDescription(/Enter the date/);
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Quote preview" })).toContainText(/Quote date\s*–/i);
});

function summary(page: Page) {
  return page.locator("section", { has: page.getByRole("heading", { name: "Quote Summary" }) });
}
