import { expect, test } from "vitest";
import type { Keyset } from "#contract/keyset.ts";
import { routes } from "#contract/routes.ts";
import { type ApiClient, password } from "#test/support/api-client.ts";
import { describeApi } from "#test/support/app.ts";
import { deriveNatively } from "#test/support/derive-natively.ts";
import { encrypt, firstKeyset, quickKdf } from "#test/support/encrypted-account.ts";
import { createKeyset } from "#vault/keyset/keyset.ts";
import {
  addRecoverySlot,
  changePassphrase,
  removeRecoverySlot,
  setMode,
} from "#vault/keyset/keyset-change.ts";
import { keysetHeaders } from "#vault/keyset/keyset-headers.ts";
import { type Unlocked, withRoot } from "#vault/keyset/keyset-root.ts";
import { sealPolicy } from "#vault/keyset/policy.ts";
import type { Vault } from "#vault/records/vault.ts";

const { keyset: keysets, account } = routes;
const minute = 60_000;
const passphrase = "correct horse";
const noProof = { status: 403, error: "KEYSET_PROOF" };
const noPassword = {
  status: 403,
  error: "PASSWORD_REQUIRED",
  message: "Please type your password to go on.",
};

function sent(keyset: Keyset, vault: Vault) {
  return { body: { keyset }, headers: keysetHeaders(vault, keyset.epoch - 1) };
}

function withAnotherPassphrase(client: ApiClient, { keyset }: Unlocked): Promise<Unlocked> {
  const change = { unlock: { passphrase }, next: "another horse", kdf: quickKdf };
  return changePassphrase(keyset, change, { userId: client.userId, derive: deriveNatively });
}

describeApi("the proof that a keyset is changed by a device that had the root key", (app) => {
  const hashOf = (client: ApiClient) =>
    app().database.readAsOwner(client.userId, async (trx) => {
      const row = await trx.selectFrom("keysets").select("proof_hash").executeTakeFirst();
      return row?.proof_hash ?? null;
    });

  test("is required with the first keyset and every change; a wrong or missing one is refused, and nothing changes", async () => {
    const ann = await app().visitor().register();
    const first = await firstKeyset(ann);
    const { keyset } = first;
    const bare = { body: { keyset }, headers: { "if-match": '"0"' } };
    expect(await ann.refused(keysets.write, bare)).toMatchObject(noProof);
    await ann.ok(keysets.write, sent(keyset, first.vault));

    const next = await withAnotherPassphrase(ann, first);
    const thief = await createKeyset({
      userId: ann.userId,
      passphrase: "a thief's",
      kdf: quickKdf,
      derive: deriveNatively,
    });
    const ruined = { ...keyset, epoch: 2, slots: thief.keyset.slots };
    const attempts = [
      sent(next.keyset, thief.vault),
      { ...sent(next.keyset, next.vault), headers: { "if-match": '"1"' } },
      sent(ruined, thief.vault),
    ];
    for (const attempt of attempts) {
      expect(await ann.refused(keysets.write, attempt)).toMatchObject(noProof);
    }
    expect(await ann.ok(keysets.read)).toEqual({ keyset });
    await ann.ok(keysets.write, sent(next.keyset, next.vault));
    expect(await ann.ok(keysets.read)).toEqual({ keyset: next.keyset });
  });

  test("is stored as a hash, is the same on every device, and differs between users", async () => {
    const [ann, bob] = [await app().visitor().register(), await app().visitor().register()];
    const [ofAnn, ofBob] = [await encrypt(ann), await encrypt(bob)];
    expect(await hashOf(ann)).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashOf(ann)).not.toBe(await hashOf(bob));
    expect(ofAnn.vault.keysetProof).not.toBe(ofBob.vault.keysetProof);
    const strict = await removeRecoverySlot(ofAnn.vault, ofAnn.keyset);
    await ann.ok(keysets.write, sent(strict.keyset, strict.vault));
  });

  test("is stored at the first change, for an account older than the proof", async () => {
    const ann = await app().visitor().register();
    const first = await encrypt(ann);
    await app().database.asOwner(ann.userId, (trx) =>
      trx.updateTable("keysets").set({ proof_hash: null }).execute(),
    );
    const next = await withAnotherPassphrase(ann, first);
    const bare = { body: { keyset: next.keyset }, headers: { "if-match": '"1"' } };
    expect(await ann.refused(keysets.write, bare)).toMatchObject(noProof);
    await ann.ok(keysets.write, sent(next.keyset, next.vault));
    expect(await hashOf(ann)).toMatch(/^[0-9a-f]{64}$/);
  });

  test("is replaced by starting again, which sends it too", async () => {
    const ann = await app().visitor().register();
    const first = await encrypt(ann);
    const made = await createKeyset({
      userId: ann.userId,
      passphrase: "a new phrase",
      kdf: quickKdf,
      derive: deriveNatively,
    });
    const body = { password, confirmation: "DELETE", keyset: made.keyset };
    expect(await ann.refused(keysets.startAgain, { body })).toMatchObject(noProof);
    await ann.ok(keysets.startAgain, { body, headers: { "x-keyset-proof": made.vault.keysetProof } });
    const removed = await removeRecoverySlot(made.vault, made.keyset);
    expect(await ann.refused(keysets.write, sent(removed.keyset, first.vault))).toMatchObject(noProof);
    await ann.ok(keysets.write, sent(removed.keyset, made.vault));
  });
});

describeApi("what needs a recently typed password", (app) => {
  const later = async () => {
    const ann = await app().visitor().register();
    const unlocked = await encrypt(ann);
    app().clock.pass(10 * minute);
    return { ann, unlocked };
  };

  test("a keyset change ten minutes after the sign-in is refused until the password is typed", async () => {
    const { ann, unlocked } = await later();
    const next = await withAnotherPassphrase(ann, unlocked);
    const change = sent(next.keyset, next.vault);
    expect(await ann.refused(keysets.write, change)).toMatchObject(noPassword);
    expect(await ann.refused(account.confirmPassword, { body: { password: "guess" } })).toMatchObject({
      status: 403,
      error: "WRONG_PASSWORD",
      fields: [{ path: "password" }],
    });
    expect(await ann.refused(keysets.write, change)).toMatchObject(noPassword);
    await ann.ok(account.confirmPassword, { body: { password } });
    app().clock.pass(10 * minute - 1);
    await ann.ok(keysets.write, change);
  });

  test("so is a first proof, which proves nothing: a session alone cannot ruin an older keyset", async () => {
    const { ann, unlocked } = await later();
    await app().database.asOwner(ann.userId, (trx) =>
      trx.updateTable("keysets").set({ proof_hash: null }).execute(),
    );
    const foreign = await firstKeyset(ann);
    const ruined = { ...unlocked.keyset, epoch: 2, policy: foreign.keyset.policy };
    expect(await ann.refused(keysets.write, sent(ruined, foreign.vault))).toMatchObject(noPassword);
    expect(await ann.ok(keysets.read)).toEqual({ keyset: unlocked.keyset });
  });

  test("so is the first keyset, a recovery code and its removal", async () => {
    const plain = await app().visitor().register();
    const { ann, unlocked } = await later();
    const first = await firstKeyset(plain);
    expect(await plain.refused(keysets.write, sent(first.keyset, first.vault))).toMatchObject(noPassword);
    const coded = await addRecoverySlot(unlocked.keyset, passphrase, {
      userId: ann.userId,
      derive: deriveNatively,
    });
    expect(await ann.refused(keysets.write, sent(coded.keyset, coded.vault))).toMatchObject(noPassword);
    await ann.ok(account.confirmPassword, { body: { password } });
    await ann.ok(keysets.write, sent(coded.keyset, coded.vault));
    app().clock.pass(10 * minute);
    const removed = await removeRecoverySlot(coded.vault, coded.keyset);
    expect(await ann.refused(keysets.write, sent(removed.keyset, removed.vault))).toMatchObject(noPassword);
  });

  test("a change of the mode alone needs the proof only, because sealing takes longer than ten minutes", async () => {
    const ann = await app().visitor().register();
    const { vault, keyset } = await encrypt(ann, "migrating");
    app().clock.pass(60 * minute);
    const strict = await setMode(vault, keyset, "strict");
    const bare = { body: { keyset: strict.keyset }, headers: { "if-match": '"1"' } };
    expect(await ann.refused(keysets.write, bare)).toMatchObject(noProof);
    await ann.ok(keysets.write, sent(strict.keyset, vault));
  });

  test("so does replacing a slot of 10,000 iterations, and nothing else with it", async () => {
    const ann = await app().visitor().register();
    const { userId } = ann;
    const made = await firstKeyset(ann);
    const [slot] = made.keyset.slots;
    const kdf = { name: "pbkdf2-sha256", iterations: 10_000 } as const;
    // The server does not derive keys, so for it the slot is as strong as it says.
    const weak = await sealPolicy(made.vault, {
      ...made.keyset,
      slots: [{ ...slot, kdf } as typeof slot & object],
    });
    await ann.ok(keysets.write, sent(weak, made.vault));
    app().clock.pass(10 * minute);
    const stronger = await withRoot(
      { keyset: made.keyset, secret: { passphrase }, context: { userId } },
      async ({ vault, keyset }) => sealPolicy(vault, { ...keyset, epoch: 2 }),
    );
    const ofCode = { id: crypto.randomUUID(), kind: "recovery", kdf: { name: "hkdf-sha256" } };
    const extra = { ...stronger, slots: [...stronger.slots, { ...stronger.slots[0], ...ofCode }] };
    expect(await ann.refused(keysets.write, sent(extra as Keyset, made.vault))).toMatchObject(noPassword);
    const still = { ...weak, epoch: 2, slots: [{ ...weak.slots[0], id: crypto.randomUUID() }] };
    expect(await ann.refused(keysets.write, sent(still as Keyset, made.vault))).toMatchObject(noPassword);
    await ann.ok(keysets.write, sent(stronger, made.vault));
  });

  test("deleting the account needs it after an old sign-in; starting again counts as typing it", async () => {
    const { ann } = await later();
    expect(await ann.refused(account.deleteAccount)).toMatchObject(noPassword);
    expect((await ann.ask(account.user)).status).toBe(200);
    const made = await createKeyset({
      userId: ann.userId,
      passphrase: "a new phrase",
      kdf: quickKdf,
      derive: deriveNatively,
    });
    const body = { password, confirmation: "DELETE", keyset: made.keyset };
    await ann.ok(keysets.startAgain, { body, headers: { "x-keyset-proof": made.vault.keysetProof } });
    app().clock.pass(9 * minute);
    await ann.ok(account.deleteAccount);
    expect((await ann.ask(account.user)).status).toBe(401);
  });

  test("changing the password keeps an earlier confirmation, and wrong confirmations count towards the same limit", async () => {
    const ann = await app().visitor().register();
    const guess = () => ann.ask(account.confirmPassword, { body: { password: "guess" } });
    await ann.ok(account.changePassword, {
      body: { currentPassword: password, newPassword: "silver spoon" },
    });
    await encrypt(ann);
    const statuses: number[] = [];
    for (let tries = 0; tries < 10; tries += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array(9).fill(403), 429]);
    expect(await app().visitor().refused(account.confirmPassword, { body: { password } })).toMatchObject({
      status: 401,
    });
  });
});
