import { describe, expect, it } from "vitest";
import type { Id } from "#domain/ids/id.ts";
import { seededRandom } from "#test/vault/seeded-random.ts";
import {
  acceptKid,
  forgetDevice,
  forgetLocally,
  isKeptLocally,
  keepLocally,
  readPin,
  restoreLocally,
} from "#vault/device/local-key.ts";
import { type LocalStore, memoryStore } from "#vault/device/local-store.ts";
import { assertPinned } from "#vault/keyset/device-pin.ts";
import { createKeyset, openKeyset } from "#vault/keyset/keyset.ts";
import { addRecoverySlot, changePassphrase, setMode } from "#vault/keyset/keyset-change.ts";
import { openFields } from "#vault/records/records.ts";
import { sealFields } from "#vault/records/seal-fields.ts";

const userId = "6f1c2b9e-7d4a-4c1b-9a55-0d9c5a1e2b3f" as Id<"User">;
const seen = { userId, email: "ann@example.co.uk", typedEmail: null };
const passphrase = "correct horse battery staple";
const kdf = { name: "argon2id", memoryKib: 19_456, passes: 2, parallelism: 1 } as const;
const random = seededRandom("device");
const deviceShare = random(32);
const rootBytes = new Uint8Array(32).fill(0xa7);

/** The first random bytes are the root key: a known one, so that a store can be searched for it. */
function knownRoot() {
  let first = true;
  return (length: number) => {
    const bytes = first ? rootBytes.slice() : random(length);
    first = false;
    return bytes;
  };
}

const made = await createKeyset({ userId, passphrase, kdf, deviceShare, random: knownRoot() });
const note = { id: "0b0e7c1d-5f5b-4a30-8a5c-3f1f6b7e9d20", name: "Mrs Patel's kitchen" };
const sealed = await sealFields(made.vault, "category", note);

async function deviceThatUnlocked(): Promise<LocalStore> {
  const store = memoryStore();
  await keepLocally(store, made, seen);
  return store;
}

describe("the key on the device", () => {
  it("opens the account again with the session's share, without the passphrase", async () => {
    const store = await deviceThatUnlocked();
    const restored = await restoreLocally(store, { userId, deviceShare, keyset: made.keyset });
    const opened = await openFields(restored?.vault ?? "locked", "category", sealed);
    expect(opened).toMatchObject({ state: "open", record: { name: note.name } });
    expect(restored?.pin).toEqual(made.pin);
  });

  it("is never on the disk in a readable form", async () => {
    const store = await deviceThatUnlocked();
    const kept = JSON.stringify([await store.get(`key:${userId}`), await store.get(`pin:${userId}`)]);
    const readable = [Buffer.from(rootBytes), Buffer.from(deviceShare)].flatMap((secret) => [
      secret.toString("hex"),
      secret.toString("base64url").slice(0, 20),
    ]);
    for (const form of [...readable, passphrase]) expect(kept).not.toContain(form);
  });

  it("opens nothing with another session, and is then forgotten", async () => {
    const store = await deviceThatUnlocked();
    const stolen = { userId, deviceShare: random(32), keyset: made.keyset };
    expect(await restoreLocally(store, stolen)).toBeNull();
    expect(await restoreLocally(store, { ...stolen, deviceShare })).toBeNull();
  });

  it("opens nothing once the passphrase was changed elsewhere; the person is asked again", async () => {
    const store = await deviceThatUnlocked();
    const change = { unlock: { passphrase }, next: "a new passphrase", kdf };
    const { keyset } = await changePassphrase(made.keyset, change, { userId });
    expect(await restoreLocally(store, { userId, deviceShare, keyset })).toBeNull();
    expect(await store.get(`key:${userId}`)).toBeUndefined();
  });

  it("survives a change of mode and a new recovery code", async () => {
    const store = await deviceThatUnlocked();
    const { keyset } = await addRecoverySlot(made.keyset, passphrase, { userId });
    const strict = await setMode(made.vault, keyset, "strict");
    await keepLocally(store, strict, seen);
    const restored = await restoreLocally(store, { userId, deviceShare, keyset: strict.keyset });
    expect(restored?.keyset.epoch).toBe(3);
  });

  it("is deleted at logout while the pin stays; starting again deletes both", async () => {
    const store = await deviceThatUnlocked();
    await forgetLocally(store, userId);
    expect(await restoreLocally(store, { userId, deviceShare, keyset: made.keyset })).toBeNull();
    expect(await readPin(store, userId)).toEqual(made.pin);
    await forgetDevice(store, userId);
    expect(await readPin(store, userId)).toBeNull();
  });

  it("accepts another key when its owner confirms it: that one only, and never a missing one", async () => {
    const store = await deviceThatUnlocked();
    const another = await createKeyset({ userId, passphrase: "a new passphrase", kdf });
    await acceptKid(store, userId, another.keyset.kid);
    const pin = await readPin(store, userId);
    await assertPinned(pin, another.keyset);
    await expect(assertPinned(pin, null)).rejects.toMatchObject({ code: "keyset_missing" });
    await expect(assertPinned(pin, made.keyset)).rejects.toMatchObject({ code: "keyset_replaced" });
    expect(await isKeptLocally(store, userId)).toBe(false);
    const opened = await openKeyset(another.keyset, "a new passphrase", { userId, pin });
    expect(opened.pin.epoch).toBe(1);
  });

  it("survives a damaged entry by asking for the passphrase", async () => {
    const store = await deviceThatUnlocked();
    for (const entry of ["nonsense", 7, { kid: made.keyset.kid }, { ...made.deviceKey, wrapped: "%" }]) {
      await store.put(`key:${userId}`, entry);
      expect(await restoreLocally(store, { userId, deviceShare, keyset: made.keyset })).toBeNull();
    }
  });
});

describe("what the device knows", () => {
  it("detects a server that denies the keyset or rolls it back", async () => {
    const store = await deviceThatUnlocked();
    const later = await setMode(made.vault, made.keyset, "strict");
    await keepLocally(store, later, seen);
    const pin = await readPin(store, userId);
    await expect(assertPinned(pin, null)).rejects.toMatchObject({ code: "keyset_missing" });
    const rolledBack = restoreLocally(store, { userId, deviceShare, keyset: made.keyset });
    await expect(rolledBack).rejects.toMatchObject({ code: "keyset_rolled_back" });
  });

  it("detects a keyset that the server changed, even without the passphrase", async () => {
    const store = await deviceThatUnlocked();
    const keyset = { ...made.keyset, epoch: 9 };
    const attempt = restoreLocally(store, { userId, deviceShare, keyset });
    await expect(attempt).rejects.toMatchObject({ code: "epoch_changed" });
  });
});
