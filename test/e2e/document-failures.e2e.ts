import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { outOfOrder, post } from "#test/e2e/api.ts";
import { chooseInRow, chooseMore } from "#test/e2e/document-acts.ts";
import { fillDocument, renameCustomer } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, open, withoutTours } from "#test/e2e/person.ts";
import { createPlainAccount, register, registerPlain } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

const words = { customerName: "Bea Brown", customerEmail: "bea@example.com" };
const quote = { ...words, lineItems: [{ name: "Oak board", quantity: "2", unitCost: "50.00" }] };
const invoice = {
  ...words,
  companyVatNumber: "GB 123 4567 82",
  lineItems: [{ name: "Oak board", quantity: "2", unitPrice: "50.00" }],
};

test("an editor without items says so, and is accessible with and without them", async ({ page }) => {
  await registerPlain(page, newPerson("Eli"));
  await withoutTours(page);
  await page.goto("/quotes/new");
  await expect(page.getByRole("button", { name: "Create Quote" })).toBeDisabled();
  await expect(page.getByRole("main")).toContainText("At least one line item is required");
  await page.goto("/invoices/new");
  await field(page, "Customer name").fill("Bea Brown");
  await page.getByRole("button", { name: "Create Invoice" }).click();
  await expect(page.getByRole("main")).toContainText("Please add at least one line item.");
  await expectAccessible(page);
  const id = await post(page, "invoices", invoice);
  await page.goto(`/invoices/edit/${id}`);
  await expect(page.getByLabel("Quantity, Oak board")).toBeVisible();
});

test("a change or a deletion that fails is reported, and nothing typed is lost", async ({ page }) => {
  await registerPlain(page, newPerson("Fay"));
  const quoteId = await post(page, "quotes", quote);
  const invoiceId = await post(page, "invoices", invoice);
  await page.goto(`/quotes/${quoteId}/edit`);
  await changesAgain(page, { kind: "Quote", failed: "Failed to update quote" });
  await expect(page.getByRole("heading", { name: "Q-0001" })).toBeVisible();
  await page.goto(`/invoices/edit/${invoiceId}`);
  await changesAgain(page, { kind: "Invoice", failed: "Failed to update invoice." });
  await expect(page).toHaveURL(new RegExp(`/invoices/${invoiceId}$`));

  for (const [list, number, kind, failed] of [
    ["Quotes", "Q-0001", "quote", "Failed to delete quote"],
    ["Invoices", "INV-0001", "invoice", "Failed to delete invoice"],
  ] as const) {
    await open(page, list);
    await page.route(`**/api/${kind}s/*`, outOfOrder);
    await chooseInRow(page, number, "Delete");
    await page.getByRole("button", { name: `Delete ${kind}` }).click();
    await expectToast(page, failed);
    await unroute(page, `**/api/${kind}s/*`);
    await expect(page.getByRole("link", { name: new RegExp(`, ${number}$`) })).toBeVisible();
  }
});

test("a PDF that cannot be made says why, and one that can is downloaded", async ({ page }) => {
  await createPlainAccount(page, newPerson("Gus"));
  await post(page, "invoices", invoice);
  await open(page, "Invoices");
  await page.getByRole("link", { name: /, INV-0001$/ }).click();

  await page.route("**/pdf?**", outOfOrder);
  await chooseMore(page, "Download PDF");
  await expectToast(page, "Download Failed");
  await expectToast(page, "Failed to generate PDF");
  await unroute(page, "**/pdf?**");
  await page.route("**/pdf?**", (route) => route.fulfill({ contentType: "text/html", body: "<p>Hello" }));
  await chooseMore(page, "Download PDF");
  await expectToast(page, "Server did not return a PDF file");
  await unroute(page, "**/pdf?**");
  const tooLong = { error: "TOO_LARGE", message: "The texts are too long." };
  await page.route("**/pdf?**", (route) => route.fulfill({ status: 413, json: tooLong }));
  const printedHere = page.waitForEvent("download");
  await chooseMore(page, "Download PDF");
  expect((await printedHere).suggestedFilename()).toBe("INV-0001.pdf");
  await unroute(page, "**/pdf?**");
  const refusal = { error: "PDF_BUSY", message: "The printer is busy." };
  await page.route("**/pdf?**", (route) => route.fulfill({ status: 503, json: refusal }));
  await chooseMore(page, "Download PDF");
  await expectToast(page, "The printer is busy.");
  await unroute(page, "**/pdf?**");

  const file = page.waitForEvent("download");
  await chooseMore(page, "Download PDF");
  expect((await file).suggestedFilename()).toBe("INV-0001.pdf");
  await expectToast(page, "PDF Downloaded");
});

test("a browser that cannot make the PDF of a sealed document says so", async ({ page }) => {
  await register(page, newPerson("Hal"));
  await page.route(/pdf-worker/, (route) => route.abort());
  await page.goto("/quotes/new");
  await fillDocument(page, "Bea Brown");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expect(page.getByRole("heading", { name: "Q-0001" })).toBeVisible();
  await chooseMore(page, "Download PDF");
  await expectToast(page, "Failed to generate PDF. Please try again.");
});

test("sharing passes the PDF to the share sheet and makes a draft a sent quote, and every failure is reported", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Ivy"));
  await post(page, "company-profile", { companyName: "Hobbs Joinery" });
  const quoteId = await post(page, "quotes", quote);
  const invoiceId = await post(page, "invoices", invoice);
  await page.goto(`/quotes/${quoteId}`);
  await chooseMore(page, "With breakdown");
  await expectToast(page, "Sharing Not Available");

  await withShareSheet(page, "takes");
  await page.reload();
  const shared = () => page.evaluate(() => document.documentElement.dataset.shared);
  await chooseMore(page, "Business view");
  await expect(page.getByRole("alertdialog")).toContainText("This shows your costs and markup. Share it?");
  await page.getByRole("button", { name: "Share business view" }).click();
  await expectToast(page, "Quote shared successfully");
  expect(await shared()).toBe("Quote Q-0001 from Hobbs Joinery: Bea Brown-quote-business-copy.pdf");
  await page.reload();
  await expect(page.getByRole("button", { name: /^Draft, change status/ }).first()).toBeVisible();
  await chooseMore(page, "With breakdown");
  await expect(page.getByRole("button", { name: /^Sent, change status/ }).first()).toBeVisible();
  expect(await shared()).toBe("Quote Q-0001 from Hobbs Joinery: Bea Brown-quote.pdf");

  await withShareSheet(page, "fails");
  await page.goto(`/invoices/${invoiceId}`);
  await chooseMore(page, "No breakdown");
  await expectToast(page, "Share Failed");
  await expectToast(page, "Failed to share invoice. Please try again.");
});

test.describe("on a touch device", () => {
  test.use({ hasTouch: true });

  test("the PDF opens in a tab of its own, and a failure closes that tab", async ({ page, context }) => {
    await registerPlain(page, newPerson("Jo"));
    const id = await post(page, "quotes", quote);
    await page.goto(`/quotes/${id}`);
    const tab = context.waitForEvent("page");
    await chooseMore(page, "Open PDF");
    await tab;
    await expectToast(page, "PDF Ready");

    await page.route("**/pdf?**", outOfOrder);
    const second = context.waitForEvent("page");
    await chooseMore(page, "Open PDF");
    await expectToast(page, "PDF Opening Failed");
    const failed = await second;
    await expect.poll(() => failed.isClosed()).toBe(true);
  });
});

/** Changes the customer's name twice: what the server refuses stays in the form, and is saved the second time. */
async function changesAgain(page: Page, { kind, failed }: { kind: string; failed: string }) {
  const one = `**/api/${kind.toLowerCase()}s/*`;
  await renameCustomer(page, "Bea Blue");
  await page.route(one, outOfOrder);
  await page.getByRole("button", { name: `Update ${kind}` }).click();
  await expectToast(page, failed);
  await unroute(page, one);
  await expect(field(page, "Customer name")).toHaveValue("Bea Blue");
  await page.getByRole("button", { name: `Update ${kind}` }).click();
  await expectToast(page, `${kind} updated successfully`);
}

/** Replaces the share sheet, which is outside the browser: it takes what it is given, or fails. */
async function withShareSheet(page: Page, how: "takes" | "fails") {
  await page.addInitScript((outcome) => {
    const share = async ({ title, files }: ShareData) => {
      if (outcome === "fails") throw new Error("The sheet is broken");
      document.documentElement.dataset.shared = `${title}: ${files?.[0]?.name}`;
    };
    Object.defineProperty(navigator, "canShare", { configurable: true, value: () => true });
    Object.defineProperty(navigator, "share", { configurable: true, value: share });
  }, how);
}
