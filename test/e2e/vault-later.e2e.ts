import { expect, type Page } from "@playwright/test";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, fillNewAccount, newPerson, open, signIn } from "#test/e2e/person.ts";
import { createPlainAccount } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

test("an account with records is encrypted later, interrupted, and finished on another device", async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const bob = newPerson("Bob");
  await createPlainAccount(page, bob);
  await fill(page);
  const other = await page.context().newPage();
  await other.goto("/customers");
  await expect(other.getByRole("main")).toContainText("Customer 7");

  // The connection breaks after the first batch.
  let batches = 0;
  await page.context().route("**/api/keyset/sealed-records", (route) => {
    batches += 1;
    return batches === 1 ? route.continue() : route.abort();
  });
  await page.goto("/settings");
  await page.getByRole("button", { name: "Set Up Encryption" }).click();
  await expect(page.getByText("Encryption passphrase must be at least 8 characters")).toBeVisible();
  await field(page, "Encryption Passphrase").fill(bob.passphrase);
  await field(page, "Confirm Encryption Passphrase").fill(bob.passphrase);
  await page.getByRole("button", { name: "Set Up Encryption" }).click();
  // In the notice, and in the card where it was started.
  await expect(page.getByText("Encrypting 100 of 126…")).toHaveCount(2);
  await expect(page.getByText("There is no connection at the moment.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Not encrypted" })).toBeVisible();

  // Nothing new is stored in plain words, and existing records can be read and changed meanwhile.
  await expect(other.getByText("Your records are being encrypted")).toBeVisible();
  const refused = await page.request.post("/api/customers", { data: { name: "Plain" } });
  expect(refused.status()).toBe(428);
  await other.getByRole("button", { name: "Add Customer" }).first().click();
  await field(other.getByRole("dialog"), "Contact Name").fill("Aaron New");
  await other.getByRole("dialog").getByRole("button", { name: "Create Customer" }).click();
  await expect(other.getByRole("list", { name: "Customers" })).toContainText("Aaron New");
  await page.context().close();

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, bob);
  await field(elsewhere, "Encryption Passphrase").fill(bob.passphrase);
  await elsewhere.getByRole("button", { name: "Unlock" }).click();
  await expectToast(elsewhere, "Everything is encrypted");
  await expectToast(elsewhere, "Backups made before keep what they had until they expire.");
  await expect(elsewhere.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();
  const [customer] = await (await elsewhere.request.get("/api/customers?limit=1")).json();
  expect(customer.name).toBeNull();
  const { keyset } = await (await elsewhere.request.get("/api/keyset")).json();
  expect(keyset.mode).toBe("strict");

  await open(elsewhere, "Invoices");
  await elsewhere.getByRole("link", { name: "INV-0001" }).first().click();
  await expect(elsewhere.getByRole("main")).toContainText("Bob's Joinery");
  await expect(elsewhere.getByRole("main")).toContainText("Bea Brown");
  await expect(elsewhere.getByRole("main")).toContainText("£100.00");
});

test("when the set-up fails at registration, it is tried again, or the account is used without it, by a press", async ({
  page,
}) => {
  const ann = newPerson();
  await page.route("**/api/keyset", (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
  );
  await fillNewAccount(page, ann);
  await page.getByRole("button", { name: "Create Account" }).click();
  // The key is derived first, which takes some seconds on a busy machine.
  const question = page.getByRole("alert").filter({ hasText: "Setup Error" });
  await expect(question).toContainText("our server can read what you type", { timeout: 60_000 });
  await expect(page).toHaveURL(/\/auth/);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(question).toBeHidden();
  await expect(question).toBeVisible({ timeout: 60_000 });
  // A link or a reload would leave without encryption too.
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeHidden();
  await page.getByRole("link", { name: "Quotewright" }).click();
  await expect(page.getByRole("button", { name: "Try Again" })).toBeFocused();
  const asked = page.waitForEvent("dialog");
  const reloading = page.evaluate(() => location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await reloading;
  await expect(question).toBeVisible();
  await page.getByRole("button", { name: "Go On Without Encryption" }).click();
  await expect(page.getByRole("button", { name: "Not encrypted" })).toBeVisible();
  await expectToast(page, "Setup Error");
  await expectToast(
    page,
    "Account created but encryption setup failed. You can set it up later in Settings.",
  );
  await page.getByRole("button", { name: "Not encrypted" }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await unroute(page, "**/api/keyset");
  await field(page, "Encryption Passphrase").fill(ann.passphrase);
  await field(page, "Confirm Encryption Passphrase").fill(ann.passphrase);
  await page.getByRole("button", { name: "Set Up Encryption" }).click();
  await expectToast(page, "Encryption set up");
  await expect(page.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();
});

test("when the set-up succeeds at the second try, the account is encrypted from its first record", async ({
  page,
}) => {
  let tries = 0;
  await page.route("**/api/keyset", (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    tries += 1;
    return tries === 1 ? route.fulfill({ status: 500, body: "" }) : route.continue();
  });
  await fillNewAccount(page, newPerson());
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByRole("button", { name: "Try Again" }).click({ timeout: 60_000 });
  await expect(page.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible({ timeout: 60_000 });
  await expectToast(page, "Account created successfully!");
});

/** A profile, 120 customers, a category with a material, and a quote with its invoice: 126 envelopes to seal. */
async function fill(page: Page): Promise<void> {
  const make = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
    return answer.json();
  };
  await make("/api/company-profile", { companyName: "Bob's Joinery", chargeVat: false });
  const records = Array.from({ length: 120 }, (_, index) => ({ name: `Customer ${index}` }));
  await make("/api/customers/batch", { records });
  const category = await make("/api/categories", { name: "Timber" });
  await make("/api/materials", { name: "Oak", unitCost: "5", unitType: "Each", categoryId: category.id });
  const quote = await make("/api/quotes", {
    customerName: "Bea Brown",
    customerEmail: "bea@example.com",
    markupPercent: "0",
    lineItems: [{ name: "Oak board", quantity: "2", unitCost: "50.00" }],
  });
  await make(`/api/quotes/${quote.id}/convert-to-invoice`, {});
}
