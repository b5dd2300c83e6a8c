import * as z from "zod/mini";
import type { Fault } from "#contract/fault.ts";

/**
 * [Note: The keyset]
 * One small JSON object for each encrypted user. It is opaque to the server apart from kid, epoch and mode, which the
 * server needs to refuse plaintext and stale writes. The policy, sealed under the root key, binds everything that
 * matters. docs/encryption.md gives the exact bytes.
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
  /** 32 bytes, compared before anything is decrypted, because AES-GCM does not commit to its key. */
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
  /** Seals epoch, mode and digests of the slots under the root key. */
  policy: base64url,
});

/**
 * [Note: Floors and ceilings]
 * The server keeps the parameters, so it could ask for weak ones, or for ones that freeze the browser. The vault
 * refuses both before it derives anything. The server refuses to store them, because no device would open such a
 * keyset. The floor is OWASP's minimum for Argon2id (19 MiB, 2 passes) and for PBKDF2-SHA-256 (600,000 iterations).
 */
export const kdfLimits = {
  memoryKib: [19_456, 262_144],
  passes: [2, 10],
  parallelism: [1, 4],
  iterations: [600_000, 10_000_000],
} as const;

/** Too few by today's measure: such a slot is opened, and replaced at the same unlock (decision P3). */
export const specifiedIterations = 10_000;

/** The name of a parameter outside its limits; null when all are within them. */
export function parameterBeyondLimits(kdf: Kdf): keyof typeof kdfLimits | null {
  const parameters = Object.keys(kdfLimits) as (keyof typeof kdfLimits)[];
  return (
    parameters.find((name) => name in kdf && !isWithin(name, (kdf as Record<string, unknown>)[name])) ?? null
  );
}

function isWithin(name: keyof typeof kdfLimits, value: unknown): boolean {
  const [floor, ceiling] = kdfLimits[name];
  return Number.isInteger(value) && Number(value) >= floor && Number(value) <= ceiling;
}

const bytesOf = { salt: 16, commitment: 32, wrapped: 60 } as const;

/**
 * Whether every device can open a slot: its derivation fits its kind, and parameters and lengths are within the
 * limits.
 */
function isOpenable(slot: Slot): boolean {
  const { kind, kdf } = slot;
  const isOfKind = kind === "recovery" ? kdf.name === "hkdf-sha256" : kdf.name !== "hkdf-sha256";
  const isOld = kdf.name === "pbkdf2-sha256" && kdf.iterations === specifiedIterations;
  const lengths = Object.entries(bytesOf) as [keyof typeof bytesOf, number][];
  return (
    isOfKind &&
    (isOld || parameterBeyondLimits(kdf) === null) &&
    lengths.every(([part, bytes]) => slot[part].length === Math.ceil((bytes * 4) / 3))
  );
}

/** A keyset that may be stored. One that no device can open would lock its owner out for good. */
export const storableKeyset = keysetSchema.check(
  z.refine(({ slots }) => slots.every(isOpenable), "keyset.unopenable" satisfies Fault),
  z.refine(
    ({ slots }) => slots.some(({ kind }) => kind === "passphrase"),
    "keyset.noPassphrase" satisfies Fault,
  ),
  z.refine(
    ({ slots }) => new Set(slots.map(({ id }) => id)).size === slots.length,
    "keyset.sameSlotId" satisfies Fault,
  ),
);

export type Slot = z.infer<typeof slotSchema>;
export type Kdf = Slot["kdf"];
export type Keyset = z.infer<typeof keysetSchema>;
