import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { outOfOrder, post, withTone } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { sameOnTouch } from "#test/e2e/on-touch.ts";
import { expectToast, newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

const box = (page: Page, number: string) => page.getByRole("checkbox", { name: `Select ${number}` });
const bar = (page: Page) => page.getByRole("region", { name: "Selection" });

/** Four invoices of £120.00: the third is due later, and the others are overdue. @returns their ids */
async function withInvoices(page: Page): Promise<string[]> {
  await registerPlain(page, newPerson("Selma"));
  await withoutTours(page);
  await withTone(page, "friendly");
  await post(page, "company-profile", { companyName: "Selma Joinery", vatNumber: "GB123456782" });
  const ids: string[] = [];
  for (const [index, dueDate] of ["2026-01-01", "2026-01-01", "2999-01-01", "2026-01-01"].entries()) {
    ids.push(
      await post(page, "invoices", {
        customerName: `Customer ${index + 1}`,
        customerEmail: "office@example.com",
        invoiceDate: "2025-12-01",
        dueDate,
        markupPercent: "0",
        taxPercent: "20",
        lineItems: [{ name: "Oak board", quantity: "1", unitPrice: "100.00" }],
      }),
    );
  }
  return ids;
}

test("selected invoices are marked as paid with one question, and one that fails stays selected", async ({
  page,
}) => {
  const [first] = await withInvoices(page);
  await page.goto("/invoices");
  await box(page, "INV-0001").check();
  await box(page, "INV-0003").check();
  await expect(bar(page)).toContainText("2 selected, £240.00");
  await expect(bar(page).getByRole("button", { name: "Remind (1)" })).toBeVisible();
  await expectAccessible(page);
  await page.route(`**/api/invoices/${first}`, outOfOrder);
  await bar(page).getByRole("button", { name: "Mark as paid" }).click();
  const question = page.getByRole("alertdialog", { name: "Mark 2 invoices as paid?" });
  await expect(question).toContainText("They come to £240.00.");
  await question.getByRole("button", { name: "Mark as paid" }).click();
  await expectToast(page, "1 of 2 not marked as paid");
  await expectToast(page, "INV-0001");
  await expect(box(page, "INV-0001")).toBeChecked();
  await expect(box(page, "INV-0003")).not.toBeChecked();
  await expect(page.getByRole("button", { name: "Paid, change status of INV-0003" })).toBeVisible();
  await unroute(page, `**/api/invoices/${first}`);
  await bar(page).getByRole("button", { name: "Mark as paid" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Mark as paid" }).click();
  await expectToast(page, "INV-0001 marked as paid");
  await expect(bar(page)).toBeHidden();
  // Together they are taken back by the notice.
  for (const number of ["INV-0002", "INV-0004"]) await box(page, number).check();
  await bar(page).getByRole("button", { name: "Mark as paid" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Mark as paid" }).click();
  await expectToast(page, "2 invoices marked as paid");
  await expect(page.getByRole("button", { name: /^Paid, change status/ })).toHaveCount(4);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "2 invoices as before");
  await expect(page.getByRole("button", { name: /^Paid, change status/ })).toHaveCount(2);
});

test("late invoices are reminded of one after the other; what was skipped stays selected", async ({
  page,
}) => {
  await withInvoices(page);
  await page.goto("/invoices?tab=overdue");
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await expect(bar(page)).toContainText("3 selected, £360.00");
  await bar(page).getByRole("button", { name: "Remind" }).click();
  const sheet = (number: string) => page.getByRole("dialog", { name: `Remind about invoice ${number}` });
  await expect(sheet("INV-0004")).toContainText("1 of 3");
  await sheet("INV-0004").getByRole("button", { name: "Skip" }).click();
  await expect(sheet("INV-0002")).toContainText("2 of 3");
  const download = page.waitForEvent("download");
  await sheet("INV-0002").getByRole("button", { name: "E-mail" }).click();
  await download;
  await expect(sheet("INV-0001")).toContainText("3 of 3");
  await expectToast(page, "The reminder of INV-0002 is recorded as sent by e-mail.");
  await sheet("INV-0001").getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(box(page, "INV-0004")).toBeChecked();
  await expect(box(page, "INV-0002")).not.toBeChecked();
  await page
    .getByRole("navigation", { name: "Filter invoices" })
    .getByRole("link", { name: /^Paid/ })
    .click();
  await expect(bar(page)).toBeHidden();
  await page.getByRole("navigation", { name: "Filter invoices" }).getByRole("link", { name: /^All/ }).click();
  await expect(box(page, "INV-0004")).not.toBeChecked();
});

test("X selects the row with the focus, and the file has what is selected", async ({ page }) => {
  await withInvoices(page);
  await page.goto("/invoices");
  const row = (number: number) => page.getByRole("link", { name: `Customer ${number}, INV-000${number}` });
  await expect(row(4)).toBeVisible();
  await page.keyboard.press("j");
  await expect(row(4)).toBeFocused();
  await page.keyboard.press("j");
  await expect(row(3)).toBeFocused();
  await page.keyboard.press("x");
  await expect(box(page, "INV-0003")).toBeChecked();
  await page.keyboard.press("j");
  await expect(row(2)).toBeFocused();
  await page.keyboard.press("x");
  await expect(bar(page)).toContainText("2 selected, £240.00");
  const saved = page.waitForEvent("download");
  await bar(page).getByRole("button", { name: "Export selected invoices" }).click();
  const file = readFileSync(await (await saved).path(), "utf8");
  expect(file.match(/INV-\d+/g)).toEqual(["INV-0003", "INV-0002"]);
  await bar(page).getByRole("button", { name: "Clear" }).click();
  await expect(bar(page)).toBeHidden();
});

test("on a tablet the bar of what is selected is the only one at the foot, and its buttons can be tapped", async ({
  page,
  browser,
}) => {
  await withInvoices(page);
  const tablet = await sameOnTouch(page, browser, { width: 768, height: 1024 });
  await tablet.goto("/invoices");
  const shortcuts = tablet.getByRole("navigation", { name: "Shortcuts" });
  await expect(shortcuts).toBeVisible();
  await box(tablet, "INV-0001").tap();
  await expect(bar(tablet)).toContainText("1 selected, £120.00");
  await expect(shortcuts).toBeHidden();
  await bar(tablet).getByRole("button", { name: "Clear" }).tap();
  await expect(bar(tablet)).toBeHidden();
  await expect(shortcuts).toBeVisible();
  await tablet.context().close();
});
