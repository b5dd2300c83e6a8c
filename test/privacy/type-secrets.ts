import { expect, type Page } from "@playwright/test";
import { expectToast, field } from "#test/e2e/person.ts";
import type { Canaries } from "#test/privacy/canary-words.ts";

/** Makes a recovery code in the settings, then changes the passphrase there; the code joins the words. */
export async function typeNewSecrets(page: Page, words: Canaries): Promise<Canaries> {
  await page.goto("/settings");
  await page.getByRole("button", { name: "Make Recovery Code" }).click();
  await field(page, "Encryption Passphrase").fill(words.of("secret.passphrase"));
  await page.getByRole("button", { name: "Continue" }).click();
  const code = await page.getByTestId("secret").innerText();
  const dialog = page.getByRole("dialog", { name: "Your recovery code" });
  await dialog.getByLabel("I have put it in a safe place").check();
  await field(dialog, "Last four characters of the code").fill(code.slice(-4));
  await dialog.getByRole("button", { name: "Turn On Recovery Code" }).click();
  await expectToast(page, "Recovery code turned on");

  await page.getByRole("button", { name: "Change Passphrase" }).first().click();
  await field(page, "Current Passphrase").fill(words.of("secret.passphrase"));
  await fillNewPassphrase(page, words.of("secret.passphrase after a change"));
  await page.getByRole("dialog").getByRole("button", { name: "Change Passphrase" }).click();
  await expectToast(page, "Passphrase changed");
  const bare = code.replaceAll("-", "");
  return words.with("secret.recovery code", code).with("secret.recovery code without hyphens", bare);
}

/**
 * Opens the account on another device: a wrong passphrase is refused, the recovery code opens the account and asks
 * for a new passphrase, and that one opens it again.
 */
export async function openElsewhere(page: Page, words: Canaries): Promise<void> {
  const passphrase = words.of("secret.passphrase after recovery");
  await unlock(page, words.of("typed.wrong passphrase"));
  await expectToast(page, "Incorrect passphrase");
  await page.getByRole("button", { name: "Use recovery code" }).click();
  await field(page, "Recovery Code").fill(words.of("secret.recovery code"));
  await page.getByRole("button", { name: "Continue" }).click();
  await fillNewPassphrase(page, passphrase);
  await page.getByRole("button", { name: "Set Passphrase and Unlock" }).click();
  await expectToast(page, "Passphrase changed");
  await page.goto("/settings");
  await page.getByRole("button", { name: "Reset", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset" }).click();
  await page.getByRole("main").getByRole("button", { name: "Unlock" }).click();
  await unlock(page, passphrase);
  await expect(page.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();
}

async function fillNewPassphrase(page: Page, passphrase: string): Promise<void> {
  await field(page, "New Passphrase").fill(passphrase);
  await field(page, "Confirm New Passphrase").fill(passphrase);
}

async function unlock(page: Page, passphrase: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Unlock your data" });
  await field(dialog, "Encryption Passphrase").fill(passphrase);
  await dialog.getByRole("button", { name: "Unlock" }).click();
}
