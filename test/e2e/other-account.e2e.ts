import { type APIRequestContext, expect, type Route } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { sendsNothingReadable } from "#test/e2e/nothing-readable.ts";
import {
  expectToast,
  field,
  fillNewAccount,
  fillSignIn,
  neverHadPassphrase,
  newPerson,
  open,
  type Person,
  signIn,
  signUp,
} from "#test/e2e/person.ts";
import { createAccount, createPlainAccount } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

const falseAccount = "99999999";
const replaced = "The server shows another account than the one this device knows";
const question = "This account is not encrypted. If it ever had a passphrase, stop";

test("another account in place of the known one is refused, whatever the server changes", async ({
  page,
  playwright,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const ann = newPerson();
  await createAccount(page, ann);
  const known = await (await page.request.get("/api/user")).json();
  const thief = await playwright.request.newContext({ baseURL: String(baseURL) });
  const forged = await forgeAccount(thief, ann);

  // The session's row: Ann's cookie now belongs to the forged account.
  await page.context().addCookies((await thief.storageState()).cookies);
  const lies: [what: string, user: object, words: string][] = [
    ["the session's row", {}, replaced],
    ["the id alone", { email: ann.email }, replaced],
    ["the e-mail alone", { id: known.id }, "this account is not encrypted, but this device knows that it is"],
  ];
  // An honest server refuses a request for another account than the session's; this one does not check.
  await page.route("**/api/**", (route) => route.fallback({ headers: withoutAccount(route) }));
  for (const [what, changed, words] of lies) {
    await page.route("**/api/user", async (route) => {
      const response = await route.fetch({ headers: withoutAccount(route) });
      await route.fulfill({ response, json: { ...(await response.json()), ...changed } });
    });
    await page.goto(`/invoices/${forged.invoiceId}`);
    const notice = page.getByRole("alert").filter({ hasText: "Your data was not opened" });
    await expect(notice, what).toContainText(words);
    await expect(page.getByRole("main")).not.toContainText(falseAccount);
    await expect(page.getByRole("button", { name: /^More for INV/ })).toBeHidden();
    await page.goto("/customers");
    const form = await sendsNothingReadable(page, words);
    await expect(form).not.toContainText("passphrase");
    await unroute(page, "**/api/user");
  }

  // The session is over, and Ann types her e-mail: the forged account answers.
  await page.context().clearCookies();
  await page.goto("/auth");
  await page.route("**/api/login", async (route) => {
    await page.context().addCookies((await thief.storageState()).cookies);
    await route.fulfill({ json: forged.user });
  });
  await fillSignIn(page, ann);
  await expect(page.getByRole("alert").filter({ hasText: replaced })).toBeVisible();
  await expect(page.getByRole("button", { name: "I started again on another device" })).toBeHidden();
  await thief.dispose();
});

test("a person who deleted their account elsewhere and made a new one says so, and is reminded until it is encrypted", async ({
  page,
  playwright,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const ann = newPerson();
  await createAccount(page, ann);
  const elsewhere = await playwright.request.newContext({ baseURL: String(baseURL) });
  const { email, password, firstName, lastName } = ann;
  expect((await elsewhere.post("/api/login", { data: { email, password } })).status()).toBe(200);
  expect((await elsewhere.post("/api/account/delete")).status()).toBe(204);
  const made = await elsewhere.post("/api/register", { data: { email, password, firstName, lastName } });
  expect(made.status()).toBe(201);
  await elsewhere.post("/api/customers", { data: { name: "Zoe Quill" } });

  await signIn(page, ann);
  const notice = page.getByRole("alert").filter({ hasText: replaced });
  await expect(notice).toBeVisible();
  await open(page, "Customers");
  // The frame says "Customers" before the screen is there, and is drawn again with it.
  await expect(page.getByRole("searchbox", { name: "Search customers" })).toBeVisible();
  await notice.getByRole("button", { name: "I made a new account" }).click();
  const dialog = page.getByRole("dialog", { name: "Did you make a new account?" });
  await field(dialog, "Email of the new account").fill("somebody@example.co.uk");
  await dialog.getByRole("button", { name: "I deleted this account and made a new one" }).click();
  await expect(dialog).toContainText("This is not the email of the account that is signed in.");
  await field(dialog, "Email of the new account").fill(` ${email.toUpperCase()} `);
  await dialog.getByRole("button", { name: "I deleted this account and made a new one" }).click();
  await expect(page.getByRole("main")).toContainText(question);
  await neverHadPassphrase(page);
  const reminder = page.getByText("This account took the place of another one");
  await expect(reminder).toBeVisible();
  await expect(page.getByRole("list", { name: "Customers" })).toContainText("Zoe Quill");
  await expect(page.getByRole("list", { name: "Customers" })).not.toContainText("Locked");

  await page.goto("/settings");
  // Until everything is encrypted: for now the server accepts the passphrase but no sealed records.
  await page.route("**/api/keyset/sealed-records", (route) => route.abort());
  await field(page, "Encryption Passphrase").fill(ann.passphrase);
  await field(page, "Confirm Encryption Passphrase").fill(ann.passphrase);
  await page.getByRole("button", { name: "Set Up Encryption" }).click();
  await expect(page.getByRole("main")).toContainText("Your records are being encrypted");
  await expect(reminder).toBeVisible();
  await page.reload();
  await expect(page.getByText("This device has not seen yet that all of it is encrypted.")).toBeVisible();
  await unroute(page, "**/api/keyset/sealed-records");
  const encrypted = page.getByRole("button", { name: "Encrypted", exact: true });
  await expect(encrypted).toBeVisible({ timeout: 60_000 });
  await expect(reminder).toBeHidden();
  await page.reload();
  await expect(page.getByText("and open on this device")).toBeVisible();
  await elsewhere.dispose();
});

test("a device that does not know a plain account with records asks about it once", async ({
  page,
  playwright,
  baseURL,
}) => {
  const [bob, elsewhere] = [
    newPerson("Bob"),
    await playwright.request.newContext({ baseURL: String(baseURL) }),
  ];
  const { passphrase: _, ...registration } = bob;
  expect((await elsewhere.post("/api/register", { data: registration })).status()).toBe(201);
  await elsewhere.post("/api/customers", { data: { name: "Zoe Quill" } });
  await elsewhere.dispose();

  await signIn(page, bob);
  await expect(page.getByRole("main")).toContainText(question);
  await expect(page.getByRole("main")).toContainText(`You are signed in as ${bob.email}.`);
  await expectAccessible(page);
  const notices = page.getByRole("region", { name: /Notifications/ });
  await expect(notices).toBeEmpty();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expectToast(page, "You have been signed out successfully");
  await signIn(page, bob);
  await expect(page.getByRole("main")).toContainText(question);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(notices).not.toContainText("Welcome back!");
  await neverHadPassphrase(page);
  await expectToast(page, "Welcome back!");
  await expect(page.getByRole("button", { name: "Not encrypted" })).toBeVisible();
  await page.goto("/customers");
  await expect(page.getByRole("list", { name: "Customers" })).toContainText("Zoe Quill");
});

test("a person who registers here is not asked, even when encryption could not be set up", async ({
  page,
}) => {
  const cal = newPerson("Cal");
  await fillNewAccount(page, cal);
  await page.route("**/api/keyset", (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 502, body: "" }) : route.fallback(),
  );
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByRole("button", { name: "Go On Without Encryption" }).click({ timeout: 60_000 });
  await expect(page.getByRole("button", { name: "Not encrypted" })).toBeVisible();
  await page.request.post("/api/customers", { data: { name: "Zoe Quill" } });
  await page.goto("/customers");
  await expect(page.getByRole("list", { name: "Customers" })).toContainText("Zoe Quill");
});

test("a new account is made on a device that knew an earlier one of the same e-mail, and is not refused", async ({
  page,
  playwright,
  baseURL,
}) => {
  const dee = newPerson("Dee");
  await createAccount(page, dee);
  const elsewhere = await playwright.request.newContext({ baseURL: String(baseURL) });
  const { email, password } = dee;
  expect((await elsewhere.post("/api/login", { data: { email, password } })).status()).toBe(200);
  expect((await elsewhere.post("/api/account/delete")).status()).toBe(204);
  await elsewhere.dispose();
  await page.context().clearCookies();
  await signUp(page, dee);
  await page.reload();
  await expect(page.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();
  await expect(page.getByText(replaced)).toBeHidden();
});

test("an answer with the id that the tab has in memory is compared with the e-mail that was typed", async ({
  page,
}) => {
  const [ann, bob] = [newPerson("Ann"), newPerson("Bob")];
  await createAccount(page, ann);
  await page.context().clearCookies();
  await page.reload();
  await createPlainAccount(page, bob);
  const user = await (await page.request.get("/api/user")).json();
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  // In one step: what is read meanwhile may lead to the sign-in first, and then there is no link.
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/customers"]')?.click());
  await expect(page).toHaveURL(/\/auth/);
  await page.route("**/api/login", async (route) => {
    await page.context().addCookies(cookies);
    await route.fulfill({ json: user });
  });
  await fillSignIn(page, ann);
  await expect(page.getByRole("alert").filter({ hasText: replaced })).toBeVisible();
});

/** An account made by the thief, with a false bank account in a profile and an invoice, all of it readable. */
async function forgeAccount(thief: APIRequestContext, { password }: Person) {
  const data = { email: newPerson("mallory").email, password, firstName: "Ann", lastName: "Hobbs" };
  const user = await (await thief.post("/api/register", { data })).json();
  const profile = { companyName: "Archer Joinery", accountNumber: falseAccount };
  expect((await thief.post("/api/company-profile", { data: profile })).status()).toBe(201);
  const lineItems = [{ name: "Stair", quantity: "1", unitPrice: "50.00" }];
  const invoice = await thief.post("/api/invoices", { data: { customerName: "Zoe Quill", lineItems } });
  expect(invoice.status(), await invoice.text()).toBe(201);
  return { user, invoiceId: String((await invoice.json()).id) };
}

/** A request's headers without the one that names the account shown on the page. */
function withoutAccount(route: Route): Record<string, string> {
  const { "x-account": _, ...headers } = route.request().headers();
  return headers;
}
