import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { fillDocument } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, withoutTours } from "#test/e2e/person.ts";
import { register } from "#test/e2e/registered.ts";

test("what a firm says of its VAT and of its kind is on its papers from then on", async ({ page }) => {
  await register(page, newPerson("Sam"));
  await withoutTours(page);
  await page.goto("/invoices/new");
  await field(page, "Business name").fill("Brightwater");
  await answer(page, "Are you registered for VAT?", "Applied, no number yet");
  await answer(page, "Add a markup?", "No");
  await page.getByRole("button", { name: "Continue" }).click();
  await expectToast(page, "Company profile created successfully");
  await fillDocument(page, "Bea Brown");
  await page.getByRole("button", { name: "Create Invoice" }).click();
  await page.getByRole("link", { name: /^Bea Brown/ }).click();
  const invoice = page.getByRole("article", { name: "Invoice INV-0001" });
  await expect(invoice).toContainText("A VAT invoice follows.");

  await page.goto("/company-profile");
  await expect(field(page, "VAT Registration")).toHaveValue("applied");
  await expect(page.getByRole("main")).toContainText("The law wants the owner's or the partners' own names");
  await field(page, "Kind of Firm").selectOption("Company");
  await expect(field(page, "Registered Office")).toBeVisible();
  await field(page, "Kind of Firm").selectOption("Sole trader");
  await expect(field(page, "Registered Office")).toHaveCount(0);
  await field(page, "Your Own Name").fill("Sam Reed");
  const preview = page.getByRole("heading", { name: "Header Preview" }).locator("xpath=ancestor::section");
  await expect(preview).toContainText("Sam Reed trading as Brightwater");
  await field(page, "VAT Registration").selectOption("Registered");
  await expect(page.getByLabel("Charge VAT")).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expectToast(page, "Company profile updated successfully");

  await page.goto("/quotes/new");
  await fillDocument(page, "Bea Brown");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expect(page.getByRole("heading", { name: "Q-0001" })).toBeVisible();
  const quote = page.getByRole("article", { name: "Quote Q-0001" });
  await expect(quote).toContainText("Sam Reed trading as Brightwater");
  // The invoice keeps the firm as it was.
  await page.goto("/invoices");
  await page.getByRole("link", { name: /^Bea Brown/ }).click();
  await expect(invoice).toContainText("A VAT invoice follows.");
  await expect(invoice).not.toContainText("Sam Reed");
});

async function answer(page: Page, asked: string, words: string): Promise<void> {
  await page.getByRole("group", { name: asked }).getByRole("radio", { name: words }).check();
}
