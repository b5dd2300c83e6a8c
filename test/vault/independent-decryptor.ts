/**
 * Opens Quotewright's sealed data without Quotewright: written from docs/encryption.md alone, with Node's own crypto
 * and another implementation of Argon2. It shares no line with the product.
 *
 *   npx tsx test/vault/independent-decryptor.ts keyset.json dump.txt < passphrase.txt
 *
 * The dump may be any text: every envelope in it is opened, and printed as one line of JSON.
 */
import { createDecipheriv, createHash, hkdfSync, pbkdf2Sync, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { hashRaw } from "@node-rs/argon2";

interface ForeignSlot {
  id: string;
  kind: string;
  kdf: { name: string; memoryKib?: number; passes?: number; parallelism?: number; iterations?: number };
  salt: string;
  commitment: string;
  wrapped: string;
}

export interface ForeignKeyset {
  uid: string;
  kid: string;
  epoch: number;
  mode: string;
  slots: ForeignSlot[];
  policy: string;
}

/** The root key of a keyset, by passphrase. @throws Error when it is wrong or the keyset was changed */
export async function rootKeyOf(keyset: ForeignKeyset, passphrase: string): Promise<Buffer> {
  const slot = keyset.slots.find(({ kind }) => kind === "passphrase");
  if (!slot) throw new Error("no passphrase slot");
  const salt = sha256(lines("quotewright/v1/kdf-salt", keyset.uid, slot.salt));
  const stretched = await stretch(slot, Buffer.from(passphrase.normalize("NFKC"), "utf8"), salt);
  const commitment = hkdf(stretched, lines("quotewright/v1/commitment", keyset.uid, slot.id), 32);
  if (!timingSafeEqual(commitment, base64url(slot.commitment))) throw new Error("wrong passphrase");
  const wrappingKey = hkdf(stretched, lines("quotewright/v1/wrapping-key", keyset.uid, slot.id), 32);
  const head = lines("quotewright/v1/slot", keyset.uid, slot.id, slot.kind, kdfText(slot), slot.salt);
  const root = decrypt(wrappingKey, head, base64url(slot.wrapped));
  checkPolicy(keyset, root);
  return root;
}

/** The words of one envelope of any record. */
export function openForeign(root: Buffer, userId: string, envelope: string): Record<string, unknown> {
  const [version, kid, kind, recordId, body] = envelope.split(":");
  if (version !== "qw1" || !kid || !kind || !recordId || !body) throw new Error("not an envelope");
  const key = hkdf(root, lines("quotewright/v1/record", userId, kind), 32);
  const text = decrypt(key, lines("qw1", userId, kid, kind, recordId), base64url(body));
  return JSON.parse(text.toString("utf8"));
}

function checkPolicy(keyset: ForeignKeyset, root: Buffer): void {
  const kid = hkdf(root, lines("quotewright/v1/kid", keyset.uid), 16).toString("base64url");
  if (kid !== keyset.kid) throw new Error("the keyset names another key");
  const key = hkdf(root, lines("quotewright/v1/policy", keyset.uid), 32);
  const text = decrypt(key, lines("quotewright/v1/policy", keyset.uid, kid), base64url(keyset.policy));
  const slots = keyset.slots.map((slot) => {
    const { id, kind, salt, commitment, wrapped } = slot;
    const whole = lines("quotewright/v1/slot-digest", id, kind, kdfText(slot), salt, commitment, wrapped);
    return sha256(whole).toString("base64url");
  });
  const shown = JSON.stringify({ epoch: keyset.epoch, mode: keyset.mode, slots });
  if (text.toString("utf8") !== shown) throw new Error("the keyset was changed");
}

async function stretch({ kdf }: ForeignSlot, secret: Buffer, salt: Buffer): Promise<Buffer> {
  if (kdf.name === "pbkdf2-sha256") return pbkdf2Sync(secret, salt, kdf.iterations ?? 0, 32, "sha256");
  if (kdf.name !== "argon2id") throw new Error(`unknown KDF ${kdf.name}`);
  const { memoryKib = 0, passes = 0, parallelism = 0 } = kdf;
  // The library's defaults are Argon2id, version 0x13.
  return hashRaw(secret, { memoryCost: memoryKib, timeCost: passes, parallelism, salt, outputLen: 32 });
}

function kdfText({ kdf }: ForeignSlot): string {
  return [kdf.name, kdf.memoryKib, kdf.passes, kdf.parallelism, kdf.iterations]
    .filter((part) => part !== undefined)
    .join(":");
}

function decrypt(key: Buffer, aad: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, 12)).setAAD(aad);
  decipher.setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
}

function hkdf(key: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", key, Buffer.alloc(0), info, length));
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}

function lines(...parts: string[]): Buffer {
  return Buffer.from(parts.join("\n"), "utf8");
}

function base64url(text: string): Buffer {
  return Buffer.from(text, "base64url");
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [keysetFile = "", dumpFile = ""] = process.argv.slice(2);
  const keyset: ForeignKeyset = JSON.parse(readFileSync(keysetFile, "utf8"));
  const passphrase = readFileSync(0, "utf8").replace(/\r?\n$/, "");
  const root = await rootKeyOf(keyset, passphrase);
  for (const [envelope] of readFileSync(dumpFile, "utf8").matchAll(/qw1:[\w-]+:\w+:[\w-]+:[\w-]+/g)) {
    const [, , kind, id] = envelope.split(":");
    console.log(JSON.stringify({ kind, id, ...openForeign(root, keyset.uid, envelope) }));
  }
}
