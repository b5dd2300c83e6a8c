import { expect, type Page } from "@playwright/test";
import { encode } from "fast-png";
import { expectToast, field, open } from "#test/e2e/person.ts";
import type { Canaries } from "#test/privacy/canary-words.ts";

/** Fills in every input of the company profile, and uploads a picture as the logo. */
export async function typeCompanyProfile(page: Page, words: Canaries): Promise<Canaries> {
  const of = (name: string) => words.of(`companyProfile.${name}`);
  await open(page, "Business Profile");
  await page.getByLabel("CIS registered").check();
  const boxes = {
    "Company Name": of("companyName"),
    Phone: of("phone"),
    Email: `${of("email")}@example.com`,
    Website: `https://${of("website")}.example`,
    Address: of("address"),
    City: of("city"),
    County: of("county"),
    Postcode: of("postcode"),
    Country: of("country"),
    "VAT Number": of("vatNumber"),
    "Company Number": of("companyNumber"),
    "UTR Number": of("utrNumber"),
    "Bank Name": of("bankName"),
    "Account Name": of("accountName"),
    "Sort Code": of("sortCode"),
    "Account Number": of("accountNumber"),
    IBAN: of("iban"),
    "BIC/SWIFT": of("bicSwift"),
    "Other Payment Details": of("bankDetails"),
    "Cheques Payable To": of("chequesPayableTo"),
  };
  for (const [label, text] of Object.entries(boxes)) await field(page, label).fill(text);
  const logo = await uploadLogo(page);
  await page.getByRole("button", { name: "Create Profile" }).click();
  await expectToast(page, "Company profile created successfully");
  return words.with("companyLogo.logoUrl", logo);
}

/** A picture of noise. The app draws it again, so the word for it is a piece of what the app made of it. */
async function uploadLogo(page: Page): Promise<string> {
  const side = 24;
  const data = crypto.getRandomValues(new Uint8Array(side * side * 3));
  const buffer = Buffer.from(encode({ width: side, height: side, channels: 3, data }));
  await page.getByLabel("Logo image").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
  const picture = page.getByRole("img", { name: "Your logo" }).first();
  await expect(picture).toBeVisible();
  const address = String(await picture.getAttribute("src"));
  // After the file header, which all pictures of one size share.
  const from = address.indexOf(",") + 120;
  return address.slice(from, from + 40);
}

/** Fills in every input of a customer, and imports another customer from a file. */
export async function typeCustomers(page: Page, words: Canaries): Promise<void> {
  const of = (name: string) => words.of(`customer.${name}`);
  await open(page, "Customers");
  await page.getByRole("button", { name: "Add Customer" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add Customer" });
  const boxes = {
    "Contact Name": of("name"),
    "Company Name": of("companyName"),
    Email: `${of("email")}@example.com`,
    Phone: of("phone"),
    Address: of("address"),
    City: of("city"),
    County: of("county"),
    Postcode: of("postcode"),
    Country: of("country"),
    Notes: of("notes"),
  };
  for (const [label, text] of Object.entries(boxes)) await field(dialog, label).fill(text);
  await dialog.getByRole("button", { name: "Create Customer" }).click();
  const list = page.getByRole("list", { name: "Customers" });
  await expect(list).toContainText(of("name"));

  const fromFile = words.of("typed.file of customers");
  await importFile(page, "customers", `Name,City\n${fromFile},Ludlow\n`);
  await expect(list).toContainText(fromFile);
  const search = page.getByRole("searchbox", { name: "Search customers" });
  await search.fill(words.of("typed.search in the list of customers"));
  await expect(page.getByText("No customers found")).toBeVisible();
  await search.fill("");
}

/** Types a material and a labour item with their categories; units that no list offers come from a file. */
export async function typeCatalogue(page: Page, words: Canaries): Promise<void> {
  const of = (place: string) => words.of(place);
  await open(page, "Materials");
  await typeCategory(page, of("category.name"));
  await page.getByRole("button", { name: "Add Item" }).first().click();
  const material = page.getByRole("dialog", { name: "Add New Material/Service" });
  await field(material, "Name").fill(of("material.name"));
  await field(material, "SKU").fill(of("material.sku"));
  await field(material, "Unit Cost").fill("42.50");
  await field(material, "Category").selectOption({ label: of("category.name") });
  await material.getByRole("button", { name: "Create Material" }).click();
  await expectToast(page, "Material created successfully");
  const line = (kind: string) =>
    ["name", "materialSku", "unit"].map((name) => of(`${kind} line.${name}`)).join(",");
  const rows = ["Name,SKU,Unit type,Unit cost", `${line("quote")},12`, `${line("invoice")},15`];
  await importFile(page, "materials", [...rows, `Nails,,${of("material.unitType")},3`, ""].join("\n"));
  await expect(page.getByRole("row", { name: new RegExp(of("invoice line.name")) })).toBeVisible();

  await open(page, "Labour Management");
  await typeCategory(page, of("laborCategory.name"));
  await page.getByRole("button", { name: "Add Labour Item" }).first().click();
  const labour = page.getByRole("dialog", { name: "Add New Labour Item" });
  await field(labour, "Name").fill(of("laborItem.name"));
  await field(labour, "Rate").fill("38");
  await labour.getByRole("button", { name: "Create Labour Item" }).click();
  await expectToast(page, "Labour item created successfully");
}

async function typeCategory(page: Page, name: string): Promise<void> {
  await page
    .getByRole("button", { name: /Create Categories First|Manage Categories/ })
    .first()
    .click();
  const manager = page.getByRole("dialog", { name: "Manage Categories" });
  await field(manager, "New category").fill(name);
  await field(manager, "New category").press("Enter");
  await expect(manager.getByRole("list", { name: "Categories" })).toContainText(name);
  await manager.getByRole("button", { name: "Done" }).click();
  await expect(manager).toBeHidden();
}

async function importFile(page: Page, list: "customers" | "materials", text: string): Promise<void> {
  await page.getByRole("button", { name: `Import ${list}` }).click();
  const dialog = page.getByRole("dialog", { name: `Import ${list}` });
  const file = { name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await dialog.getByLabel("Choose a CSV file").setInputFiles(file);
  await dialog.getByRole("button", { name: "Check" }).click();
  await dialog.getByRole("button", { name: /^Import \d/ }).click();
  await expect(dialog).toBeHidden();
}
