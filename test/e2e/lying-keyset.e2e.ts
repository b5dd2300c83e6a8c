import { expect, type Page } from "@playwright/test";
import type { Keyset } from "#contract/keyset.ts";
import type { Id } from "#domain/ids/id.ts";
import { lie } from "#test/e2e/lie.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { sendsNothingReadable } from "#test/e2e/nothing-readable.ts";
import { expectToast, newPerson, signIn, unlock } from "#test/e2e/person.ts";
import { createAccount, register } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";
import { keysetOf } from "#test/privacy/vault-of.ts";
import { changePassphrase } from "#vault/keyset/keyset-change.ts";
import { keysetHeaders } from "#vault/keyset/keyset-headers.ts";

test("when a server denies the keyset or rolls it back, it is not believed and gets no readable word", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const ann = newPerson();
  await register(page, ann);
  const first = await keysetOf(page);

  await answerKeyset(page, () => null);
  await page.goto("/customers");
  const denied = "The server says that this account is not encrypted, but this device knows that it is.";
  await expectRefused(page, denied);
  await sendsNothingReadable(page, denied);

  await answerKeyset(page, (keyset) => ({ ...keyset, mode: "migrating" }));
  await page.goto("/customers");
  const switchedBack = "The server sent a keyset whose protection was switched back.";
  await expectRefused(page, switchedBack);
  await sendsNothingReadable(page, switchedBack);
  await answerKeyset(page, (keyset) => ({ ...keyset, slots: keyset.slots.map(withIterations(600_000)) }));
  await page.goto("/customers");
  await expectRefused(
    page,
    "The server sent a changed keyset under the number of the one this device knows.",
  );

  await unroute(page, "**/api/keyset");
  const next = "another battery 9";
  const userId = first.uid as Id<"User">;
  const changed = await changePassphrase(first, { unlock: ann, next }, { userId });
  const headers = keysetHeaders(changed.vault, 1);
  const stored = await page.request.put("/api/keyset", { headers, data: { keyset: changed.keyset } });
  expect(stored.status()).toBe(200);
  await page.goto("/customers");
  await unlock(page, next);
  await expect(page.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();
  await answerKeyset(page, () => first);
  await page.goto("/customers");
  const rolledBack = "The server sent an older keyset than the one this device knows.";
  await expectRefused(page, rolledBack);
  await sendsNothingReadable(page, rolledBack);
});

test("a server that asks a new device for a weak key cannot make use of the passphrase", async ({
  page,
  browser,
}) => {
  const ann = newPerson();
  await createAccount(page, ann);
  const phone = await (await browser.newContext()).newPage();
  await answerKeyset(phone, (keyset) => ({ ...keyset, slots: keyset.slots.map(withIterations(1_000)) }));
  await signIn(phone, ann);
  await unlock(phone, ann.passphrase);
  await expectToast(phone, "The server sent key settings that are too weak or too heavy to be used.");
  await expect(phone.getByRole("dialog")).toContainText("Your passphrase was not used.");
  await answerKeyset(phone, (keyset) => ({ ...keyset, mode: "migrating" }));
  await unlock(phone, ann.passphrase);
  await expectToast(phone, "The server sent a keyset whose protection was switched back.");
  await expect(phone.getByRole("button", { name: "Encrypted", exact: true })).toBeHidden();
  await unroute(phone, "**/api/keyset");
  await unlock(phone, ann.passphrase);
  await expect(phone.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();
});

async function answerKeyset(page: Page, change: (keyset: Keyset) => Keyset | null): Promise<void> {
  await unroute(page, "**/api/keyset");
  await lie<{ keyset: Keyset }>(page, "/api/keyset", ({ keyset }) => ({ keyset: change(keyset) }));
}

async function expectRefused(page: Page, words: string): Promise<void> {
  const notice = page.getByRole("alert").filter({ hasText: "Your data was not opened" });
  await expect(notice).toContainText(words);
  await expect(page.getByRole("button", { name: "Not encrypted" })).toBeHidden();
}

function withIterations(iterations: number) {
  return (slot: Keyset["slots"][number]): Keyset["slots"][number] => ({
    ...slot,
    kdf: { name: "pbkdf2-sha256", iterations },
  });
}
