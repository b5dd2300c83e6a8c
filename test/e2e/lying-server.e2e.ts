import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import { fillDocument } from "#test/e2e/editor.ts";
import { lie } from "#test/e2e/lie.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, signIn, unlock, withoutTours } from "#test/e2e/person.ts";
import { createAccount } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";
import { vaultOf } from "#test/privacy/vault-of.ts";
import { withEmptyFields } from "#vault/records/record-fields.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import type { Vault } from "#vault/records/vault.ts";

/** The account number that a thief would have customers pay into. */
const falseAccount = "99999999";

test("when a server swaps customers or slips in bank details, nothing is shown, printed or shared", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const ann = newPerson();
  await createAccount(page, ann);
  const vault = await vaultOf(page, ann.passphrase);
  await make(page, vault, "customer", { name: "Zoe Quill", email: "bea@example.com" });
  await make(page, vault, "customer", { name: "Max Plum" });
  await make(page, vault, "companyProfile", {
    companyName: "Archer Joinery",
    accountNumber: "12345678",
    vatNumber: "GB 123 4567 82",
  });
  await withoutTours(page);
  await page.goto("/invoices/new");
  await fillDocument(page, "Zoe Quill");
  await page.getByRole("button", { name: "Create Invoice" }).click();
  await expectToast(page, "Invoice created");
  const [{ id }] = await (await page.request.get("/api/invoices")).json();

  await swapsCustomers(page);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto(`/invoices/${id}?print=true`);
  await expect(page.getByRole("button", { name: "More for INV-0001" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("12345678");
  await expect(page.locator("html[data-printed]")).toBeAttached();

  const invoice = `/api/invoices/${id}`;
  const forged: [how: string, change: (row: Row) => Row][] = [
    [
      "Your company's details on it are not the ones that were saved.",
      payTo((row) => ({ ...row, sealed: null })),
    ],
    ["Readable text stands beside the sealed text.", payTo((row) => row)],
    ["Readable text stands beside the sealed text.", (row) => ({ ...row, companyBankDetails: falseAccount })],
    ["Its lines are not the ones that were sealed.", (row) => ({ ...row, lineItems: twice(row.lineItems) })],
    [
      "The sealed data belongs to another record.",
      (row) => ({ ...row, sealed: (row.supplier as Row).sealed }),
    ],
  ];
  for (const [how, change] of forged) {
    await lie(page, invoice, change);
    await page.goto(`/invoices/${id}?print=true`);
    await expect(page.getByRole("alert")).toContainText("This invoice cannot be trusted");
    await expect(page.getByRole("alert")).toContainText(how);
    await nothingGoesOut(page);
    await unroute(page, `**${invoice}`);
  }
  await lie(page, "/api/company-profile", (row) => ({ ...row, sealed: null, accountNumber: falseAccount }));
  await page.goto(`/invoices/${id}`);
  await expect(page.getByRole("alert")).toContainText("Your letterhead cannot be read");
  await nothingGoesOut(page);
  await page.goto("/export");
  await page.getByRole("button", { name: "Download PDF of INV-0001" }).click();
  await expectToast(page, "cannot be read, so it cannot be printed");
  await page.goto("/invoices/new");
  await expect(field(page, "Customer name")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(falseAccount);
});

test("a server that returns last year's bank details or an old customer is detected, also after a reload", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const ann = newPerson();
  await createAccount(page, ann);
  const vault = await vaultOf(page, ann.passphrase);
  const profile = { companyName: "Archer Joinery", accountNumber: falseAccount };
  const firm = await make(page, vault, "companyProfile", profile);
  const zoe = await make(page, vault, "customer", { name: "Zoe Quill", email: "bea@example.com" });
  const before = await (await page.request.get("/api/company-profile")).json();
  const [oldRow] = await (await page.request.get("/api/customers")).json();
  await page.goto("/customers");
  const list = page.getByRole("list", { name: "Customers" });
  await expect(list).toContainText("Zoe Quill");
  const changedAt = Date.now();
  await change(page, vault, ["companyProfile", { ...profile, id: firm, accountNumber: "12345678" }]);
  await change(page, vault, ["customer", { id: zoe, name: "Zoe Plum" }]);
  await page.goto("/company-profile");
  await expect(field(page, "Account Number")).toHaveValue("12345678");
  await page.goto("/customers");
  await expect(list).toContainText("Zoe Plum");
  for (const name of [`companyProfile:${firm}`, `customer:${zoe}`]) {
    await expect.poll(() => page.evaluate(seenRevision, name)).toBeGreaterThanOrEqual(changedAt);
  }

  await lie<Row>(page, "/api/company-profile", (row) => ({ ...row, sealed: before.sealed }));
  await lie<Row[]>(page, "/api/customers?*", ([row]) => [{ ...row, sealed: oldRow.sealed }]);
  await lie<Row>(page, `/api/customers/${zoe}`, (row) => ({ ...row, sealed: oldRow.sealed }));
  await page.goto("/customers");
  await expect(list.getByText("Not shown: its seal does not match")).toBeVisible();
  await expect(list).not.toContainText(/Zoe|Plum/);
  await page.goto("/company-profile");
  await expect(page.getByRole("main")).toContainText("This is an older version");
  await expect(page.getByRole("main")).not.toContainText(falseAccount);

  // A late answer is not a false one: a list that was on its way while the customer was changed is requested again.
  await unroute(page, `**/api/customers/${zoe}`);
  await page.goto("/customers");
  await expect(list).toContainText("Zoe Plum");

  // A device that has seen neither accepts what it gets, as docs/encryption.md says.
  const phone = await (await browser.newContext()).newPage();
  await signIn(phone, ann);
  await unlock(phone, ann.passphrase);
  await expect(phone.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();

  // A backup was restored: the person says so, and the device accepts what the server has.
  await page.goto("/settings");
  await page.getByRole("button", { name: "Sync" }).click();
  const sync = page.getByRole("dialog", { name: "Sync your key" });
  await field(sync, "Encryption Passphrase").fill(ann.passphrase);
  await sync.getByRole("button", { name: "Sync" }).click();
  await page.waitForEvent("load");
  await page.goto("/company-profile");
  await expect(field(page, "Account Number")).toHaveValue(falseAccount);
});

type Row = Record<string, unknown>;

const paths: Partial<Record<RecordKind, string>> = {
  customer: "customers",
  companyProfile: "company-profile",
};

/** Creates a record as the app does: sealed by the product's own vault. */
async function make(page: Page, vault: Vault, kind: RecordKind, words: object): Promise<string> {
  const record = withEmptyFields(kind, { id: randomUUID(), ...words });
  const data = await sealFields(vault, kind, record);
  const answer = await page.request.post(`/api/${paths[kind]}`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return record.id;
}

/** Changes a record as the app on another device does. */
async function change(
  page: Page,
  vault: Vault,
  [kind, words]: [kind: RecordKind, words: Row & { id: string }],
): Promise<void> {
  // The address names the record; the server refuses a body with the id in it.
  const { id: _, ...data } = await sealFields(vault, kind, withEmptyFields(kind, words));
  const answer = await page.request.put(`/api/${paths[kind]}/${words.id}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/**
 * The revision that this device remembers of a record, by "<kind>:<id>"; 0 when it remembers none. Runs in the page.
 */
async function seenRevision(name: string): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open("quotewright-vault");
    opening.onsuccess = () => resolve(opening.result);
  });
  const all = await new Promise<{ revisions?: Record<string, number> }[]>((resolve) => {
    const request = database.transaction("entries").objectStore("entries").getAll();
    request.onsuccess = () => resolve(request.result);
  });
  database.close();
  return Math.max(0, ...all.map(({ revisions }) => revisions?.[name] ?? 0));
}

async function swapsCustomers(page: Page): Promise<void> {
  await lie<Row[]>(page, "/api/customers?*", ([first, second]) => [
    { ...first, sealed: second?.sealed },
    { ...second, sealed: first?.sealed },
  ]);
  await page.goto("/customers");
  const list = page.getByRole("list", { name: "Customers" });
  await expect(list.getByText("Not shown: its seal does not match")).toHaveCount(2);
  await expect(list).not.toContainText(/Zoe|Max/);
  await unroute(page, "**/api/customers?*");
  await lie<Row[]>(page, "/api/customers?*", (rows) =>
    rows.map((row) => ({ ...row, sealed: null, name: "Mallory" })),
  );
  await page.goto("/customers");
  await expect(list.getByText("Not shown: its seal does not match")).toHaveCount(2);
  await expect(page.getByRole("main")).not.toContainText("Mallory");
  await unroute(page, "**/api/customers?*");
  await page.goto("/customers");
  await expect(list).toContainText("Zoe Quill");
}

/** Puts a false account number into the supplier stored in an invoice. */
function payTo(rest: (supplier: Row) => Row): (invoice: Row) => Row {
  return (invoice) => ({
    ...invoice,
    supplier: { ...rest(invoice.supplier as Row), accountNumber: falseAccount },
  });
}

function twice(lines: unknown): Row[] {
  const [line] = lines as Row[];
  return [{ ...line }, { ...line, id: randomUUID(), unitPrice: "500.00" }];
}

/** Neither the words nor a way to print or share them are on the screen, and it has not printed by itself. */
async function nothingGoesOut(page: Page): Promise<void> {
  for (const name of ["Send", "Remind", /^More for/]) {
    await expect(page.getByRole("button", { name })).toBeHidden();
  }
  await expect(page.locator("html[data-printed]")).not.toBeAttached();
  await expect(page.getByRole("main")).not.toContainText(falseAccount);
  await expect(page.getByRole("main")).not.toContainText("Zoe Quill");
}
