import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { chooseMore, confirmConversion } from "#test/e2e/document-acts.ts";
import { foldedCustomer } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { pdfText } from "#test/e2e/pdf-text.ts";
import { expectToast, field, newPerson, open, signIn, signUp } from "#test/e2e/person.ts";
import { createPlainAccount } from "#test/e2e/registered.ts";

/** Words of one account that occur in no other, so that each can be looked for in the database. */
interface Words {
  firm: string;
  customer: string;
  material: string;
  sortCode: string;
}

const sealed: Words = {
  firm: "Quillon & Daughters",
  customer: "Zebedee Wrenfeather",
  material: "Bog oak stair tread",
  sortCode: "71-38-26",
};
const plain: Words = {
  firm: "Plumtree Joinery",
  customer: "Zenobia Plumtree",
  material: "Elm stair tread",
  sortCode: "65-43-21",
};

test("a joiner signs up, prices a job, bills it, prints both, and finds everything on another device", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const joiner = newPerson();
  await signUp(page, joiner);
  await fillProfile(page, sealed);
  await addCustomer(page, sealed);
  await fillCatalogue(page, sealed);
  await makeQuote(page, sealed);

  await open(page, "Quotes");
  await expect(page.getByRole("main")).toContainText(sealed.customer);
  await page.getByRole("link", { name: "Q-0001" }).first().click();
  await readThreeViews(page, sealed);
  const quotePdf = await download(page);
  expect(quotePdf.name).toBe(`${sealed.customer}-quote.pdf`);
  expect(quotePdf.text).toContain(sealed.firm);
  expect(quotePdf.text).toContain("This quote is valid until");

  await chooseMore(page, "Convert to Invoice");
  await confirmConversion(page);
  await expectToast(page, "Quote converted to invoice successfully");
  await open(page, "Invoices");
  await page.getByRole("link", { name: "INV-0001" }).first().click();
  await expect(page.getByRole("main")).toContainText(sealed.customer);
  const invoicePdf = await download(page);
  expect(invoicePdf.name).toBe("INV-0001.pdf");
  for (const words of ["VAT Invoice", "INV-0001", ...Object.values(sealed)]) {
    expect(invoicePdf.text).toContain(words);
  }

  await page.getByRole("button", { name: "My Account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expectToast(page, "You have been signed out successfully");

  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await signIn(page, joiner);
  await expect(page.getByRole("dialog", { name: "Unlock your data" })).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, joiner);
  const dialog = elsewhere.getByRole("dialog", { name: "Unlock your data" });
  await field(dialog, "Encryption Passphrase").fill("not the passphrase");
  await dialog.getByRole("button", { name: "Unlock" }).click();
  await expectToast(
    elsewhere,
    "Incorrect passphrase. Please check that you're using the exact same passphrase",
  );
  await field(dialog, "Encryption Passphrase").fill(joiner.passphrase);
  await dialog.getByRole("button", { name: "Unlock" }).click();
  await expect(elsewhere.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();
  await open(elsewhere, "Customers");
  await expect(elsewhere.getByRole("main")).toContainText(sealed.customer);
  await open(elsewhere, "Invoices");
  await expect(elsewhere.getByRole("main")).toContainText(sealed.customer);

  const stored = databaseText();
  for (const secret of [...Object.values(sealed), "Wrenfeather", "wrenfeather", joiner.passphrase]) {
    expect(stored.includes(secret), `the database holds "${secret}"`).toBe(false);
  }
  expect(stored, "the search itself finds what is there").toContain(joiner.email);
});

test("an account without encryption goes the same way and gets its PDFs from the server", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await createPlainAccount(page, newPerson("Bob"));
  await fillProfile(page, plain);
  await addCustomer(page, plain);
  await fillCatalogue(page, plain);
  await makeQuote(page, plain);
  const [quote] = await (await page.request.get("/api/quotes")).json();
  const answer = await page.request.get(`/api/quotes/${quote.id}/pdf?mode=business`);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect(await pdfText(await answer.body())).toContain(plain.customer);
  await open(page, "Quotes");
  await page.getByRole("link", { name: "Q-0001" }).first().click();
  expect((await download(page)).text).toContain(plain.material);
  await chooseMore(page, "Convert to Invoice");
  await confirmConversion(page);
  await expectToast(page, "Quote converted to invoice successfully");
  const [invoice] = await (await page.request.get("/api/invoices")).json();
  const invoiceAnswer = await page.request.get(`/api/invoices/${invoice.id}/pdf`);
  expect(await pdfText(await invoiceAnswer.body())).toContain("INV-0001");
  expect(databaseText(), "the control: plain words are found").toContain(plain.customer);
});

async function fillProfile(page: Page, words: Words) {
  await open(page, "Business Profile");
  await field(page, "Company Name").fill(words.firm);
  await field(page, "Address").fill("1 Sawmill Yard");
  await field(page, "City").fill("Ludlow");
  await field(page, "VAT Number").fill("GB123456789");
  await field(page, "Sort Code").fill(words.sortCode);
  await field(page, "Account Number").fill("12345678");
  await page.getByRole("button", { name: "Create Profile" }).click();
  await expectToast(page, "Company profile created successfully");
}

async function addCustomer(page: Page, words: Words) {
  await open(page, "Customers");
  await page.getByRole("button", { name: "Add Customer" }).first().click();
  const dialog = page.getByRole("dialog");
  await field(dialog, "Contact Name").fill(words.customer);
  await field(dialog, "Email").fill(`z@${words.customer.split(" ")[1]?.toLowerCase()}.example`);
  await field(dialog, "Address").fill("12 Mill Lane");
  await dialog.getByRole("button", { name: "Create Customer" }).click();
  await expect(page.getByRole("list", { name: "Customers" })).toContainText(words.customer);
}

async function fillCatalogue(page: Page, words: Words) {
  await open(page, "Materials");
  await addCategory(page, "Timber");
  await page
    .getByRole("button", { name: /Add Item|Add your first material/ })
    .first()
    .click();
  const material = page.getByRole("dialog", { name: "Add New Material/Service" });
  await field(material, "Name").fill(words.material);
  await field(material, "Unit Cost").fill("42.50");
  await field(material, "Unit Type").selectOption({ label: "Each" });
  await field(material, "Category").selectOption({ label: "Timber" });
  await material.getByRole("button", { name: "Create Material" }).click();
  await expectToast(page, "Material created successfully");

  await open(page, "Labour Management");
  // Until the screen changes, the previous one has a button of the same name.
  await expect(page.getByRole("searchbox", { name: "Search labour items" })).toBeVisible();
  await addCategory(page, "Joinery");
  await page
    .getByRole("button", { name: /Add Labour Item|Add your first labour item/ })
    .first()
    .click();
  const labour = page.getByRole("dialog", { name: /Labour/ });
  await field(labour, "Name").fill("Joiner");
  await field(labour, "Rate").fill("38");
  await labour.getByRole("button", { name: /^Create/ }).click();
  await expectToast(page, "Labour item created successfully");
}

async function addCategory(page: Page, name: string) {
  await page
    .getByRole("button", { name: /Create Categories First|Manage Categories/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Manage Categories" });
  await field(dialog, "New category").fill(name);
  await field(dialog, "New category").press("Enter");
  await expect(dialog.getByRole("list", { name: "Categories" })).toContainText(name);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

/** 14 treads at 42.50, 7.5 hours at 38, a custom skip of 120, a note; markup 25, VAT 20. */
async function makeQuote(page: Page, words: Words) {
  await open(page, "Quotes");
  await page.getByRole("link", { name: "New quote" }).first().click();
  await field(page, "Find a customer").fill(words.customer.slice(0, 5));
  await page.getByRole("option", { name: words.customer }).click();
  await expect(foldedCustomer(page)).toContainText(words.customer);
  await addFromCatalogue(page, "stair", { name: words.material, quantity: "14" });
  await addFromCatalogue(page, "joi", { name: /Joiner/, quantity: "7.5" });
  await page.getByRole("radio", { name: "Custom" }).check();
  await field(page, "Custom item name").fill("Skip hire");
  await field(page, "Cost").fill("120");
  await page.getByRole("button", { name: "Add Item", exact: true }).click();
  await page.getByRole("radio", { name: "Description" }).check();
  await field(page, "Description text").fill("Making good is included.");
  await page.getByRole("button", { name: "Add Item", exact: true }).click();
  // 595.00 + 285.00 + 120.00 = 1000.00; with 25% 1250.00; with 20% VAT 1500.00.
  await expect(page.getByRole("main")).toContainText("£1,500.00");
  await page.getByRole("button", { name: "Create Quote" }).first().click();
  await expectToast(page, "Quote created successfully");
}

async function addFromCatalogue(
  page: Page,
  typed: string,
  wanted: { name: string | RegExp; quantity: string },
) {
  await field(page, "Add item").fill(typed);
  await page.getByRole("option", { name: wanted.name }).click();
  await field(page, "Quantity").fill(wanted.quantity);
  await field(page, "Quantity").press("Enter");
  await expectToast(page, "Item added to quote");
}

async function readThreeViews(page: Page, words: Words) {
  await expect(page.getByRole("main")).toContainText("£1,500.00");
  await page.getByRole("tab", { name: "Business View" }).click();
  await expect(page.getByRole("main")).toContainText("Markup");
  await page.getByRole("tab", { name: "Quote no breakdown" }).click();
  await expect(page.getByRole("main")).not.toContainText(words.material);
  await page.getByRole("tab", { name: "Quote with breakdown" }).click();
  await expect(page.getByRole("main")).toContainText(words.material);
}

async function download(page: Page): Promise<{ name: string; text: string }> {
  const waiting = page.waitForEvent("download");
  await chooseMore(page, "Download PDF");
  const file = await waiting;
  return { name: file.suggestedFilename(), text: await pdfText(readFileSync(await file.path())) };
}

/** Every byte that the embedded database has on disk, including its log. */
function databaseText(): string {
  const folder = process.env.E2E_DATA_DIR ?? "";
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
    .join("\n");
}
