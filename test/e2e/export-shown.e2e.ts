import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { outOfOrder, post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { wideDesk } from "#test/e2e/wide-desk.ts";

test.use({ viewport: wideDesk });

test("the file of a list has what its tab, its filter and its search leave, and says so", async ({
  page,
}) => {
  await withInvoices(page);
  await page.goto("/invoices?tab=overdue");
  await expect(page.getByRole("row", { name: /INV-0001/ })).toBeVisible();
  const overdue = await exported(page, "Export invoices");
  expect(overdue).toContain("Dew");
  expect(overdue).toContain("Ash");
  expect(overdue).not.toContain("Later");
  await expectToast(page, "2 invoices exported, as the list shows");

  await page.getByRole("searchbox", { name: "Search invoices" }).fill("Ash");
  await expect(page.getByRole("row", { name: /INV-0001/ })).toBeHidden();
  expect(await exported(page, "Export invoices")).not.toContain("Dew");
  await expectToast(page, "1 invoice exported, as the list shows");
  const whole = await exported(page, "Export all 3");
  expect(whole).toContain("Dew");
  expect(whole).toContain("Later");
  await expectToast(page, "3 invoices exported");

  await page.getByRole("searchbox", { name: "Search invoices" }).fill("nobody of this name");
  await expect(page.getByText("No invoices found")).toBeVisible();
  await page.getByRole("button", { name: "Export invoices" }).click();
  await expectToast(page, "The list shows no invoices.");

  await page.route("**/api/invoices?*", outOfOrder);
  await page.getByRole("button", { name: "Export all 3" }).click();
  await expectToast(page, "Your invoices could not be exported. Please try again.");
});

test("converted quotes, which a list hides, are in the file of all and of their own status alone", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Exa"));
  await withoutTours(page);
  for (const customerName of ["Dew", "Ash"]) {
    const lineItems = [{ name: "Oak board", quantity: "1", unitCost: "100.00" }];
    const id = await post(page, "quotes", {
      ...{ customerName, customerEmail: "a@x.uk" },
      quoteDate: "2025-12-01",
      lineItems,
    });
    if (customerName === "Dew") continue;
    expect((await page.request.post(`/api/quotes/${id}/convert-to-invoice`, { data: {} })).status()).toBe(
      200,
    );
  }
  await page.goto("/quotes");
  await expect(page.getByRole("row", { name: /Q-0001/ })).toBeVisible();
  expect(await exported(page, "Export quotes")).not.toContain("Ash");
  await expectToast(page, "1 quote exported, as the list shows");
  const whole = await exported(page, "Export all 2");
  expect(whole).toContain("Dew");
  expect(whole).toContain("Ash");
  await expectToast(page, "2 quotes exported");
  await page.goto("/quotes?status=invoice");
  await expect(page.getByRole("row", { name: /Q-0002/ })).toBeVisible();
  const converted = await exported(page, "Export quotes");
  expect(converted).toContain("Ash");
  expect(converted).not.toContain("Dew");
});

test("so has that of customers, materials and labour, and a list that shows everything is exported whole", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Exa"));
  await withoutTours(page);
  for (const name of ["Oak", "Elm"]) {
    await post(page, "customers", { name });
    await post(page, "materials", { name, unitCost: "5.00", unitType: "Each" });
    await post(page, "labor", { name, rate: "40.00", rateType: "hour" });
  }
  for (const [path, many] of [
    ["/customers", "customers"],
    ["/materials", "materials"],
    ["/labor", "labour items"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText("Elm").first()).toBeVisible();
    expect(await exported(page, `Export ${many}`)).toContain("Elm");
    await page.getByRole("searchbox", { name: /^Search (?!everything)/ }).fill("Oak");
    await expect(page.getByText("Elm")).toHaveCount(0);
    const file = await exported(page, `Export ${many}`);
    expect(file).toContain("Oak");
    expect(file).not.toContain("Elm");
  }
});

/** Two invoices that are overdue, of Dew and Ash, and one of Later. */
async function withInvoices(page: Page): Promise<void> {
  await registerPlain(page, newPerson("Exa"));
  await withoutTours(page);
  for (const [customerName, dueDate] of [
    ["Dew", "2026-01-01"],
    ["Ash", "2026-01-02"],
    ["Later", "2999-01-01"],
  ]) {
    const lineItems = [{ name: "Oak board", quantity: "1", unitPrice: "100.00" }];
    await post(page, "invoices", { customerName, invoiceDate: "2025-12-01", dueDate, lineItems });
  }
}

/** The text of the file that a button saves. */
async function exported(page: Page, button: string): Promise<string> {
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  return readFileSync(await (await waiting).path(), "utf8");
}
