import { expect, type Page } from "@playwright/test";
import { addCustomItem } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, withoutTours } from "#test/e2e/person.ts";
import { register, registerPlain } from "#test/e2e/registered.ts";

test("before its first total a firm says what it is called, whether it charges VAT, and its markup", async ({
  page,
}) => {
  await register(page, newPerson("Vic"));
  await withoutTours(page);
  await page.goto("/invoices/new");
  const card = question(page);
  await expect(card).toBeVisible();
  await card.getByRole("button", { name: "Continue" }).click();
  await expect(card).toContainText("Company name is required");
  await expect(card.getByText("Please choose one")).toHaveCount(2);
  await expect(field(page, "Business name")).toBeFocused();
  await field(page, "Business name").fill("Vic's Tiles");
  // The number is asked for right below Yes, and with Yes alone.
  await answer(page, "Are you registered for VAT?", "Yes");
  const [number, applied] = [field(page, "VAT Number"), card.getByText("Applied, no number yet")];
  await expect(number).toBeVisible();
  expect((await number.boundingBox())?.y).toBeLessThan((await applied.boundingBox())?.y ?? 0);
  await answer(page, "Are you registered for VAT?", "No");
  await expect(number).toBeHidden();
  await answer(page, "Add a markup?", "On materials");
  await field(page, "Markup").first().fill("10");
  await card.getByRole("button", { name: "Continue" }).click();
  await expectToast(page, "Company profile created successfully");
  await expect(card).toBeHidden();

  // The open draft has the firm's figures, and no word of VAT; 60.00 of material is 66.00.
  await addCustomItem(page);
  await expect(page.getByRole("region", { name: "Invoice total" })).toContainText("£66.00");
  await expect(page.getByRole("main")).not.toContainText("VAT");

  await page.goto("/company-profile");
  await expect(field(page, "Company Name")).toHaveValue("Vic's Tiles");
  await expect(page.getByLabel("Charge VAT")).not.toBeChecked();
  await expect(page.getByRole("radio", { name: /Materials only/ })).toBeChecked();
  await expect(field(page, "Default Markup")).toHaveValue("10.00");
  await expect(field(page, "Payment Terms (days)")).toHaveValue("14");
});

test("a firm that does not answer now has the specified figures, which say whose they are, and is asked again on request", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Wes"));
  await withoutTours(page);
  await page.goto("/quotes/new");
  await question(page).getByRole("button", { name: "Not now" }).click();
  await expect(question(page)).toBeHidden();
  await addCustomItem(page);
  // Whose figures they are stands beside the total, which then takes one short line more.
  const bar = page.getByRole("region", { name: "Quote total" });
  await expect(bar).toContainText("25% markup, 20% VAT: our starting figures. ChangeTotal incl. VAT£90.00");
  expect((await bar.boundingBox())?.height).toBeLessThan(150);

  await page.reload();
  await expect(bar).toContainText("25% markup, 20% VAT: our starting figures.");
  await expect(question(page)).toBeHidden();
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await field(page, "Business name").fill("Wes & Sons");
  await answer(page, "Are you registered for VAT?", "Yes");
  await field(page, "VAT Number").fill("GB123456789");
  await answer(page, "Add a markup?", "No");
  await question(page).getByRole("button", { name: "Continue" }).click();
  await expectToast(page, "Company profile created successfully");
  await expect(bar).toContainText("Total incl. VAT£72.00");
  // The amount is beside its two buttons, not above them.
  expect((await bar.boundingBox())?.height).toBeLessThan(140);
  await expect(page.getByText("our starting figures")).toBeHidden();
});

function question(page: Page) {
  return page.getByRole("form", { name: "Before your first total" });
}

async function answer(page: Page, asked: string, words: string): Promise<void> {
  await page.getByRole("group", { name: asked }).getByRole("radio", { name: words, exact: true }).check();
}
