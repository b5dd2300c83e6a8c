import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post, withTone } from "#test/e2e/api.ts";
import { chooseMore } from "#test/e2e/document-acts.ts";
import { fillDocument } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, open, withoutTours } from "#test/e2e/person.ts";
import { register, registerPlain } from "#test/e2e/registered.ts";

const invoice = {
  customerName: "Bea Brown",
  customerEmail: "bea@example.com",
  lineItems: [{ name: "Oak board", quantity: "1", unitPrice: "100.00" }],
  markupPercent: 0,
};

test("an invoice with VAT and without its number asks before it is downloaded, shared, printed or sent", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Ivy"));
  await withoutTours(page);
  await withTone(page, "friendly");
  await post(page, "company-profile", { companyName: "Hobbs Joinery" });
  const id = await post(page, "invoices", invoice);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
    navigator.canShare = () => true;
    navigator.share = async () => document.documentElement.setAttribute("data-shared", "");
  });

  await page.goto(`/invoices/${id}`);
  await chooseMore(page, "Download PDF");
  await expect(question(page)).toContainText("INV-0001 charges £20.00 VAT.");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeHidden();
  await chooseMore(page, "Download PDF");
  const file = page.waitForEvent("download");
  await goOn(page);
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);

  await chooseMore(page, "With breakdown");
  await expect(question(page)).toBeVisible();
  await expect(page.locator("html[data-shared]")).toHaveCount(0);
  await goOn(page);
  await expect(page.locator("html[data-shared]")).toBeAttached();

  await page.goto(`/invoices/${id}?print=true`);
  await expect(question(page)).toBeVisible();
  await expect(page.locator("html[data-printed]")).toHaveCount(0);
  await page.getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("Control+p");
  await goOn(page);
  await expect(page.locator("html[data-printed]")).toBeAttached();

  await page
    .getByRole("button", { name: "Remind" })
    .or(page.getByRole("button", { name: "Send" }))
    .click();
  await page.getByRole("button", { name: "E-mail" }).click();
  await question(page).getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("button", { name: "E-mail" }).click();
  await goOn(page);
  await expectToast(page, "INV-0001 is recorded as");
});

test("switched off, VAT is taken off the invoice and charged no more, and nobody is asked again", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Jo"));
  await post(page, "company-profile", { companyName: "Hobbs Joinery" });
  const id = await post(page, "invoices", invoice);
  await page.goto("/export");
  await page.getByRole("button", { name: "Download PDF of INV-0001" }).click();
  await page.getByRole("button", { name: "Switch VAT off" }).click();
  await expectToast(page, "INV-0001 is £100.00 now.");
  await expect(question(page)).toBeHidden();

  const profile = await (await page.request.get("/api/company-profile")).json();
  expect([profile.chargeVat, profile.companyName]).toEqual([false, "Hobbs Joinery"]);
  await page.goto(`/invoices/${id}`);
  await expect(page.getByRole("article", { name: "Invoice INV-0001" })).not.toContainText("VAT");
  const file = page.waitForEvent("download");
  await chooseMore(page, "Download PDF");
  await file;
});

test("the number is added to the sealed profile and to the invoice, which kept the firm without it", async ({
  page,
}) => {
  await register(page, newPerson("Flo"));
  await withoutTours(page);
  await page.goto("/company-profile");
  await field(page, "Company Name").fill("Hobbs Joinery");
  await page.getByRole("button", { name: "Create Profile" }).click();
  await expectToast(page, "Company profile created successfully");
  await page.goto("/invoices/new");
  await fillDocument(page, "Bea Brown");
  await page.getByRole("button", { name: "Create Invoice" }).click();
  await page.getByRole("link", { name: /Bea Brown/ }).click();

  await chooseMore(page, "Download PDF");
  await question(page).getByRole("button", { name: "Add it" }).click();
  await expect(field(page, "VAT number")).toBeFocused();
  await page.getByRole("button", { name: "Save number" }).click();
  const form = page.getByRole("dialog", { name: "Add the VAT number" });
  await expect(form).toContainText("Please enter the VAT number");
  await field(form, "VAT number").fill("GB 123 4567 82");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save number" }).click();
  await expectToast(page, "The VAT number is in your profile and on INV-0001.");
  const paper = page.getByRole("article", { name: "VAT Invoice INV-0001" });
  await expect(paper).toContainText("VAT Number GB 123 4567 82");
  const file = page.waitForEvent("download");
  await chooseMore(page, "Download PDF");
  await file;

  // Nor does it say where the money goes, which is asked before it is sent; the firm may do without.
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Send invoice INV-0001" });
  await expect(sheet).toContainText("INV-0001 has no bank details, so it does not say how to pay.");
  await sheet.getByRole("button", { name: "Add bank details" }).click();
  const details = page.getByRole("dialog", { name: "Add bank details" });
  await expect(field(details, "Account Name")).toBeFocused();
  await field(details, "Account Name").fill("Hobbs Joinery");
  await field(details, "Sort Code").fill("1234");
  await details.getByRole("button", { name: "Save bank details" }).click();
  await expect(details).toContainText("Please enter the account number");
  await expect(details).toContainText("Sort code must have 6 to 9 digits");
  await field(details, "Sort Code").fill("123456");
  await field(details, "Account Number").fill("12345678");
  await expectAccessible(page);
  await details.getByRole("button", { name: "Save bank details" }).click();
  await expectToast(page, "The bank details are in your profile and on INV-0001.");
  await expect(sheet.getByText("How to pay is on it.")).toBeFocused();
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(paper).toContainText("Account number: 12345678");

  await open(page, "Business Profile");
  await expect(field(page, "Sort Code")).toHaveValue("12-34-56");
  await expect(field(page, "VAT Number")).toHaveValue("GB 123 4567 82");
  await expect(field(page, "Company Name")).toHaveValue("Hobbs Joinery");
});

test("above £250 a VAT invoice says what it must show, in its view and before it is sent", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Una"));
  await withoutTours(page);
  await post(page, "company-profile", { companyName: "Hobbs Joinery", vatNumber: "GB 123 4567 82" });
  const lineItems = [{ name: "Oak stair", quantity: "1", unitPrice: "300.00" }];
  const id = await post(page, "invoices", { ...invoice, lineItems });
  await page.goto(`/invoices/${id}?mode=customer-simple`);
  const address = "A VAT invoice above £250 must show the customer's address.";
  const work = "must say what was supplied, which the standard work summary does not.";
  await expect(page.getByRole("main")).toContainText(address);
  await expect(page.getByRole("main")).toContainText(work);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText(address);
  // What is left as it is, is not asked about again.
  const left = page.getByRole("button", { name: "Leave as it is" });
  await left.click();
  await page.reload();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText(address);
  await expect(left).toBeHidden();
  await page.getByRole("dialog").getByRole("link", { name: "Edit Invoice" }).click();
  await expect(page).toHaveURL(new RegExp(`/invoices/edit/${id}$`));
});

function question(page: Page) {
  return page.getByRole("dialog", { name: "VAT may be charged only with a VAT number." });
}

async function goOn(page: Page) {
  await question(page).getByRole("button", { name: "Go on all the same" }).click();
}
