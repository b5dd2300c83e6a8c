import { expect } from "@playwright/test";
import { test } from "#test/e2e/no-policy-violations.ts";
import { field, fillNewAccount, newPerson } from "#test/e2e/person.ts";

test("Back goes a step back in a new account, and the terms are read in a tab of their own, so that nothing is lost", async ({
  page,
}) => {
  const uma = newPerson("Uma");
  await fillNewAccount(page, uma);
  for (const title of ["Terms of Service", "Privacy Policy"]) {
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: title }).click();
    const apart = await opened;
    await expect(apart.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await apart.close();
  }
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Step 2 of 3: Your passphrase" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Step 1 of 3: Your sign-in" })).toBeFocused();
  await expect(field(page, "Email")).toHaveValue(uma.email);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(field(page, "Confirm Encryption Passphrase")).toHaveValue(uma.passphrase);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL("/");
});
