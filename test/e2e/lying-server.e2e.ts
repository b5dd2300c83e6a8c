import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Keyset } from "#contract/keyset.ts";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import type { Id } from "#domain/ids/id.ts";
import { fillDocument } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, signIn, unlock, withoutTours } from "#test/e2e/person.ts";
import { createAccount, register } from "#test/e2e/registered.ts";
import { keysetOf, vaultOf } from "#test/privacy/vault-of.ts";
import { changePassphrase } from "#vault/keyset/keyset-change.ts";
import { keysetHeaders } from "#vault/keyset/keyset-headers.ts";
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
    await page.unroute(`**${invoice}`);
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

test("when a server denies the keyset or rolls it back, it is not believed and gets no readable word", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const ann = newPerson();
  await register(page, ann);
  const first = await keysetOf(page);

  await answerKeyset(page, () => null);
  await page.goto("/customers");
  const denied = "The server says that this account is not encrypted, but this device knows that it is.";
  await expectRefused(page, denied);
  await sendsNothingReadable(page, denied);

  await answerKeyset(page, (keyset) => ({ ...keyset, mode: "migrating" }));
  await page.goto("/customers");
  const switchedBack = "The server sent a keyset whose protection was switched back.";
  await expectRefused(page, switchedBack);
  await sendsNothingReadable(page, switchedBack);
  await answerKeyset(page, (keyset) => ({ ...keyset, slots: keyset.slots.map(withIterations(600_000)) }));
  await page.goto("/customers");
  await expectRefused(
    page,
    "The server sent a changed keyset under the number of the one this device knows.",
  );

  await page.unroute("**/api/keyset");
  const next = "another battery 9";
  const userId = first.uid as Id<"User">;
  const changed = await changePassphrase(first, { unlock: ann, next }, { userId });
  const headers = keysetHeaders(changed.vault, 1);
  const stored = await page.request.put("/api/keyset", { headers, data: { keyset: changed.keyset } });
  expect(stored.status()).toBe(200);
  await page.goto("/customers");
  await unlock(page, next);
  await expect(page.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();
  await answerKeyset(page, () => first);
  await page.goto("/customers");
  const rolledBack = "The server sent an older keyset than the one this device knows.";
  await expectRefused(page, rolledBack);
  await sendsNothingReadable(page, rolledBack);
});

test("a server that asks a new device for a weak key cannot make use of the passphrase", async ({
  page,
  browser,
}) => {
  const ann = newPerson();
  await createAccount(page, ann);
  const phone = await (await browser.newContext()).newPage();
  await answerKeyset(phone, (keyset) => ({ ...keyset, slots: keyset.slots.map(withIterations(1_000)) }));
  await signIn(phone, ann);
  await unlock(phone, ann.passphrase);
  await expectToast(phone, "The server sent key settings that are too weak or too heavy to be used.");
  await expect(phone.getByRole("dialog")).toContainText("Your passphrase was not used.");
  await answerKeyset(phone, (keyset) => ({ ...keyset, mode: "migrating" }));
  await unlock(phone, ann.passphrase);
  await expectToast(phone, "The server sent a keyset whose protection was switched back.");
  await expect(phone.getByRole("button", { name: "Encrypted", exact: true })).toBeHidden();
  await phone.unroute("**/api/keyset");
  await unlock(phone, ann.passphrase);
  await expect(phone.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();
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
  await page.unroute(`**/api/customers/${zoe}`);
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

/** Changes the server's answer to a read. */
async function lie<T = Row>(page: Page, path: string, change: (answer: T) => unknown): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

async function answerKeyset(page: Page, change: (keyset: Keyset) => Keyset | null): Promise<void> {
  await page.unroute("**/api/keyset");
  await lie<{ keyset: Keyset }>(page, "/api/keyset", ({ keyset }) => ({ keyset: change(keyset) }));
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
  await page.unroute("**/api/customers?*");
  await lie<Row[]>(page, "/api/customers?*", (rows) =>
    rows.map((row) => ({ ...row, sealed: null, name: "Mallory" })),
  );
  await page.goto("/customers");
  await expect(list.getByText("Not shown: its seal does not match")).toHaveCount(2);
  await expect(page.getByRole("main")).not.toContainText("Mallory");
  await page.unroute("**/api/customers?*");
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

async function expectRefused(page: Page, words: string): Promise<void> {
  const notice = page.getByRole("alert").filter({ hasText: "Your data was not opened" });
  await expect(notice).toContainText(words);
  await expect(page.getByRole("button", { name: "Not encrypted" })).toBeHidden();
}

/** A customer typed all the same is not sent in plain words, and the answer gives the same reason as the notice. */
async function sendsNothingReadable(page: Page, words: string): Promise<void> {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await page.getByRole("button", { name: "Add Customer" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add Customer" });
  await field(dialog, "Contact Name").fill("Quillfeather");
  await dialog.getByRole("button", { name: "Create Customer" }).click();
  await expectToast(page, "Failed to create customer");
  await expect(dialog).toContainText(words);
  await expect(field(dialog, "Contact Name")).toHaveValue("Quillfeather");
  expect(sent.filter((body) => body.includes("Quillfeather"))).toEqual([]);
}

function withIterations(iterations: number) {
  return (slot: Keyset["slots"][number]): Keyset["slots"][number] => ({
    ...slot,
    kdf: { name: "pbkdf2-sha256", iterations },
  });
}
