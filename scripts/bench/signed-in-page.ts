import type { Browser, Page } from "@playwright/test";
import type { LargeAccount } from "./large-account.ts";

type SignedIn = Pick<LargeAccount, "address" | "email" | "password" | "passphrase">;

/** A page of a desk's size, signed in to an encrypted account and unlocked. */
export async function signedInPage(browser: Browser, account: SignedIn): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: "en-GB" });
  await signIn(page, account);
  return page;
}

/** Signs a page in to an encrypted account, and unlocks it. */
export async function signIn(page: Page, { address, email, password, passphrase }: SignedIn): Promise<void> {
  await page.goto(`${address}/auth`);
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByLabel(/Encryption Passphrase/).fill(passphrase ?? "");
  await page.getByRole("button", { name: "Unlock" }).click();
  await page.getByRole("button", { name: "Encrypted" }).waitFor();
}
