import { expect } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test("between a phone and a desk the amount in the bar opens how it adds up, and beside the sums it opens nothing", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Ivo"));
  await withoutTours(page);
  await withoutFirstFigures(page);
  const board = { name: "Oak board", quantity: "2", unitCost: "50.00" };
  const words = { customerName: "Bea Marsh", customerEmail: "bea@marsh.example" };
  const id = await post(page, "quotes", { ...words, lineItems: [board] });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`/quotes/${id}/edit`);
  const amount = page.getByRole("region", { name: "Quote total" }).getByRole("button", { name: /^Total/ });
  await amount.click();
  const sheet = page.getByRole("dialog", { name: "Quote Summary" });
  await expect(sheet).toContainText("How it adds up");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(amount).toBeFocused();
  await amount.click();
  await sheet.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("dialog", { name: "Quote preview" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(amount).toBeHidden();
});
