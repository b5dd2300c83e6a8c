import { readFileSync } from "node:fs";
import { argon2id as nobleArgon2id } from "@noble/hashes/argon2";
import { describe, expect, it } from "vitest";
import { type Bytes, concat } from "#formats/bytes/bytes.ts";
import { seededRandom } from "#test/vault/seeded-random.ts";
import { aesKey, aesOpen, aesSeal } from "#vault/primitives/aes-gcm.ts";
import { utf8 } from "#vault/primitives/bytes.ts";
import { hkdfBytes, hkdfKey } from "#vault/primitives/hkdf.ts";
import { argon2id, pbkdf2 } from "#vault/primitives/kdf.ts";

/** The product's own primitives against published vectors. */

interface AesCase {
  tcId: number;
  key: string;
  iv: string;
  aad: string;
  msg: string;
  ct: string;
  tag: string;
  result: "valid" | "invalid";
}

describe("AES-256-GCM, Wycheproof", () => {
  const { tests } = vectors<{ tests: AesCase[] }>("vault-wycheproof-aes-gcm.json");

  it.each(tests)("case $tcId: $comment", async ({ result, ...hex }) => {
    const key = await aesKey(fromHex(hex.key));
    const aad = fromHex(hex.aad);
    const sealed = concat(fromHex(hex.iv), fromHex(hex.ct), fromHex(hex.tag));
    const opened = await aesOpen(key, aad, sealed);
    if (result === "invalid") return expect(opened).toBeNull();
    expect(toHex(opened)).toBe(hex.msg);
    expect(await aesSeal(key, { iv: fromHex(hex.iv), aad, text: fromHex(hex.msg) })).toEqual(sealed);
  });
});

interface HkdfCase {
  tcId: number;
  ikm: string;
  salt: string;
  info: string;
  size: number;
  okm: string;
  result: "valid" | "invalid";
}

describe("HKDF-SHA-256, Wycheproof", () => {
  const { tests } = vectors<{ tests: HkdfCase[] }>("vault-wycheproof-hkdf-sha256.json");

  it.each(tests)("case $tcId: $comment", async ({ ikm, salt, info, size, okm, result }) => {
    const key = await hkdfKey(fromHex(ikm));
    const derived = hkdfBytes(key, { info: fromHex(info), salt: fromHex(salt), length: size });
    if (result === "invalid") return expect(derived).rejects.toThrow();
    expect(toHex(await derived)).toBe(okm);
  });
});

interface PbkdfCase {
  tcId: number;
  password: string;
  salt: string;
  iterationCount: number;
  dkLen: number;
  dk: string;
}

describe("PBKDF2-HMAC-SHA-256, Wycheproof", () => {
  const { tests } = vectors<{ tests: PbkdfCase[] }>("vault-wycheproof-pbkdf2-sha256.json");

  it.each(tests)("case $tcId: $comment", async ({ password, salt, iterationCount, dkLen, dk }) => {
    const input = { secret: fromHex(password), salt: fromHex(salt) };
    expect(toHex(await pbkdf2({ ...input, iterations: iterationCount, length: dkLen }))).toBe(dk);
  });
});

interface Argon2Case {
  passes: number;
  memoryKib: number;
  parallelism: number;
  password: string;
  salt: string;
  tag: string;
}

describe("Argon2id", () => {
  const { reference, rfc9106 } = vectors<{
    reference: Argon2Case[];
    rfc9106: Argon2Case & { secret: string; associatedData: string };
  }>("vault-argon2id.json");

  it.each(reference)("gives the reference's tag $tag", async ({ password, salt, tag, ...cost }) => {
    const input = { secret: utf8(password), salt: utf8(salt) };
    expect(toHex(await argon2id({ ...cost, ...input, length: 32 }))).toBe(tag);
  });

  it("agrees, for any input, with a second implementation that gives RFC 9106's tag", async () => {
    // The RFC's vector has associated data, for which the product's library has no parameter.
    const { passes: t, memoryKib: m, parallelism: p } = rfc9106;
    const key = fromHex(rfc9106.secret);
    const personalization = fromHex(rfc9106.associatedData);
    const options = { t, m, p, key, personalization };
    const tag = nobleArgon2id(fromHex(rfc9106.password), fromHex(rfc9106.salt), options);
    expect(toHex(tag)).toBe(rfc9106.tag);

    const random = seededRandom("argon2id");
    for (const [passes, memoryKib, parallelism] of [
      [1, 32, 4],
      [3, 32, 4],
      [2, 1024, 1],
      [3, 2048, 1],
      [4, 777, 3],
    ] as const) {
      const input = { secret: random(1 + (memoryKib % 60)), salt: random(32) };
      const ours = await argon2id({ passes, memoryKib, parallelism, ...input, length: 32 });
      const theirs = nobleArgon2id(input.secret, input.salt, {
        t: passes,
        m: memoryKib,
        p: parallelism,
        dkLen: 32,
      });
      expect(ours).toEqual(new Uint8Array(theirs));
    }
  });
});

function vectors<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`../vectors/${file}`, import.meta.url), "utf8"));
}

function fromHex(hex: string): Bytes {
  return new Uint8Array(Buffer.from(hex, "hex"));
}

function toHex(bytes: Uint8Array | null): string {
  return Buffer.from(bytes ?? []).toString("hex");
}
