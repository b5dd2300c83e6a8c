import { expect } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { deleteByMenu } from "#test/e2e/delete-by-menu.ts";
import { chooseMore } from "#test/e2e/document-acts.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { wideDesk } from "#test/e2e/wide-desk.ts";

test.use({ viewport: wideDesk });

const quote = {
  customerName: "Bea Brown",
  customerEmail: "bea@example.com",
  lineItems: [{ name: "Oak board", quantity: "1", unitCost: "100.00" }],
};

test("a deleted quote is put back by the menu of its list when the notice is gone", async ({ page }) => {
  await registerPlain(page, newPerson("Pia"));
  await withoutTours(page);
  const id = await post(page, "quotes", quote);
  await page.goto(`/quotes/${id}`);
  await chooseMore(page, "Delete");
  await page.getByRole("button", { name: "Delete quote" }).click();
  await expectToast(page, "Quote deleted successfully");
  await expect(page).toHaveURL("/quotes");
  await page.getByRole("button", { name: "Close notification" }).click();
  await page.getByRole("button", { name: "More for quotes" }).click();
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Put back Q-0001" }).click();
  await expect(page.getByRole("link", { name: /^Bea Brown, Q-0001/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "More for quotes" })).toBeHidden();
});

test("a deleted customer is put back by the menu of the list, on a phone too", async ({ page }) => {
  await registerPlain(page, newPerson("Pia"));
  await post(page, "customers", { name: "Anna Bell", email: "anna@example.com" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/customers");
  await deleteByMenu(page, "Anna Bell");
  await expect(page.getByRole("main")).toContainText("No customers yet");
  await page.getByRole("button", { name: "More for customers" }).click();
  await expect(page.getByRole("menuitem").first()).toHaveText("Put back Anna Bell");
  await page.getByRole("menuitem").first().click();
  await expect(page.getByRole("link", { name: /^Anna Bell/ })).toBeVisible();
});
