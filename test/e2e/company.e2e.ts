import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, open } from "#test/e2e/person.ts";
import { createAccount, createPlainAccount, registerPlain } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

/** The smallest possible PNG: one pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("a company profile is created, warned about, changed in two tabs and kept complete", async ({
  page,
  context,
}) => {
  await createAccount(page, newPerson());
  await open(page, "Business Profile");
  await expect(page.getByRole("heading", { name: "Header Preview" })).toBeHidden();
  await refusesWhatIsWrong(page);

  await field(page, "Company Name").fill("Hobbs & Daughters");
  await field(page, "Postcode").fill("sy8 1aa");
  await expect(field(page, "Postcode")).toHaveValue("SY8 1AA");
  await doubtsNumbers(page);
  await uploadsLogo(page);
  await page.route("**/api/company-profile", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Create Profile" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Failed to create company profile");
  await unroute(page, "**/api/company-profile");
  await page.getByRole("button", { name: "Create Profile" }).click();
  await expectToast(page, "Company profile created successfully");
  const preview = page.getByRole("heading", { name: "Header Preview" }).locator("xpath=ancestor::section");
  await expect(preview).toContainText("Hobbs & Daughters");
  const stored = await (await page.request.get("/api/company-profile")).json();
  expect([stored.companyName, stored.sortCode, stored.logoUrl]).toEqual([null, null, null]);

  await changesInTwoTabs(page, await context.newPage());
  await expectAccessible(page);
});

test("the preview of the letterhead shows the country in the same place as the PDF", async ({ page }) => {
  await registerPlain(page, newPerson("Cara"));
  await page.request.post("/api/company-profile", {
    data: { companyName: "Hobbs", address: "1 Quay Street", city: "Cork", country: "United Kingdom" },
  });
  await page.goto("/company-profile");
  const preview = page.getByRole("heading", { name: "Header Preview" }).locator("xpath=ancestor::section");
  await expect(preview).toContainText("Cork");
  await expect(preview).not.toContainText("United Kingdom");
  await field(page, "Country").fill("Ireland");
  await expect(preview).toContainText("Ireland");
});

test("each region has its own words, units of length and numbers", async ({ page }) => {
  await createPlainAccount(page, newPerson("Bob"));
  await open(page, "Business Profile");
  const main = page.getByRole("main");
  await expect(main).toContainText("123456 (will format as 12-34-56)");
  await expect(main).toContainText("Construction Industry Scheme (CIS)");
  await field(page, "Sort Code").fill("12345678");
  await expect(field(page, "Sort Code")).toHaveValue("12-34-56");
  await expect(field(page, "UTR Number")).toBeHidden();
  await page.getByLabel("CIS registered").check();
  await leave(field(page, "UTR Number"), "2955839661");
  await expect(main).toContainText("This UTR does not look right. Please check it.");
  await leave(field(page, "UTR Number"), "1955839661");
  await expect(main).not.toContainText("This UTR does not look right.");

  const region = page.getByLabel("Region & language");
  await region.selectOption("en-US");
  for (const words of ["123456789 (9 digits)", "Sales Tax Settings", "Checks Payable To", "Brand Color"]) {
    await expect(main).toContainText(words);
  }
  await expect(main).not.toContainText("Construction Industry Scheme");
  await field(page, "Routing Number").fill("1234567890");
  await expect(field(page, "Routing Number")).toHaveValue("123456789");
  await leave(field(page, "EIN"), "07-1234567");
  await expect(main).toContainText("This EIN does not look right. Please check it.");

  await region.selectOption("en-AU");
  await expect(main).toContainText("123456 (will format as 123-456)");
  await expect(main).toContainText("GST Settings");
  await expect(field(page, "BSB")).toHaveValue("123-456");
  await leave(field(page, "ABN"), "51 824 753 557");
  await expect(main).toContainText("This ABN does not look right. Please check it.");
  await leave(field(page, "ABN"), "51 824 753 556");
  await expect(main).not.toContainText("This ABN does not look right.");
  await page.getByLabel("Charge GST").uncheck();
  await expect(field(page, "GST Number")).toBeHidden();
  await field(page, "Company Name").fill("Plumtree Joinery");
  await page.getByRole("button", { name: "Create Profile" }).click();
  await expectToast(page, "Company profile created successfully");
  const stored = await (await page.request.get("/api/company-profile")).json();
  expect(stored).toMatchObject({
    language: "en-AU",
    country: "Australia",
    chargeVat: false,
    sortCode: "123-456",
  });
  await page.goto("/quotes/new");
  await page.getByText("Phone, company and address").click();
  await expect(field(page, "State")).toBeVisible();
});

/** Fills an input and leaves it. */
async function leave(box: Locator, text: string) {
  await box.fill(text);
  await box.blur();
}

/** All errors are shown at once, in the summary and at their fields, and the summary links to the fields. */
async function refusesWhatIsWrong(page: Page) {
  await field(page, "VAT Rate").fill("101");
  await field(page, "Payment Terms (days)").fill("181");
  await field(page, "Quote Validity (days)").fill("366");
  await page.getByRole("button", { name: "Create Profile" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Company name is required",
    "VAT rate must be between 0 and 100",
    "Payment terms must be between 1 and 180 days",
    "Quote validity must be between 1 and 365 days",
  ]);
  await summary.getByRole("link", { name: "Company name is required" }).click();
  await expect(field(page, "Company Name")).toBeFocused();
  await field(page, "VAT Rate").fill("20");
  await field(page, "Payment Terms (days)").fill("30");
  await field(page, "Quote Validity (days)").fill("0");
}

/** A warning appears under the input once it is left, disappears with the next letter, and prevents no save. */
async function doubtsNumbers(page: Page) {
  const main = page.getByRole("main");
  const account = "This sort code and account number do not look right together. Please check them.";
  await leave(field(page, "Sort Code"), "089999");
  await leave(field(page, "Account Number"), "66374959");
  await expect(main).toContainText(account);
  await field(page, "Account Number").fill("66374958");
  await expect(main).not.toContainText(account);
  const wrongAndRight = [
    ["IBAN", "GB29NWBK60161331926891", "GB29NWBK60161331926819"],
    ["BIC/SWIFT", "NWBK1B2L", "NWBKGB2L"],
    ["VAT Number", "GB802311781", "GB980780684"],
    ["Postcode", "SY8", "SY8 1AA"],
  ] as const;
  for (const [label, wrong, right] of wrongAndRight) {
    const doubt = page.getByText(/^This .* does not look right\. Please check it\.$/);
    await leave(field(page, label), wrong);
    await expect(doubt, label).toBeVisible();
    await expect(field(page, label)).toHaveAccessibleDescription(/does not look right/);
    await leave(field(page, label), right);
    await expect(doubt, label).toBeHidden();
  }
  // Saved below as it is, warning included.
  await leave(field(page, "IBAN"), "GB00");
  await expect(main).toContainText("This IBAN does not look right. Please check it.");
}

/** A picture is checked by its content and its size. While there is one, no address is asked for. */
async function uploadsLogo(page: Page) {
  const box = page.getByLabel("Logo image");
  await box.setInputFiles({
    name: "logo.png",
    mimeType: "image/png",
    buffer: Buffer.from("%PDF-1.7 ......"),
  });
  await expectToast(page, "Invalid file type");
  await expectToast(page, "Please select an image file (PNG, JPG, etc.)");
  const large = Buffer.concat([pixel, Buffer.alloc(5 * 1024 * 1024)]);
  await box.setInputFiles({ name: "large.png", mimeType: "image/png", buffer: large });
  await expectToast(page, "File too large");
  await expectToast(page, "Please select an image under 5MB");
  await box.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: pixel });
  await expect(page.getByRole("img", { name: "Your logo" }).first()).toBeVisible();
  await expect(field(page, "Logo URL")).toBeDisabled();
}

/**
 * The later of two tabs says that the other saved first, and the person chooses. A failed update is reported as
 * well.
 */
async function changesInTwoTabs(page: Page, other: Page) {
  await field(page, "City").fill("Ludlow");
  await other.goto("/company-profile");
  await expect(field(other, "IBAN")).toHaveValue("GB00");
  await field(other, "Phone").fill("01584 700100");
  await other.getByRole("button", { name: "Update Profile" }).click();
  await expectToast(other, "Company profile updated successfully");
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expect(page.getByText("This was changed elsewhere while you were editing")).toBeVisible();
  await expect(field(page, "City")).toHaveValue("Ludlow");
  await page.getByRole("button", { name: "Load the latest" }).click();
  await expect(field(page, "Phone")).toHaveValue("01584 700100");
  await field(page, "City").fill("Leominster");
  await page.route("**/api/company-profile/*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expectToast(page, "Failed to update company profile");
  await unroute(page, "**/api/company-profile/*");
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expectToast(page, "Company profile updated successfully");
}

test("the next numbers go on from another program, and one that was given already is refused", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Gwen"));
  await page.goto("/company-profile");
  const main = page.getByRole("main");
  await expect(main).toContainText("The next quote is Q-0001, the next invoice INV-0001.");
  await page.getByRole("button", { name: "Change next numbers" }).click();
  const dialog = page.getByRole("dialog", { name: "Next numbers" });
  await dialog.getByLabel("Next invoice number").fill("INV");
  await dialog.getByRole("button", { name: "Set numbers" }).click();
  await expect(dialog).toContainText("A number ends in digits");
  await expectAccessible(page);
  await dialog.getByLabel("Next invoice number").fill("INV-0419");
  await dialog.getByLabel("Next quote number").fill("2026/Q-088");
  await dialog.getByRole("button", { name: "Set numbers" }).click();
  await expect(dialog).toBeHidden();
  await expect(main).toContainText("The next quote is 2026/Q-088, the next invoice INV-0419.");
  // Setting them is no change to the profile's form.
  await expect(main).not.toContainText("Not saved yet");
});
