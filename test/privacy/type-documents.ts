import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { boxedWords } from "#domain/documents/document-words.ts";
import { chooseMore, confirmConversion } from "#test/e2e/document-acts.ts";
import { unfoldDetails } from "#test/e2e/editor.ts";
import { leftOverlays } from "#test/e2e/left-overlays.ts";
import { pdfText } from "#test/e2e/pdf-text.ts";
import { expectToast, field, open } from "#test/e2e/person.ts";
import type { Canaries } from "#test/privacy/canary-words.ts";
import { documentLabels } from "#words/labels/document-labels.ts";

export async function typeQuote(page: Page, words: Canaries): Promise<void> {
  await open(page, "Quotes");
  await page.getByRole("link", { name: "New quote" }).first().click();
  await typeParticulars(page, "quote", words);
  await page.getByText("Dates, site and work description", { exact: true }).click();
  await typeWork(page, "quote", words);
  await addFromCatalogue(page, words.of("quote line.name"));
  await addFromCatalogue(page, words.of("laborItem.name"));
  await page.getByRole("radio", { name: "Custom" }).check();
  await field(page, "Custom item name").fill(words.of("typed.custom item"));
  await field(page, "Counts as").selectOption({ label: "Material" });
  await field(page, "Cost").fill("120");
  await page.getByRole("button", { name: "Add Item", exact: true }).click();
  await page.getByRole("radio", { name: "Description" }).check();
  await field(page, "Description text").fill(words.of("typed.description item"));
  await page.getByRole("button", { name: "Add Item", exact: true }).click();
  await page.getByRole("button", { name: "Create Quote" }).first().click();
  await expectToast(page, "Quote created successfully");
  await expect(page.getByRole("heading", { name: "Q-0001" })).toBeVisible();
}

/** Prints the quote, shares it, converts it and changes its work summary. */
export async function sendQuote(page: Page, words: Canaries): Promise<void> {
  await expect(page.getByRole("heading", { name: "Q-0001" })).toBeVisible();
  expect(await printed(page)).toContain(words.of("typed.custom item"));
  await chooseMore(page, "With breakdown");
  await expectToast(page, "shared");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Remind" }).click();
  await page.getByRole("radio", { name: "Friendly" }).check();
  await field(page, "Message").fill(words.of("sending.text"));
  // The firm's own words from now on, beside what was sent.
  await page.getByRole("checkbox", { name: "Use these words next time" }).check();
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().endsWith("/api/company-texts"),
  );
  await page.getByRole("button", { name: "Copy" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expectToast(page, "The reminder of Q-0001 is recorded as sent by copy and paste.");
  expect((await kept).ok()).toBe(true);
  await page.getByRole("button", { name: "Convert to Invoice" }).click();
  await confirmConversion(page);
  await expectToast(page, "Quote converted to invoice successfully");

  await page.getByRole("tab", { name: "Quote no breakdown" }).click();
  await page.getByRole("button", { name: "Edit Work Summary" }).click();
  const summary = `${words.of("quote.projectDescription")} ${words.of("typed.work summary")}`;
  await field(page, "Work Summary").fill(summary);
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Work summary updated successfully");
}

/** Types an invoice, with the customer's VAT number that a reverse charge requires. */
export async function typeInvoice(page: Page, words: Canaries): Promise<void> {
  await open(page, "Invoices");
  await page.getByRole("link", { name: "New invoice" }).first().click();
  await typeParticulars(page, "invoice", words);
  await unfoldDetails(page);
  await typeWork(page, "invoice", words);
  await addFromCatalogue(page, words.of("invoice line.name"));
  await page.getByRole("checkbox", { name: /Reverse charge VAT/ }).check();
  await field(page, "Customer's VAT number").fill(words.of("invoice.customerVatNumber"));
  await page.getByRole("button", { name: "Create Invoice" }).click();
  await expectToast(page, "Invoice created successfully");
}

/** Starts a quote and leaves it: what was typed is stored on the device, to be continued. */
export async function leaveQuoteUnsaved(page: Page, words: Canaries): Promise<void> {
  await page.goto("/quotes/new");
  await field(page, "Customer name").fill(words.of("typed.quote that was not saved"));
  await addFromCatalogue(page, words.of("material.name"));
  await page.waitForFunction(() =>
    [localStorage, sessionStorage].some((store) =>
      Object.keys(store).some((key) => /^quotewright-draft:.*:quote:new/.test(key)),
    ),
  );
}

/** Types into the header's search, and finds a customer. */
export async function typeSearch(page: Page, words: Canaries): Promise<void> {
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const search = page.getByRole("combobox", { name: "Search everything" });
  await search.fill(words.of("typed.search in the header"));
  await expect(page.getByText("Nothing found")).toBeVisible();
  await search.fill(words.of("customer.name"));
  await expect(
    page.getByRole("option", { name: new RegExp(words.of("customer.name")) }).first(),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
  await leftOverlays(page);
}

async function typeParticulars(page: Page, kind: "quote" | "invoice", words: Canaries): Promise<void> {
  const of = (name: string) => words.of(`${kind}.${name}`);
  await field(page, "Customer name").fill(of("customerName"));
  await field(page, "Customer email").fill(`${of("customerEmail")}@example.com`);
  await page.getByText("Phone, company and address", { exact: true }).click();
  await field(page, "Customer phone").fill(of("customerPhone"));
  await field(page, "Company name").fill(of("companyName"));
  await field(page, "Address").fill(of("projectAddress"));
  await field(page, "City").fill(of("projectCity"));
  await field(page, "County").fill(of("projectCounty"));
  await field(page, "Postcode").fill(of("projectPostcode"));
}

/** Types a word into every box that the editor draws from the table of words. */
async function typeWork(page: Page, kind: "quote" | "invoice", words: Canaries): Promise<void> {
  const labels = documentLabels("en-GB");
  for (const word of [...boxedWords(kind, "number"), ...boxedWords(kind, "work")]) {
    await field(page, labels[word].label).fill(words.of(`${kind}.${word}`));
  }
}

async function addFromCatalogue(page: Page, name: string): Promise<void> {
  await field(page, "Add item").fill(name);
  await page.getByRole("option", { name: new RegExp(`^${name}`) }).click();
  await field(page, "Quantity").press("Enter");
  await expect(page.getByRole("row", { name })).toBeVisible();
}

async function printed(page: Page): Promise<string> {
  const waiting = page.waitForEvent("download");
  await chooseMore(page, "Download PDF");
  return pdfText(readFileSync(await (await waiting).path()));
}
