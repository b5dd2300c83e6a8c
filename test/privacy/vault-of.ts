import type { Page } from "@playwright/test";
import type { Keyset } from "#contract/keyset.ts";
import type { Id } from "#domain/ids/id.ts";
import { openKeyset } from "#vault/keyset/keyset.ts";
import type { Vault } from "#vault/records/vault.ts";

/** The keyset of the person signed in on a page. */
export async function keysetOf(page: Page): Promise<Keyset> {
  return (await (await page.request.get("/api/keyset")).json()).keyset;
}

/** The account of the person signed in on a page, unlocked here by the product's own vault. */
export async function vaultOf(page: Page, passphrase: string): Promise<Vault> {
  const keyset = await keysetOf(page);
  return (await openKeyset(keyset, passphrase, { userId: keyset.uid as Id<"User"> })).vault;
}
