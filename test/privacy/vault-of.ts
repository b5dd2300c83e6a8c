import type { Page } from "@playwright/test";
import type { Keyset } from "#contract/keyset.ts";
import type { Id } from "#domain/account/id.ts";
import { openKeyset } from "#vault/keyset.ts";
import type { Vault } from "#vault/vault.ts";

/** The keyset of whoever is signed in on a page. */
export async function keysetOf(page: Page): Promise<Keyset> {
  return (await (await page.request.get("/api/keyset")).json()).keyset;
}

/** The account of whoever is signed in on a page, unlocked here by the product's own vault. */
export async function vaultOf(page: Page, passphrase: string): Promise<Vault> {
  const keyset = await keysetOf(page);
  return (await openKeyset(keyset, passphrase, { userId: keyset.uid as Id<"User"> })).vault;
}
