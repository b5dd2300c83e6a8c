import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type GoldenAccount, makeGoldenAccount } from "#test/vault/golden-account.ts";
import { openForeign, rootKeyOf } from "#test/vault/independent-decryptor.ts";
import { openKeyset, openWithRecoveryCode } from "#vault/keyset/keyset.ts";
import { openFields } from "#vault/records/records.ts";

const file = new URL("../vectors/vault-golden-v1.json", import.meta.url);
const golden: GoldenAccount = JSON.parse(readFileSync(file, "utf8"));
const { userId, passphrase, recoveryCode, keysets, records } = golden;

describe("the frozen account of version 1", () => {
  it.each(Object.entries(keysets))("opens by its %s keyset", async (_name, keyset) => {
    const { vault } = await openKeyset(keyset, passphrase, { userId });
    for (const { kind, plain, sealed } of records) {
      expect(await openFields(vault, kind, sealed)).toMatchObject({ state: "open", record: plain });
    }
  });

  it("opens by its recovery code", async () => {
    const { vault } = await openWithRecoveryCode(keysets.withRecovery, recoveryCode, { userId });
    expect(vault.kid).toBe(keysets.argon2id.kid);
  });

  it("says which slot must be replaced", async () => {
    for (const [name, keyset] of Object.entries(keysets)) {
      const { needsUpgrade } = await openKeyset(keyset, passphrase, { userId });
      expect(needsUpgrade, name).toBe(name === "specified");
    }
  });

  it("can be made again, byte for byte, from the same random bytes", async () => {
    expect((await makeGoldenAccount()).keysets).toEqual(keysets);
  });
});

describe("a decryptor written from the documentation with other libraries", () => {
  it.each(Object.entries(keysets))("opens every envelope by the %s keyset", async (_name, keyset) => {
    const root = await rootKeyOf(keyset, passphrase);
    for (const { plain, sealed } of records) {
      const words = openForeign(root, userId, String(sealed.sealed));
      for (const [field, word] of Object.entries(words)) {
        if (field !== "lineItems") expect(word).toBe(plain[field]);
      }
      expect(Object.keys(words).length).toBeGreaterThan(0);
      expect(wordsById(plain.lineItems)).toMatchObject(words.lineItems ?? {});
    }
  });

  it("refuses a wrong passphrase and a changed keyset", async () => {
    const { argon2id } = keysets;
    await expect(rootKeyOf(argon2id, passphrase.trim())).rejects.toThrow("wrong passphrase");
    await expect(rootKeyOf({ ...argon2id, epoch: 7 }, passphrase)).rejects.toThrow("changed");
  });
});

function wordsById(lines: unknown): Record<string, unknown> {
  const list = Array.isArray(lines) ? lines : [];
  return Object.fromEntries(list.map((line) => [line.id, line]));
}
