import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { chooseMore } from "#test/e2e/document-acts.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { pdfText } from "#test/e2e/pdf-text.ts";
import { field, newPerson, withoutTours } from "#test/e2e/person.ts";
import { createPlainAccount, registerPlain } from "#test/e2e/registered.ts";

const work = [
  { itemType: "custom", name: "Garden gate", quantity: "1", unitCost: "1200.00", unitPrice: "1200.00" },
];
const words = { customerName: "Bea Brown", customerEmail: "bea@example.com", lineItems: work };
const sums = { markupPercent: "0", taxPercent: "10" };

test("documents made before a firm moved keep their currency everywhere, and sums stay separate", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Moira"));
  await withoutTours(page);
  await post(page, "company-profile", { companyName: "Archer Joinery" });
  const quote = await post(page, "quotes", { ...words, ...sums, quoteDate: "2026-11-02" });
  await post(page, "invoices", { ...words, ...sums, invoiceDate: "2026-11-03" });
  await page.goto("/settings");
  await field(page, "Language and region").selectOption("English (United States)");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText("Settings saved").first()).toBeVisible();
  await post(page, "invoices", { ...words, ...sums, invoiceDate: "2026-11-04", taxPercent: "0" });

  await page.goto("/invoices");
  const table = page.getByRole("table");
  await expect(table.getByRole("row").filter({ hasText: "INV-0001" })).toContainText(
    /£1,320\.00.*03\/11\/2026/,
  );
  await expect(table.getByRole("row").filter({ hasText: "INV-0002" })).toContainText(
    /\$1,200\.00.*11\/04\/2026/,
  );

  await page.goto(`/quotes/${quote}`);
  const paper = page.getByRole("article", { name: "Quote Q-0001" });
  await expect(paper).toContainText("VAT 10%");
  await expect(paper).toContainText("£1,320.00");
  await expect(paper).toContainText("02/11/2026");
  await expect(paper).not.toContainText("$");
  const download = page.waitForEvent("download");
  await chooseMore(page, "Download PDF");
  const printed = await pdfText(readFileSync(await (await download).path()));
  expect(printed).toContain("£1,320.00");
  expect(printed).not.toContain("$");

  await page.goto(`/quotes/${quote}/edit`);
  await expect(page.getByRole("region", { name: "Quote total" })).toContainText("£1,320.00");
  await expect(field(page, "VAT")).toHaveValue("10");
  await field(page, "Markup").fill("10");
  await page.getByRole("button", { name: "Update Quote" }).click();
  await expect(paper).toContainText("£1,452.00");

  await page.goto("/");
  const owed = page.getByRole("link", { name: /Outstanding invoices/ });
  await expect(owed).toContainText("$1,200.00");
  await expect(owed).toContainText("£1,320.00");
  await expect(owed).toContainText("2 unpaid invoices");
  await page.goto("/export");
  await expect(page.getByRole("region", { name: "Invoices" })).toContainText("£1,320.00");
});

test("a report names each currency", async ({ page }) => {
  await createPlainAccount(page, newPerson("Rhona"));
  await withoutTours(page);
  await post(page, "company-profile", { companyName: "Archer Joinery" });
  const [year, month] = new Date().toISOString().split("-").map(Number);
  for (const language of ["en-GB", "en-AU"]) await post(page, "invoices", { ...words, ...sums, language });
  const made = await page.request.post("/api/monthly-reports/generate", { data: { year, month } });
  expect(made.status()).toBe(200);
  await page.goto("/monthly-reports");
  const row = page.getByRole("table").getByRole("row").last();
  await expect(row).toContainText("£1,320.00");
  await expect(row).toContainText("A$1,320.00");
  await expect(row).toContainText("2 invoices");
});
