import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { chooseInRow, chooseMore, confirmConversion } from "#test/e2e/document-acts.ts";
import { fillDocument, renameCustomer, typeCustomItem, unfoldDetails } from "#test/e2e/editor.ts";
import { lie } from "#test/e2e/lie.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, open, withoutTours } from "#test/e2e/person.ts";
import { createAccount, register } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";
import { vaultOf } from "#test/privacy/vault-of.ts";
import { withEmptyFields } from "#vault/records/record-fields.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import type { Vault } from "#vault/records/vault.ts";

type Row = Record<string, unknown> & { id: string; sealed: string; linesSealed: string; lineItems: Row[] };
type Lie = [words: string, change: (row: Row) => object];

const figures = "The figures are not the ones that were saved.";
const lines = "Its lines are not the ones that were sealed.";
const foreign = "Its lines belong to another version of it, or to another document.";
const letterhead = "Your company's details on it are not the ones that were saved.";

test("whatever a server exchanges in a quote is found, whether price, tax, line, text or total", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await register(page, newPerson());
  await withoutTours(page);
  const other = await writeQuote(page, "Max Plum");
  const before = await writeQuote(page, "Zoe Quill");
  await page.goto(`/quotes/${before.id}/edit`);
  await page.getByRole("textbox", { name: "Quantity, Pine board" }).fill("3");
  await update(page);
  const now = await rowOf(page, `/api/quotes/${before.id}`);
  expect(now.linesSealed).not.toBe(before.linesSealed);
  await expect(page.getByRole("main")).toContainText("Pine board");

  await expectRefused(page, `quotes/${now.id}`, [
    [figures, (row) => ({ ...row, lineItems: priced(row.lineItems, ["1.00", "20.00"]) })],
    [figures, (row) => ({ ...row, lineItems: priced(row.lineItems, ["20.00", "60.00"]) })],
    [figures, (row) => ({ ...row, lineItems: row.lineItems.toReversed() })],
    [figures, (row) => ({ ...row, lineItems: row.lineItems.map((line) => ({ ...line, quantity: "9" })) })],
    [figures, (row) => ({ ...row, taxPercent: "0" })],
    [figures, (row) => ({ ...row, discountPercent: "50" })],
    [figures, (row) => ({ ...row, language: "en-US" })],
    ["The total is not the one that was saved.", (row) => ({ ...row, total: "1.00" })],
    [lines, (row) => ({ ...row, lineItems: row.lineItems.slice(1) })],
    [lines, ({ lineItems, ...row }) => ({ ...row, lineItems: [...lineItems, another(lineItems)] })],
    [lines, ({ lineItems, ...row }) => ({ ...row, lineItems: [...lineItems, ...lineItems] })],
    [foreign, (row) => ({ ...row, linesSealed: before.linesSealed })],
    [foreign, (row) => ({ ...row, linesSealed: other.linesSealed })],
    ["The sealed text of its lines is gone.", (row) => ({ ...row, linesSealed: null })],
    ["The sealed data belongs to another record.", (row) => ({ ...row, sealed: other.sealed })],
    ["This is an older version", (row) => ({ ...row, sealed: before.sealed })],
    ["This is an older version", () => ({ ...before, version: now.version })],
  ]);

  // Where another program reads the total, a list refuses it too; and a lie that has ended leaves nothing behind.
  await lie<Row[]>(page, "/api/quotes?*", (rows) => rows.map((row) => ({ ...row, total: "1.00" })));
  await page.goto("/quotes");
  await expect(page.getByText("Not shown: its seal does not match")).toHaveCount(2);
  await expect(page.getByRole("main")).not.toContainText("Zoe Quill");
  await unroute(page, "**/api/quotes?*");
  await page.goto(`/quotes/${now.id}`);
  await expect(page.getByRole("main")).toContainText("Zoe Quill");
});

test("a quote that a server has changed is not saved over, and not made into an invoice", async ({
  page,
}) => {
  await register(page, newPerson());
  await withoutTours(page);
  const { id } = await writeQuote(page, "Zoe Quill");
  await page.goto("/quotes");
  await lie<Row>(page, `/api/quotes/${id}`, (row) => ({
    ...row,
    lineItems: priced(row.lineItems, ["1.00"]),
  }));
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await chooseInRow(page, "Q-0001", "Convert to Invoice");
  await confirmConversion(page);
  await expectToast(page, figures);
  await page.goto(`/quotes/${id}/edit`);
  await expect(page.getByRole("main")).toContainText("cannot be trusted");
  await expect(page.getByRole("button", { name: "Update Quote" })).toBeHidden();
  expect(sent).toEqual([]);
});

test("an invoice keeps the letterhead that it was made with, and no other one is believed", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const ann = newPerson();
  await createAccount(page, ann);
  await withoutTours(page);
  const vault = await vaultOf(page, ann.passphrase);
  const firm = { id: randomUUID(), companyName: "Archer Joinery", chargeVat: true, cisRegistered: true };
  await page.request.post("/api/company-profile", { data: await profileWith(vault, firm, "99999999") });
  const former = await rowOf(page, "/api/company-profile");
  const { id: _, ...changed } = await profileWith(vault, firm, "12345678");
  await page.request.put(`/api/company-profile/${firm.id}`, { data: changed });

  await writeQuote(page, "Zoe Quill");
  await chooseMore(page, "Convert to Invoice");
  await confirmConversion(page);
  await expectToast(page, "Quote converted to invoice successfully");
  await page.getByRole("link", { name: "Invoice INV-0001" }).click();
  await expect(page.getByRole("main")).toContainText("12345678");
  const [{ id }] = await (await page.request.get("/api/invoices")).json();

  await expectRefused(page, `invoices/${id}`, [
    [letterhead, (row) => ({ ...row, supplier: { ...(row.supplier as Row), sealed: former.sealed } })],
    [letterhead, (row) => ({ ...row, supplier: { ...(row.supplier as Row), sealed: null } })],
    [figures, (row) => ({ ...row, supplier: null })],
    [figures, (row) => ({ ...row, supplier: { ...(row.supplier as Row), chargeVat: false } })],
    [figures, (row) => ({ ...row, cisApplied: true })],
    [figures, (row) => ({ ...row, reverseChargeVat: true })],
    ["The total is not the one that was saved.", (row) => ({ ...row, total: "1.00" })],
  ]);

  // What is honest raises no alarm: status and number, words alone, terms, and a letterhead that is new elsewhere.
  await page.goto(`/invoices/edit/${id}`);
  await renameCustomer(page, "Zoe Plum");
  await page.getByRole("button", { name: "Update Invoice" }).click();
  await expectToast(page, "Invoice updated successfully");
  await page.goto(`/invoices/edit/${id}`);
  await unfoldDetails(page);
  await page.getByRole("checkbox", { name: /Apply CIS deduction/ }).check();
  await page.getByRole("button", { name: "Update Invoice" }).click();
  await expectToast(page, "Invoice updated successfully");
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Zoe Plum");
  await open(page, "Invoices");
  await expect(page.getByRole("main")).toContainText("Zoe Plum");
});

test("an invoice says that the profile was changed elsewhere, and is saved with the new one at the next press", async ({
  page,
}) => {
  const ann = newPerson();
  await register(page, ann);
  await withoutTours(page);
  const vault = await vaultOf(page, ann.passphrase);
  const firm = { id: randomUUID(), companyName: "Archer Joinery" };
  await page.request.post("/api/company-profile", { data: await profileWith(vault, firm, "99999999") });
  await page.goto("/invoices/new");
  await fillDocument(page, "Zoe Quill");
  const { id: _, ...changed } = await profileWith(vault, firm, "12345678");
  await page.request.put(`/api/company-profile/${firm.id}`, { data: changed });
  const create = page.getByRole("button", { name: "Create Invoice" });
  await create.click();
  await expect(page.getByRole("alert")).toContainText("Your company profile was changed elsewhere.");
  await create.click();
  await expectToast(page, "Invoice created successfully");
  const [{ id }] = await (await page.request.get("/api/invoices")).json();
  await page.goto(`/invoices/${id}`);
  await expect(page.getByRole("main")).toContainText("12345678");
});

/** Writes a quote of an oak and a pine board on the screen. @returns its row, as the server answers it */
async function writeQuote(page: Page, customer: string): Promise<Row> {
  await page.goto("/quotes/new");
  await fillDocument(page, customer);
  await typeCustomItem(page, "Pine board", "20");
  await field(page, "Quantity").fill("1");
  await page.getByRole("button", { name: "Add Item", exact: true }).click();
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expectToast(page, "Quote created successfully");
  await expect(page).toHaveURL(/\/quotes\/[\w-]{36}$/);
  return rowOf(page, `/api${new URL(page.url()).pathname}`);
}

async function update(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Update Quote" }).click();
  await expectToast(page, "Quote updated successfully");
}

async function rowOf(page: Page, path: string): Promise<Row> {
  return (await page.request.get(path)).json();
}

/** Tells each lie about a document that this device has seen, and looks at the screen. */
async function expectRefused(page: Page, path: string, lies: readonly Lie[]): Promise<void> {
  for (const [index, [words, change]] of lies.entries()) {
    await lie<Row>(page, `/api/${path}`, change);
    await page.goto(`/${path}`);
    const alert = page.getByRole("alert");
    await expect(alert, `lie ${index}`).toContainText("cannot be trusted");
    await expect(alert, `lie ${index}`).toContainText(words);
    for (const name of ["Send", "Remind", "Convert to Invoice", /^More for/]) {
      await expect(page.getByRole("button", { name })).toBeHidden();
    }
    await expect(page.getByRole("main")).not.toContainText("Zoe Quill");
    await unroute(page, `**/api/${path}`);
  }
}

function priced(rows: readonly Row[], prices: readonly string[]): object[] {
  return rows.map((row, index) => ({ ...row, unitCost: prices[index] ?? row.unitCost }));
}

function another([line]: readonly Row[]): object {
  return { ...line, id: randomUUID() };
}

function profileWith(vault: Vault, firm: { id: string }, accountNumber: string) {
  return sealFields(vault, "companyProfile", withEmptyFields("companyProfile", { ...firm, accountNumber }));
}
