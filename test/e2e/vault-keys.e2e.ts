import { readFileSync } from "node:fs";
import { type Browser, expect, type Page } from "@playwright/test";
import { test } from "#test/e2e/no-policy-violations.ts";
import {
  expectToast,
  field,
  fillPassphraseStep,
  fillSignInStep,
  newPerson,
  open,
  type Person,
  signIn,
} from "#test/e2e/person.ts";
import { createAccount, register } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

test("a recovery code is made, saved on paper, and opens the account when the passphrase is lost", async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const ann = newPerson();
  await createAccount(page, ann);
  await addCustomer(page, "Zebedee Quill");
  await page.goto("/settings");
  await expect(page.getByText("Without one, a lost passphrase means lost data.")).toBeVisible();
  const first = await makeCode(page, ann, "Make Recovery Code");

  await page.emulateMedia({ media: "print" });
  const sheet = page.locator("[data-print-sheet]");
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText(first);
  await expect(sheet).toContainText(ann.email);
  await expect(page.locator("#root")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(sheet).toBeHidden();
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  expect(readFileSync(await (await waiting).path(), "utf8")).toContain(first);

  const dialog = page.getByRole("dialog", { name: "Your recovery code" });
  await dialog.getByRole("button", { name: "Turn On Recovery Code" }).click();
  await expect(dialog).toContainText("Please put the code in a safe place first");
  await expect(dialog).toContainText("These are not the last four characters of the code.");
  await keep(page, first);
  await expect(page.getByText("There is a recovery code.")).toBeVisible();
  const second = await makeCode(page, ann, "Replace Recovery Code");
  await keep(page, second);

  const elsewhere = await freshBrowser(browser, ann);
  await elsewhere.getByRole("button", { name: "Use recovery code" }).click();
  await useCode(
    elsewhere,
    second.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
  );
  await expectToast(elsewhere, "This is not a complete recovery code. Check it for a mistyped character.");
  await useCode(elsewhere, first);
  await expectToast(elsewhere, "This recovery code does not open this account.");
  await useCode(elsewhere, second.toLowerCase().replaceAll("-", " "));
  await field(elsewhere, "New Passphrase").fill("a brand new phrase");
  await field(elsewhere, "Confirm New Passphrase").fill("a brand new phrase");
  await elsewhere.getByRole("button", { name: "Set Passphrase and Unlock" }).click();
  await expectToast(elsewhere, "Passphrase changed");
  await open(elsewhere, "Customers");
  await expect(elsewhere.getByRole("main")).toContainText("Zebedee Quill");

  await elsewhere.goto("/settings");
  await elsewhere.getByRole("button", { name: "Remove Recovery Code" }).click();
  await elsewhere.getByRole("alertdialog").getByRole("button", { name: "Remove Recovery Code" }).click();
  await expectToast(elsewhere, "Recovery code removed");
  const third = await freshBrowser(browser, ann);
  await third.getByRole("button", { name: "Use recovery code" }).click();
  await useCode(third, second);
  await expectToast(third, "This account has no recovery code.");
});

test("a recovery code is offered at registration, only on request, and may be skipped", async ({ page }) => {
  const ann = newPerson();
  await page.goto("/auth");
  await page.getByRole("button", { name: "Create an account" }).click();
  await fillSignInStep(page, ann);
  const offer = page.getByLabel("Make a recovery code too");
  await expect(offer).not.toBeChecked();
  await offer.check();
  await fillPassphraseStep(page, ann.passphrase);
  await page.getByLabel(/I agree to the trial terms/).check();
  await page.getByRole("button", { name: "Create Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Your recovery code" });
  await expect(dialog.getByTestId("secret")).toHaveText(/^([0-9A-Z]{4}-){7}[0-9A-Z]{4}$/);
  await dialog.getByRole("button", { name: "Not now" }).click();
  await expect(dialog).toBeHidden();
  const { keyset } = await (await page.request.get("/api/keyset")).json();
  expect(keyset.slots.map(({ kind }: { kind: string }) => kind)).toEqual(["passphrase"]);
});

test("every other device asks for a changed passphrase, and a change from two devices is reported", async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const ann = newPerson();
  await register(page, ann);
  const elsewhere = await freshBrowser(browser, ann);
  await unlockWith(elsewhere, ann.passphrase);
  await expect(elsewhere.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();

  await page.goto("/settings");
  await changePassphrase(page, "not the passphrase", "a brand new phrase");
  await expectToast(page, "Incorrect passphrase.");
  await field(page, "Confirm New Passphrase").fill("another phrase");
  await page.getByRole("dialog").getByRole("button", { name: "Change Passphrase" }).click();
  await expect(page.getByText("Encryption passphrases don't match")).toBeVisible();
  await field(page, "Confirm New Passphrase").fill("a brand new phrase");
  await field(page, "Current Passphrase").fill(ann.passphrase);
  await page.getByRole("dialog").getByRole("button", { name: "Change Passphrase" }).click();
  await expectChanged(page);
  await page.reload();
  await expect(page.getByText("and open on this device")).toBeVisible();

  await elsewhere.reload();
  await unlockWith(elsewhere, ann.passphrase);
  await expectToast(elsewhere, "Unlock Failed");
  await unlockWith(elsewhere, "a brand new phrase");
  await expect(elsewhere.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();

  // The other device is a moment quicker: its change falls between the read and the write here.
  const gate = await holdKeyset(page);
  await changePassphrase(page, "a brand new phrase", "the slower phrase");
  await gate.reached;
  await elsewhere.goto("/settings");
  await changePassphrase(elsewhere, "a brand new phrase", "the quicker phrase");
  await expectChanged(elsewhere);
  gate.open();
  await expectToast(page, "was changed on another device meanwhile. Nothing was changed here.");
});

test("a person who has lost the passphrase starts again, and other devices accept the new key only on their owner's word", async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const ann = newPerson();
  await createAccount(page, ann);
  await addCustomer(page, "Zebedee Quill");

  const elsewhere = await freshBrowser(browser, ann);
  await elsewhere.getByRole("button", { name: "Lost your passphrase?" }).click();
  const dialog = elsewhere.getByRole("dialog", { name: "Start again?" });
  await field(dialog, "Password").fill("not the password");
  await field(dialog, "New Passphrase").fill("a brand new phrase");
  await field(dialog, "Confirm New Passphrase").fill("a brand new phrase");
  await field(dialog, "Type DELETE to confirm").fill("delete");
  await dialog.getByRole("button", { name: "Delete and Start Again" }).click();
  await expect(dialog).toContainText("Please type 'DELETE' to confirm that your encrypted data goes.");
  await field(dialog, "Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete and Start Again" }).click();
  await expectToast(elsewhere, "Current password is incorrect");
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Zebedee Quill");
  await field(dialog, "Password").fill(ann.password);
  await dialog.getByRole("button", { name: "Delete and Start Again" }).click();
  await expectToast(elsewhere, "You have started again");
  await expect(elsewhere.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();
  expect(await (await elsewhere.request.get("/api/customers")).json()).toEqual([]);

  // The first device was signed out, and does not accept the new key by itself.
  await page.reload();
  await signIn(page, ann);
  await expect(
    page.getByText("The server sent a different key than the one this device knows."),
  ).toBeVisible();
  await page.goto("/customers");
  await page.getByRole("button", { name: "Add Customer" }).first().click();
  await field(page.getByRole("dialog"), "Contact Name").fill("Zoe Quill");
  await page.getByRole("dialog").getByRole("button", { name: "Create Customer" }).click();
  await expect(page.getByRole("dialog")).toContainText("The server sent a different key");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "I started again on another device" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Your data was not opened")).toBeVisible();

  // Only the key that was shown is accepted. Another key or none is refused, before and after that.
  const acceptIt = async () => {
    await page.getByRole("button", { name: "I started again on another device" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Yes, I started again" }).click();
  };
  await page.route("**/api/keyset", async (route) => {
    const response = await route.fetch();
    const { keyset } = await response.json();
    await route.fulfill({ response, json: { keyset: { ...keyset, kid: "A".repeat(keyset.kid.length) } } });
  });
  await acceptIt();
  await expectToast(page, "The server sent a different key than the one this device knows.");
  await unroute(page, "**/api/keyset");
  const denial = "The server says that this account is not encrypted, but this device knows that it is.";
  await page.route("**/api/keyset", (route) => route.fulfill({ json: { keyset: null } }));
  await acceptIt();
  await expectToast(page, denial);
  await unroute(page, "**/api/keyset");
  await acceptIt();
  await expect(page.getByRole("dialog", { name: "Unlock your data" })).toBeVisible();
  await page.route("**/api/keyset", (route) => route.fulfill({ json: { keyset: null } }));
  await page.reload();
  await expect(page.getByRole("alert").filter({ hasText: "Your data was not opened" })).toContainText(denial);
  await unroute(page, "**/api/keyset");
  await page.reload();
  await unlockWith(page, "a brand new phrase");
  await expect(page.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();
});

/** Delays storing a keyset until the gate is opened. */
async function holdKeyset(page: Page): Promise<{ reached: Promise<void>; open: () => void }> {
  let reach = () => {};
  let open = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/api/keyset", async (route) => {
    if (route.request().method() === "PUT") {
      reach();
      await opened;
    }
    await route.continue();
  });
  return { reached, open };
}

async function makeCode(page: Page, person: Person, button: string): Promise<string> {
  await page.getByRole("button", { name: button }).click();
  await field(page, "Encryption Passphrase").fill(person.passphrase);
  await page.getByRole("button", { name: "Continue" }).click();
  return page.getByTestId("secret").innerText();
}

async function keep(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Your recovery code" });
  await dialog.getByLabel("I have put it in a safe place").check();
  await field(dialog, "Last four characters of the code").fill(code.slice(-4).toLowerCase());
  await dialog.getByRole("button", { name: "Turn On Recovery Code" }).click();
  await expectToast(page, "Recovery code turned on");
}

async function useCode(page: Page, code: string): Promise<void> {
  await field(page, "Recovery Code").fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
}

async function changePassphrase(page: Page, current: string, next: string): Promise<void> {
  await page.getByRole("button", { name: "Change Passphrase" }).first().click();
  await field(page, "Current Passphrase").fill(current);
  await field(page, "New Passphrase").fill(next);
  await field(page, "Confirm New Passphrase").fill(next);
  await page.getByRole("dialog").getByRole("button", { name: "Change Passphrase" }).click();
}

/** Keys are derived from the new passphrase and from the old one, which takes some seconds on a busy machine. */
async function expectChanged(page: Page): Promise<void> {
  await expect(page.getByRole("dialog")).toBeHidden({ timeout: 60_000 });
  await expectToast(page, "Passphrase changed");
}

async function unlockWith(page: Page, passphrase: string): Promise<void> {
  await field(page, "Encryption Passphrase").fill(passphrase);
  await page.getByRole("dialog").getByRole("button", { name: "Unlock" }).click();
}

async function freshBrowser(browser: Browser, person: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, person);
  await expect(page.getByRole("dialog", { name: "Unlock your data" })).toBeVisible();
  return page;
}

async function addCustomer(page: Page, name: string): Promise<void> {
  await open(page, "Customers");
  await page.getByRole("button", { name: "Add Customer" }).first().click();
  const dialog = page.getByRole("dialog");
  await field(dialog, "Contact Name").fill(name);
  await dialog.getByRole("button", { name: "Create Customer" }).click();
  await expect(page.getByRole("list", { name: "Customers" })).toContainText(name);
}
