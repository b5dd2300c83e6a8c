import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { chooseMore } from "#test/e2e/document-acts.ts";
import { fillDocument } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { pdfText } from "#test/e2e/pdf-text.ts";
import { expectToast, field, newPerson, withoutTours } from "#test/e2e/person.ts";
import { register, registerPlain } from "#test/e2e/registered.ts";
import { wideDesk } from "#test/e2e/wide-desk.ts";

test.use({ viewport: wideDesk });

const promise = "The price in this quote is an estimate: the final price may be higher or lower";

test("what a firm says at the foot of its quotes, and its closing words, are on every paper of a quote", async ({
  page,
}) => {
  await register(page, newPerson("Sam"));
  await withoutTours(page);
  await page.goto("/company-profile");
  await field(page, "Company Name").fill("Brightwater");
  const foot = page.getByRole("group", { name: "Foot of a quote" });
  await expect(foot.getByRole("radio", { name: "Nothing about the price" })).toBeChecked();
  await expect(foot).toContainText("This quote is a fixed price for the work described.");
  await foot.getByRole("radio", { name: "Estimate" }).check();
  await page.getByRole("button", { name: "Create Profile" }).click();
  await expectToast(page, "Company profile created successfully");
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/company-texts"),
  );
  await write(page, "Closing words", "A third is due at the start.\nThank you!");
  expect((await sent).postData()).not.toContain("third");
  await expect(row(page, "Closing words")).toContainText("A third is due at the start.");
  await expectAccessible(page);

  await page.goto("/quotes/new");
  await fillDocument(page, "Bea Brown");
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const preview = page.getByRole("dialog", { name: "Quote preview" });
  await expect(preview).toContainText("A third is due at the start.");
  await expect(preview).toContainText(promise);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Create Quote" }).click();
  const quote = page.getByRole("article", { name: "Quote Q-0001" });
  await expect(quote).toContainText("A third is due at the start.");
  await expect(quote).toContainText(promise);
  await page.getByRole("tab", { name: /business/i }).click();
  await expect(quote).toContainText("A third is due at the start.");
  expect(await downloaded(page)).toMatch(
    /A third is due at the start\..*Thank you!.*The price in this quote is an estimate/s,
  );
  const address = page.url();

  await page.goto("/company-profile");
  await foot.getByRole("radio", { name: "Own words" }).check();
  await expect(foot).toContainText("Your own words, when you have written them.");
  await write(page, "Own words at the foot", "Scaffolding is extra.");
  await expect(foot.getByRole("radio", { name: "Own words" })).toBeChecked();
  await expect(foot).toContainText("Scaffolding is extra.");
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expectToast(page, "Company profile updated successfully");
  await page.goto(address);
  await expect(quote).toContainText("Scaffolding is extra.");
  await expect(quote).not.toContainText(promise);

  // What is taken back is on no paper any more.
  await page.goto("/company-profile");
  await foot.getByRole("radio", { name: "Nothing about the price" }).check();
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expectToast(page, "Company profile updated successfully");
  await write(page, "Closing words", "");
  await expectToast(page, "Closing words removed");
  await page.goto(address);
  await expect(quote).toContainText(/This quote is valid until \d+ \w+ \d{4}\. This is not a VAT invoice\./);
  await expect(quote).not.toContainText(/Scaffolding|estimate|third/);
});

test("the server prints them too, and so does the paper beside the list; removed words come back with Undo", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Pru"));
  await withoutTours(page);
  await post(page, "company-profile", { companyName: "Hobbs Joinery", quoteFoot: "fixed" });
  await post(page, "company-texts", { name: "quote-closing", text: "Kettle on!" });
  const id = await post(page, "quotes", {
    customerName: "Bea Brown",
    customerEmail: "bea@example.com",
    lineItems: [{ name: "Oak board", quantity: "2", unitCost: "50.00" }],
  });
  await page.goto(`/quotes/${id}`);
  expect(await downloaded(page)).toMatch(/Kettle on!.*This quote is a fixed price for the work described\./s);
  await page.goto("/company-profile");
  await write(page, "Closing words", " ");
  await expectToast(page, "Closing words removed");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Closing words")).toContainText("Kettle on!");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/quotes");
  await page.getByRole("button", { name: "Show the paper beside the list" }).click();
  await expect(page.getByRole("region", { name: "Paper of Quote Q-0001" })).toContainText("Kettle on!");
});

test("words that are too long are refused, and those that another device saved are not written over", async ({
  page,
  context,
}) => {
  await registerPlain(page, newPerson("Una"));
  await withoutTours(page);
  await page.goto("/company-profile");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Edit: Closing words" }).click();
  await field(dialog, "Text").fill("Long words. ".repeat(1_667));
  await dialog.getByRole("button", { name: "Save words" }).click();
  await expect(dialog).toContainText("Must be at most 20000 characters");
  await field(dialog, "Text").fill("Mine.");
  const other = await context.newPage();
  await other.goto("/company-profile");
  await write(other, "Closing words", "The other's.");
  await dialog.getByRole("button", { name: "Save words" }).click();
  await expect(dialog).toContainText("This was changed elsewhere while you were editing");
  await dialog.getByRole("button", { name: "Save mine anyway" }).click();
  await expect(row(page, "Closing words")).toContainText("Mine.");
});

test("a quote and its previews say so where the firm's own words could not be read, an invoice does not", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Ray"));
  await withoutTours(page);
  const id = await post(page, "quotes", {
    customerName: "Bea Brown",
    customerEmail: "bea@example.com",
    lineItems: [{ name: "Oak board", quantity: "2", unitCost: "50.00" }],
  });
  await page.route("**/api/company-texts**", (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto(`/quotes/${id}`);
  const notice = page.getByText("Your own words for quotes could not be read");
  await expect(notice).toBeVisible();

  await page.goto(`/quotes/${id}/edit`);
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Quote preview" })).toContainText(
    "Your own words for quotes could not be read",
  );
  await page.goto("/invoices/new");
  await fillDocument(page, "Bea Brown");
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Invoice preview" })).toContainText("Oak board");
  await expect(notice).toHaveCount(0);
});

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

async function write(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole("button", { name: `Edit: ${name}` }).click();
  const dialog = page.getByRole("dialog", { name });
  await field(dialog, "Text").fill(text);
  await dialog.getByRole("button", { name: "Save words" }).click();
  await expect(dialog).toHaveCount(0);
}

async function downloaded(page: Page): Promise<string> {
  const download = page.waitForEvent("download");
  await chooseMore(page, "Download PDF");
  return pdfText(readFileSync(await (await download).path()));
}
