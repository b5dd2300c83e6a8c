import { expect, type Locator, type Page } from "@playwright/test";
import { encode } from "fast-png";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import { companyWords } from "#domain/company/company-words.ts";
import { capitalised, splitName } from "#domain/nouns/camel-case.ts";
import { type WordNoun, wordNounNames, wordNouns } from "#domain/nouns/word-nouns.ts";
import { type WordTable, wordNames } from "#domain/records/word-table.ts";
import { expectToast, field, open } from "#test/e2e/person.ts";
import type { Canaries } from "#test/privacy/canary-words.ts";
import { listPaths } from "#web/records/list-paths.ts";
import type { ListedNoun } from "#web/records/listed-nouns.ts";
import { nouns } from "#web/records/nouns.ts";
import { companyLabels } from "#words/labels/company-labels.ts";
import { wordNounLabels } from "#words/labels/word-noun-labels.ts";

/** Fills in every input of the company profile, and uploads a picture as the logo. */
export async function typeCompanyProfile(page: Page, words: Canaries): Promise<Canaries> {
  await open(page, "Business Profile");
  await page.getByLabel("CIS registered").check();
  // A company has every input.
  await field(page, "Kind of Firm").selectOption("Company");
  await typeWords(page, words, {
    kind: "companyProfile",
    table: companyWords,
    labels: { ...companyLabels("en-GB"), ownNames: "Registered Name" },
  });
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

/** Types a record of each noun with words alone, searches for a customer, and imports another from a file. */
export async function typeWordNouns(page: Page, words: Canaries): Promise<void> {
  const isListed = (name: WordNoun): name is ListedNoun => wordNouns[name].kind in listPaths;
  for (const noun of wordNounNames.filter(isListed)) await typeRecordOf(noun, page, words);
  await open(page, "Customers");
  const list = page.getByRole("list", { name: "Customers" });
  await expect(list).toContainText(words.of("customer.name"));
  const fromFile = words.of("typed.file of customers");
  const known = `${words.of("customer.name")},${words.of("customer.email")}@example.com`;
  const rows = [
    `Name,Email,Notes,${words.of("typed.heading of a file")}`,
    `${fromFile},,,`,
    // The firm has this one: it is filled up, and the row that it was is kept to go back to.
    `${known},${words.of("typed.note in a file")},`,
    // Nobody's name.
    `,${words.of("typed.left-out row of a file")}@example.com,,`,
  ];
  await importFile(page, "customers", { text: rows.join("\n") });
  await expect(list).toContainText(fromFile);
  const search = page.getByRole("searchbox", { name: "Search customers" });
  await search.fill(words.of("typed.search in the list of customers"));
  await expect(page.getByText("No customers found")).toBeVisible();
  await search.fill("");
}

/** Fills in every input of a noun with words alone. */
async function typeRecordOf(noun: ListedNoun, page: Page, words: Canaries): Promise<void> {
  const { kind, words: table } = wordNouns[noun];
  const { title, label = title } = nouns[kind];
  const one = capitalised(splitName(kind, " "));
  await open(page, label);
  await page
    .getByRole("button", { name: `Add ${one}` })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: `Add ${one}` });
  await typeWords(dialog, words, { kind, table, labels: wordNounLabels[noun]("en-GB") });
  await dialog.getByRole("button", { name: `Create ${one}` }).click();
  await expect(dialog).toBeHidden();
}

interface TypedNoun<T extends WordTable> {
  kind: RecordKind;
  table: T;
  labels: { readonly [Word in keyof T]: string };
}

/** Types a word into the box of each word of a table; some boxes want an address. */
async function typeWords<T extends WordTable>(
  scope: Page | Locator,
  words: Canaries,
  { kind, table, labels }: TypedNoun<T>,
): Promise<void> {
  for (const word of wordNames(table)) {
    const text = words.of(`${kind}.${word}`);
    const address = word === "website" ? `https://${text}.example` : `${text}@example.com`;
    await field(scope, labels[word]).fill(/email$|^website$/i.test(word) ? address : text);
  }
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
  await importFile(page, "materials", {
    text: [...rows, `Nails,,${of("material.unitType")},3`, ""].join("\n"),
    supplier: of("typed.supplier of a file"),
  });
  await expect(page.getByRole("row", { name: new RegExp(of("invoice line.name")) })).toBeVisible();

  await open(page, "Labour Management");
  // The materials have the same button until this screen is shown.
  await expect(page.getByRole("heading", { name: "Services & Time", level: 1 })).toBeVisible();
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

/** A file, and whose list it is, which is typed. */
interface GivenFile {
  text: string;
  supplier?: string;
}

async function importFile(
  page: Page,
  list: "customers" | "materials",
  { text, supplier }: GivenFile,
): Promise<void> {
  await page.getByRole("link", { name: `Bring in ${list}` }).click();
  const file = { name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await page.getByLabel("Choose a file").setInputFiles(file);
  if (supplier !== undefined) {
    await page.getByRole("button", { name: "Columns" }).click();
    const dialog = page.getByRole("dialog", { name: "Columns" });
    await dialog.getByLabel("Whose list is it?").fill(supplier);
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("heading", { level: 2 })).toContainText(supplier);
  }
  // Kept when the import is done, of which the screen says nothing.
  const remembered = page.waitForResponse(
    (answer) => answer.url().includes("/api/import-memories") && answer.request().method() !== "GET",
  );
  await page.getByRole("button", { name: /^Bring in \d/ }).click();
  expect((await remembered).ok()).toBe(true);
  await page.getByRole("link", { name: `View ${list}` }).click();
}
