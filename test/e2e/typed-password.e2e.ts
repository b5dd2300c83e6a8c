import { expect, type Locator } from "@playwright/test";
import { test, trial } from "#test/e2e/clocked.ts";
import {
  expectToast,
  field,
  fillPassphraseStep,
  fillSignIn,
  fillSignInStep,
  newPerson,
  signIn,
} from "#test/e2e/person.ts";
import { register, registerPlain } from "#test/e2e/registered.ts";

const later = 11 * 60_000;
const other = "Choose another than your password: our server sees that one.";

test("some time after the sign-in, changing the passphrase and deleting the account ask for the password", async ({
  page,
  clock,
}) => {
  test.setTimeout(240_000);
  const ann = newPerson();
  await register(page, ann);
  await clock.pass(later);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Change Passphrase" }).click();
  const change = page.getByRole("dialog", { name: "Change your passphrase" });
  await field(change, "Current Passphrase").fill(ann.passphrase);
  await field(change, "New Passphrase").fill("a brand new phrase");
  await field(change, "Confirm New Passphrase").fill("a brand new phrase");
  await change.getByRole("button", { name: "Change Passphrase" }).click();
  const asked = page.getByRole("dialog", { name: "Type your password" });
  // The key is derived from the passphrase twice before the server is asked, which takes some seconds on a busy
  // machine.
  await expect(asked).toBeVisible({ timeout: 60_000 });
  await field(asked, "Password").fill("a guess");
  await asked.getByRole("button", { name: "Continue" }).click();
  await expect(asked).toContainText("Current password is incorrect");
  await field(asked, "Password").fill(ann.password);
  await asked.getByRole("button", { name: "Continue" }).click();
  await expect(change).toBeHidden({ timeout: 60_000 });
  await expectToast(page, "Passphrase changed");

  await clock.pass(later);
  await page.getByRole("button", { name: "Delete Account" }).click();
  const deletion = page.getByRole("dialog", { name: "Delete your account?" });
  await deletion.getByLabel("Type DELETE to confirm").fill("DELETE");
  await deletion.getByRole("button", { name: "Delete Account" }).click();
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expectToast(page, "Please type your password to go on.");
  await deletion.getByRole("button", { name: "Delete Account" }).click();
  await field(asked, "Password").fill(ann.password);
  await asked.getByRole("button", { name: "Continue" }).click();
  await expectToast(page, "Account Deleted");
});

test("the passphrase must differ from the password, and one typed into the password's input is reported as seen", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const ann = newPerson();
  await page.goto("/auth");
  await page.getByRole("button", { name: "Create an account" }).click();
  await fillSignInStep(page, ann);
  await fillPassphraseStep(page, "Correct Horse7");
  expect(await usernameOf(field(page, "Encryption Passphrase"))).toBe(`${ann.email} · passphrase`);
  expect(await usernameOf(field(page, "Password"))).toBeNull();
  await expect(page.getByText(other)).toBeVisible();
  await fillPassphraseStep(page, ann.passphrase);
  await page.getByLabel(/I agree to the trial terms/).check();
  await page.getByRole("button", { name: "Create Account" }).click();
  const encrypted = page.getByRole("button", { name: "Encrypted", exact: true });
  await expect(encrypted).toBeVisible({ timeout: 60_000 });

  const asPasswords: string[] = [];
  page.on("request", (request) => asPasswords.push(request.postData() ?? ""));
  await page.getByRole("button", { name: "My Account" }).click();
  await page.getByRole("menuitem", { name: "Account Settings" }).click();
  await field(page, "Current Password").fill(ann.passphrase);
  await field(page, "New Password").fill("silver spoon 5");
  await field(page, "Confirm New Password").fill("silver spoon 5");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expectToast(page, "That is your passphrase. It stays on this device.");
  // Nor after the page was loaded again, as the password of now or as the next one.
  await page.reload();
  await expect(encrypted).toBeVisible({ timeout: 60_000 });
  await field(page, "Current Password").fill(ann.password);
  await field(page, "New Password").fill(ann.passphrase);
  await field(page, "Confirm New Password").fill(ann.passphrase);
  await page.getByRole("button", { name: "Change Password" }).click();
  await expectToast(page, "That is your passphrase. It stays on this device.");
  expect(asPasswords.join()).not.toContain(ann.passphrase);

  const phone = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  await signIn(phone, { ...ann, password: ann.passphrase });
  await expectToast(phone, "Login failed");
  await fillSignIn(phone, ann);
  await phone.getByRole("button", { name: "Lost your passphrase?" }).click();
  const again = phone.getByRole("dialog", { name: "Start again?" });
  await field(again, "New Passphrase").fill(ann.password);
  await field(again, "Confirm New Passphrase").fill(ann.password);
  await again.getByRole("button", { name: "Delete and Start Again" }).click();
  await expect(again).toContainText(other);
  await again.getByRole("button", { name: "Back" }).click();
  const unlock = phone.getByRole("dialog", { name: "Unlock your data" });
  expect(await usernameOf(field(unlock, "Encryption Passphrase"))).toBe(`${ann.email} · passphrase`);
  await field(unlock, "Encryption Passphrase").fill(ann.passphrase);
  await unlock.getByRole("button", { name: "Unlock" }).click();
  await expectToast(phone, "You typed this passphrase into the password box, so our server received it.");
  await phone.context().close();
});

test("after the trial the settings still offer the password, the download and deleting the account", async ({
  page,
  clock,
}) => {
  const bob = newPerson("Bob");
  await registerPlain(page, bob);
  await clock.pass(trial);
  await page.goto("/settings");
  for (const title of ["Change Password", "Your data", "Danger Zone"]) {
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Language & Regional Settings" })).toBeHidden();
  for (const path of ["/support", "/support/faq", "/support/contact", "/support/report-issue"]) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("button", { name: "My Account" })).toBeVisible();
  }
  await page.goto("/settings");
  await page.getByRole("button", { name: "Delete Account" }).click();
  await page.getByRole("dialog").getByLabel("Type DELETE to confirm").fill("DELETE");
  await page.getByRole("dialog").getByRole("button", { name: "Delete Account" }).click();
  const asked = page.getByRole("dialog", { name: "Type your password" });
  await field(asked, "Password").fill(bob.password);
  await asked.getByRole("button", { name: "Continue" }).click();
  await expectToast(page, "Account Deleted");
});

/** What a password manager saves a secret under: the input of its form that is marked as the username. */
function usernameOf(secret: Locator): Promise<string | null> {
  return secret.evaluate((box: HTMLInputElement) => {
    const boxes = [...(box.form?.elements ?? [])].filter((each) => each instanceof HTMLInputElement);
    return boxes.find((each) => each.autocomplete === "username")?.value ?? null;
  });
}
