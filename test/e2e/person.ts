import { expect, type Locator, type Page } from "@playwright/test";
import { expectSaid } from "#test/e2e/said-notices.ts";

/** A person who uses the product in a test; each test has its own. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  passphrase: string;
}

let count = 0;

/** A person with a unique e-mail. */
export function newPerson(firstName = "Ann"): Person {
  count += 1;
  return {
    firstName,
    lastName: "Hobbs",
    email: `${firstName.toLowerCase()}.${process.pid}.${Date.now()}.${count}@example.co.uk`,
    password: "correct horse 7",
    passphrase: "battery staple 9",
  };
}

/** The control of a label; a required one has an asterisk after it. */
export function field(scope: Page | Locator, label: string): Locator {
  const words = label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return scope.getByLabel(new RegExp(`^${words}\\*?$`));
}

/**
 * Creates an account on the screen and waits for the dashboard, encrypted. For journeys about just that: the others
 * use `createAccount` (registered.ts), which takes a fifth of the time.
 */
export async function signUp(page: Page, person: Person): Promise<void> {
  await fillNewAccount(page, person);
  await page.getByRole("button", { name: "Create Account" }).click();
  // The key is derived twice, to make it and to check that it opens, which takes some seconds on a busy machine.
  const encrypted = page.getByRole("button", { name: "Encrypted", exact: true, includeHidden: true });
  await expect(encrypted).toBeAttached({ timeout: 60_000 });
}

/** Opens the form for a new account and fills in its three steps. */
export async function fillNewAccount(page: Page, person: Person): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Create an account" }).click();
  await fillSignInStep(page, person);
  await fillPassphraseStep(page, person.passphrase);
  await page.getByLabel(/I agree to the trial terms/).check();
}

/** Fills in the first of the three steps of a new account, and goes on. */
export async function fillSignInStep(page: Page, person: Person): Promise<void> {
  await field(page, "First Name").fill(person.firstName);
  await field(page, "Last Name").fill(person.lastName);
  await field(page, "Email").fill(person.email);
  await field(page, "Password").fill(person.password);
  await field(page, "Confirm Password").fill(person.password);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Fills in the second step, and goes on. */
export async function fillPassphraseStep(page: Page, passphrase: string): Promise<void> {
  await field(page, "Encryption Passphrase").fill(passphrase);
  await field(page, "Confirm Encryption Passphrase").fill(passphrase);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Answers the question that a device asks when it does not know a plain account. */
export async function neverHadPassphrase(page: Page): Promise<void> {
  await page.getByRole("button", { name: "It never had one" }).click();
}

/** Signs in on the screen; an encrypted account asks for its passphrase next. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto("/auth");
  await fillSignIn(page, person);
}

/** Fills in the sign-in form when it is open, and sends it. */
export async function fillSignIn(page: Page, { email, password }: Person): Promise<void> {
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Enters the passphrase when it is asked for. */
export async function unlock(page: Page, passphrase: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Unlock your data" });
  await field(dialog, "Encryption Passphrase").fill(passphrase);
  await dialog.getByRole("button", { name: "Unlock" }).click();
}

/** Opens a screen through the sidebar. */
export async function open(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
}

/** Waits for a notice with these words, though it may have closed by now ({@link expectSaid}). */
export async function expectToast(page: Page, words: string): Promise<void> {
  await expectSaid(page, words);
}

/** For journeys about something else: no tour starts by itself on later pages. */
export async function withoutTours(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!location.protocol.startsWith("http")) return;
    localStorage.setItem("completedTours", JSON.stringify(["dashboard-setup", "invoice-direct-setup"]));
  });
}

/** For journeys about something else: no firm is asked for its first figures on later pages. */
export async function withoutFirstFigures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const read = Storage.prototype.getItem;
    // Each account has a key of its own, and this one may have no id yet.
    Storage.prototype.getItem = function (key) {
      return key.startsWith("quotewright-figures-skipped-") ? "true" : read.call(this, key);
    };
  });
}

/** The dashboard's word to a person: a welcome while there are no documents, then one by the time of day. */
export function greeting(page: Page, firstName = ".+"): Locator {
  return page
    .getByRole("main")
    .getByText(new RegExp(`^(Welcome|Good (morning|afternoon|evening)), ${firstName}$`));
}
