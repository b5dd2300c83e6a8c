import type { Kdf, Slot } from "#contract/keyset.ts";
import type { Id } from "#domain/ids/id.ts";
import { toBase64url } from "#formats/bytes/base64url.ts";
import { type Bytes, equalBytes } from "#formats/bytes/bytes.ts";
import { sha256 } from "#formats/bytes/digest.ts";
import { aesOpen, aesSeal, ivLength } from "#vault/primitives/aes-gcm.ts";
import { fromBase64url, wipe } from "#vault/primitives/bytes.ts";
import { hkdfAesKey, hkdfBytes, hkdfKey } from "#vault/primitives/hkdf.ts";
import type { Derive } from "#vault/primitives/kdf.ts";
import { type Random, randomUuid } from "#vault/primitives/random.ts";
import { labels, statement } from "#vault/primitives/statement.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";

type SlotHead = Pick<Slot, "id" | "kind" | "kdf" | "salt">;

/** What making or opening a slot needs besides the secret. */
export interface SlotTools {
  userId: Id<"User">;
  derive: Derive;
  random: Random;
}

export interface SlotContent {
  kind: Slot["kind"];
  kdf: Kdf;
  /** Bytes of the passphrase or of the recovery code. */
  secret: Bytes;
  /** The raw root key, 32 bytes. */
  root: Bytes;
}

/** Wraps the root key under a secret; with a new id, salt and iv every time. */
export async function makeSlot(tools: SlotTools, content: SlotContent): Promise<Slot> {
  const head: SlotHead = {
    id: randomUuid(tools.random),
    kind: content.kind,
    kdf: content.kdf,
    salt: toBase64url(tools.random(16)),
  };
  const { commitment, wrappingKey } = await slotKeys(tools, head, content.secret);
  const aad = slotStatement(tools.userId, head);
  const wrapped = await aesSeal(wrappingKey, { iv: tools.random(ivLength), aad, text: content.root });
  return { ...head, commitment: toBase64url(commitment), wrapped: toBase64url(wrapped) };
}

/**
 * Unwraps the raw root key of a slot; null when the secret is not the slot's. The commitment is compared before
 * anything is decrypted: AES-GCM opens under more than one key, which would let a server test many passphrases with
 * one crafted slot.
 *
 * @throws VaultError `slot_broken` when the secret is right and the wrapped key is damaged
 */
export async function openSlot(tools: SlotTools, slot: Slot, secret: Bytes): Promise<Bytes | null> {
  const { commitment, wrappingKey } = await slotKeys(tools, slot, secret);
  if (!equalBytes(commitment, fromBase64url(slot.commitment))) return null;
  const root = await aesOpen(wrappingKey, slotStatement(tools.userId, slot), fromBase64url(slot.wrapped));
  if (root?.length !== 32) throw new VaultError("slot_broken");
  return root;
}

/** SHA-256 over every field of a slot, in base64url: policy and local key name the slot by it. */
export async function slotDigest(slot: Slot): Promise<string> {
  const { id, kind, kdf, salt, commitment, wrapped } = slot;
  const whole = statement(labels.slotDigest, id, kind, kdfText(kdf), salt, commitment, wrapped);
  return toBase64url(await sha256(whole));
}

async function slotKeys({ userId, derive }: SlotTools, head: SlotHead, secret: Bytes) {
  const salt = await sha256(statement(labels.kdfSalt, userId, head.salt));
  const stretched = await derive(head.kdf, { secret, salt });
  const handle = await hkdfKey(stretched);
  wipe(stretched);
  const [commitment, wrappingKey] = await Promise.all([
    hkdfBytes(handle, { info: statement(labels.commitment, userId, head.id), length: 32 }),
    hkdfAesKey(handle, statement(labels.wrappingKey, userId, head.id)),
  ]);
  return { commitment, wrappingKey };
}

function slotStatement(userId: Id<"User">, { id, kind, kdf, salt }: SlotHead): Bytes {
  return statement(labels.slot, userId, id, kind, kdfText(kdf), salt);
}

function kdfText(kdf: Kdf): string {
  switch (kdf.name) {
    case "argon2id":
      return `argon2id:${kdf.memoryKib}:${kdf.passes}:${kdf.parallelism}`;
    case "pbkdf2-sha256":
      return `pbkdf2-sha256:${kdf.iterations}`;
    case "hkdf-sha256":
      return "hkdf-sha256";
  }
}
