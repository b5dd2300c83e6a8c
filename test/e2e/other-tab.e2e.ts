import { expect } from "@playwright/test";
import { fillDocument } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, greeting, newPerson, open, signIn } from "#test/e2e/person.ts";
import { createAccount, createPlainAccount, registerPlain } from "#test/e2e/registered.ts";
import { again, endSession, unlockDialog } from "#test/e2e/session.ts";
import { unroute } from "#test/e2e/unroute.ts";

test("when another tab has signed somebody else in, nothing is saved in that account", async ({ page }) => {
  const [hal, ivy] = [newPerson("Hal"), newPerson("Ivy")];
  await createPlainAccount(page, ivy);
  await endSession(page);
  await registerPlain(page, hal);
  await page.goto("/quotes/new");
  await fillDocument(page, "Bea Brown");
  const { email, password } = ivy;
  await page.request.post("/api/login", { data: { email, password } });
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expect(again(page)).toContainText(`You are now signed in as ${email}, in another tab.`);
  await again(page).getByRole("button", { name: "Close" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: `You are now signed in as ${email}` }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Create Quote" }).click();
  await again(page)
    .getByRole("button", { name: `Go on as ${email}` })
    .click();
  await expect(greeting(page, "Ivy")).toBeVisible();
  await expectToast(
    page,
    `what you typed was not saved here. A quote or an invoice that was not saved waits`,
  );
  expect(await (await page.request.get("/api/quotes")).json()).toEqual([]);
  await endSession(page);
  await signIn(page, hal);
  await open(page, "Quotes");
  await expect(page.getByRole("list", { name: "Not saved yet" })).toContainText("Bea Brown");
});

test("a screen that finds somebody else signed in says so and shows their account", async ({ page }) => {
  const [kai, lou] = [newPerson("Kai"), newPerson("Lou")];
  await createPlainAccount(page, lou);
  await endSession(page);
  await createPlainAccount(page, kai);
  await open(page, "Customers");
  await expect(page.getByRole("main")).toContainText("No customers yet");
  const { email, password } = lou;
  await page.request.post("/api/login", { data: { email, password } });
  // After half a minute, the next screen checks again who is signed in.
  await page.clock.install({ time: Date.now() + 31_000 });
  await page.route(/api\/(?!user)/, (route) => route.abort());
  // Looked for from the beginning: on a busy machine the notice is gone when the screen is there.
  const said = expectToast(page, `You are now signed in as ${email}, in another tab.`);
  await open(page, "Quotes");
  await said;
  await expect(page).toHaveURL("/");
});

for (const [what, create] of [
  ["an encrypted account", createAccount],
  ["a plain account", createPlainAccount],
] as const) {
  test(`a tab of ${what} shows nothing any more once another tab has signed out`, async ({
    page,
    context,
  }) => {
    await create(page, newPerson("Meg"));
    await open(page, "Customers");
    await page.getByRole("button", { name: "Add Customer" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Customer" });
    await field(dialog, "Contact Name").fill("Bea Brown");
    await dialog.getByRole("button", { name: "Create Customer" }).click();
    await expect(page.getByRole("list", { name: "Customers" })).toContainText("Bea Brown");
    const other = await context.newPage();
    await other.goto("/");
    await other.getByRole("button", { name: "My Account" }).click();
    await other.getByRole("menuitem", { name: "Log out" }).click();
    await expectToast(other, "You have been signed out successfully");
    await expect(page).toHaveURL("/auth");
    await expect(page.locator("body")).not.toContainText("Bea Brown");
  });
}

test("a tab locked by another one shows no opened words, even offline, and keeps what is typed", async ({
  page,
  context,
}) => {
  const nan = newPerson("Nan");
  await createAccount(page, nan);
  await open(page, "Customers");
  await page.getByRole("button", { name: "Add Customer" }).first().click();
  await field(page.getByRole("dialog"), "Contact Name").fill("Bea Brown");
  await page.getByRole("dialog").getByRole("button", { name: "Create Customer" }).click();
  const list = page.getByRole("list", { name: "Customers" });
  await list.getByRole("button", { name: "Edit Bea Brown" }).click();
  await field(page.getByRole("dialog"), "City").fill("Ludlow");
  const other = await context.newPage();
  await other.goto("/settings");
  await expect(other.getByText("and open on this device")).toBeVisible();
  await page.route("**/api/**", (route) => route.abort());
  await other.getByRole("button", { name: "Reset" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Reset" }).click();
  await expect(page.getByRole("button", { name: "Locked", includeHidden: true })).toBeVisible();
  await expect(page.getByRole("main", { includeHidden: true })).not.toContainText("Bea Brown");
  await expect(page.getByRole("dialog", { name: "Edit Customer" }).getByLabel("City")).toHaveValue("Ludlow");
  await unroute(page, "**/api/**");
  await page.getByRole("dialog").getByRole("button", { name: "Update Customer" }).click();
  await field(unlockDialog(page), "Encryption Passphrase").fill(nan.passphrase);
  await unlockDialog(page).getByRole("button", { name: "Unlock" }).click();
  await expectToast(page, "Customer updated successfully");
  await expect(list).toContainText("Ludlow");
});
