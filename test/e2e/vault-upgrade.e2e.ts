import { expect } from "@playwright/test";
import type { Keyset } from "#contract/keyset.ts";
import type { Id } from "#domain/ids/id.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, type Person, signIn } from "#test/e2e/person.ts";
import { unroute } from "#test/e2e/unroute.ts";
import { createKeyset } from "#vault/keyset/keyset.ts";
import { keysetHeaders } from "#vault/keyset/keyset-headers.ts";
import { withRoot } from "#vault/keyset/keyset-root.ts";
import { passphraseBytes } from "#vault/keyset/passphrase.ts";
import { sealPolicy } from "#vault/keyset/policy.ts";
import { makeSlot } from "#vault/keyset/slot.ts";
import { stretch } from "#vault/primitives/kdf.ts";
import { systemRandom } from "#vault/primitives/random.ts";

test("a keyset of 10,000 iterations opens, and is replaced by one of today's strength at the same unlock", async ({
  page,
}) => {
  const ann = newPerson();
  const { passphrase: _, ...registration } = ann;
  const headers = { origin: String(test.info().project.use.baseURL) };
  const answer = await page.request.post("/api/register", { data: registration, headers });
  const { id } = await answer.json();
  const { keyset, vault } = await specifiedKeyset(id, ann);
  const stored = await page.request.put("/api/keyset", {
    data: { keyset },
    headers: { ...headers, ...keysetHeaders(vault, 0) },
  });
  expect(stored.status()).toBe(200);
  await page.context().clearCookies();

  await signIn(page, ann);
  await page.route("**/api/customers*", (route) => route.fulfill({ status: 500, body: "" }));
  await field(page, "Encryption Passphrase").fill(ann.passphrase);
  await page.getByRole("dialog").getByRole("button", { name: "Unlock" }).click();
  await expectToast(page, "Failed to verify data access");
  await unroute(page, "**/api/customers*");
  await page.getByRole("dialog").getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();
  const now: { keyset: Keyset } = await (await page.request.get("/api/keyset")).json();
  expect(now.keyset).toMatchObject({ kid: keyset.kid, epoch: 2, mode: "strict" });
  expect(now.keyset.slots.map(({ kdf }) => kdf)).toEqual([
    { name: "argon2id", memoryKib: 65_536, passes: 3, parallelism: 1 },
  ]);
  await page.goto("/settings");
  await expect(page.getByText("and open on this device")).toBeVisible();
});

/** A keyset as old accounts have it; none is created like this any more. */
async function specifiedKeyset(userId: Id<"User">, { passphrase }: Person) {
  const { keyset } = await createKeyset({ userId, passphrase });
  const tools = { userId, derive: stretch, random: systemRandom };
  return withRoot({ keyset, secret: { passphrase }, context: { userId } }, async ({ root, vault }) => {
    const kdf = { name: "pbkdf2-sha256", iterations: 10_000 } as const;
    const slot = await makeSlot(tools, {
      kind: "passphrase",
      kdf,
      secret: passphraseBytes(passphrase),
      root,
    });
    return { keyset: await sealPolicy(vault, { ...keyset, slots: [slot] }), vault };
  });
}
