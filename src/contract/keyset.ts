import * as z from "zod/mini";

/**
 * [Note: The keyset]
 * One small JSON per encrypted user. Opaque to the server apart from kid, epoch and mode, which it
 * needs to refuse plaintext and stale writes; everything that matters is bound by the policy seal
 * under the root key. docs/encryption.md gives the exact bytes.
 */
const base64url = z.string().check(z.regex(/^[A-Za-z0-9_-]*$/), z.maxLength(4096));

const argon2id = z.strictObject({
  name: z.literal("argon2id"),
  memoryKib: z.int(),
  passes: z.int(),
  parallelism: z.int(),
});
const pbkdf2 = z.strictObject({ name: z.literal("pbkdf2-sha256"), iterations: z.int() });
const hkdf = z.strictObject({ name: z.literal("hkdf-sha256") });

const slotSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(["passphrase", "recovery"]),
  kdf: z.discriminatedUnion("name", [argon2id, pbkdf2, hkdf]),
  /** 16 random bytes. */
  salt: base64url,
  /** 32 bytes, checked before any decryption, since AES-GCM does not commit to its key. */
  commitment: base64url,
  /** iv 12 | wrapped root key 32 | tag 16. */
  wrapped: base64url,
});

export const keysetSchema = z.strictObject({
  v: z.literal(1),
  uid: z.uuid(),
  kid: base64url,
  epoch: z.int().check(z.minimum(1)),
  mode: z.enum(["migrating", "strict"]),
  slots: z.array(slotSchema).check(z.minLength(1), z.maxLength(8)),
  /** Seals epoch, mode and the slots' digests under the root key. */
  policy: base64url,
});

export type Slot = z.infer<typeof slotSchema>;
export type Kdf = Slot["kdf"];
export type Keyset = z.infer<typeof keysetSchema>;
