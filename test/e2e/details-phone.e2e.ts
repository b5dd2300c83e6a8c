import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { detailsFold } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { field, newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test.beforeEach(async ({ page }) => {
  await registerPlain(page, newPerson("Isa"));
  await withoutTours(page);
  await withoutFirstFigures(page);
});

test("on a phone the details of a quote are rows, each with its boxes in a sheet", async ({ page }) => {
  await page.goto(`/quotes/${await storedQuote(page)}/edit`);
  const work = await opened(page, "Site and work");
  await expectAccessible(page);
  await field(work, "Site address").fill("14 Chevin Side");
  await field(work, "Work description").fill("New stairs");
  await work.getByRole("button", { name: "Done" }).click();
  const row = page.getByRole("button", { name: "Site and work 14 Chevin Side · New stairs" });
  await expect(row).toBeFocused();
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(56);

  const status = await opened(page, "Status");
  await field(status, "Status").selectOption("accepted");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Status Accepted" })).toBeFocused();

  const dates = await opened(page, "Dates");
  await field(dates, "Quote date").fill("2026-03-01");
  await field(dates, "Valid until").fill("2026-03-15");
  await dates.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Dates 01/03/2026 · valid until 15/03/2026" })).toBeFocused();

  await page.getByRole("button", { name: "Update Quote" }).click();
  await expect(page.getByRole("heading", { name: "Quote Q-0001" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("14 Chevin Side");
});

test("on a phone the amount says how it adds up, from costs to margin, and leads to the preview", async ({
  page,
}) => {
  await page.goto(`/quotes/${await storedQuote(page)}/edit`);
  const amount = page.getByRole("region", { name: "Quote total" }).getByRole("button", { name: /total/i });
  await amount.click();
  const sheet = page.getByRole("dialog", { name: "Quote Summary" });
  await expectAccessible(page);
  await field(sheet, "Markup").fill("50");
  await field(sheet, "Discount").fill("10");
  await expect(sheet.locator("dl > div")).toHaveText([
    ...["Materials & Products£60.00", "Services & Time£40.00"],
    ...["Subtotal£100.00", "Markup (50%)£50.00", "Discount (10% of £150.00)−£15.00"],
    ...["Total excl. VAT£135.00", "VAT 20%£27.00", "Quote total£162.00"],
    "Your margin (26%)Above your costs, before tax£35.00",
  ]);
  await expect(amount).toContainText("£162.00");
  await sheet.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog", { name: "Quote preview" });
  await expect(preview).toContainText("£162.00");
  await expect(preview).not.toContainText("margin");
  await expect(sheet).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();

  await page.getByRole("button", { name: /^Markup, discount and VAT 50% markup · 10% discount/ }).click();
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: /^Markup, discount and VAT/ })).toBeFocused();
});

test("on a phone what is wrong with the details and the percentages opens its field", async ({ page }) => {
  await page.goto(`/quotes/${await storedQuote(page)}/edit`);
  const dates = await opened(page, "Dates");
  await field(dates, "Quote date").fill("2026-03-15");
  await field(dates, "Valid until").fill("2026-03-01");
  await page.keyboard.press("Escape");
  const sums = await opened(page, "Markup, discount and VAT", "Quote Summary");
  await field(sums, "Discount").fill("200");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Update Quote" }).click();
  const summary = page.getByRole("alert").getByRole("link");
  await expect(summary).toHaveCount(2);
  await summary.first().click();
  await expect(field(dates, "Valid until")).toBeFocused();
  await field(dates, "Valid until").fill("2026-03-31");
  await page.keyboard.press("Escape");
  await page.getByRole("alert").getByRole("link").click();
  await expect(field(sums, "Discount")).toBeFocused();
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Discount/ })
    .click();
  await expect(field(sums, "Discount")).toBeFocused();
  await field(sums, "Discount").fill("0");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Update Quote" }).click();
  await expect(page.getByRole("heading", { name: "Quote Q-0001" })).toBeVisible();
});

test("on a phone an invoice has its number among its details, and CIS where the firm may deduct it", async ({
  page,
}) => {
  await page.goto("/invoices/new");
  const dates = await opened(page, "Number and dates");
  await field(dates, "Invoice number").fill("2026/7");
  await field(dates, "Order number").fill("PO 12");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Number and dates 2026\/7 · PO 12/ })).toBeFocused();
  await expect(page.getByRole("button", { name: /^CIS/ })).toBeHidden();

  await post(page, "company-profile", {
    ...{ companyName: "Isa & Sons", cisRegistered: true, chargeVat: true, vatNumber: "GB123456789" },
  });
  await page.goto("/invoices/new");
  const cis = await opened(page, "CIS and reverse charge");
  await cis.getByRole("checkbox", { name: /Apply CIS deduction/ }).check();
  await cis.getByRole("checkbox", { name: /Reverse charge VAT/ }).check();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(
    page.getByRole("button", { name: "CIS and reverse charge CIS deduction · reverse charge" }),
  ).toBeFocused();
});

/** A quote with an item of each section. */
function storedQuote(page: Page): Promise<string> {
  const line = { itemType: "custom", quantity: "1" };
  return post(page, "quotes", {
    ...{
      customerName: "Bea Marsh",
      customerEmail: "bea@marsh.example",
      markupPercent: "0",
      taxPercent: "20",
    },
    lineItems: [
      { ...line, name: "Oak board", customType: "material", unitCost: "60.00" },
      { ...line, name: "Fitting", customType: "labour", unitCost: "40.00" },
    ],
  });
}

/** Opens the sheet of a row, which may be folded with the other details. */
async function opened(page: Page, name: string, title = name): Promise<Locator> {
  const row = page.getByRole("button", { name: new RegExp(`^${name}`) });
  if (!(await row.isVisible())) await detailsFold(page).click();
  await row.click();
  return page.getByRole("dialog", { name: title });
}
