import { createHash } from "node:crypto";
import { type Keyset, specifiedIterations } from "#contract/keyset.ts";
import { Refusal } from "#server/base/refusal.ts";

/**
 * The stored form of a keyset proof: hex SHA-256 of its 32 bytes, so that nobody can change a keyset with a stolen
 * table.
 *
 * @throws Refusal KEYSET_PROOF if there is no proof
 */
export function proofHash(proof: string | undefined): string {
  if (proof === undefined) throw new Refusal("KEYSET_PROOF");
  return createHash("sha256").update(Buffer.from(proof, "base64url")).digest("hex");
}

/**
 * Whether the proof alone allows a keyset to replace another, without a recently typed password (decision A17). A
 * change of the mode only ends an encryption, which may take longer than the password's ten minutes. Replacing a slot
 * of 10,000 iterations is the upgrade at unlock, which asks for nothing.
 */
export function isProofEnough(before: Keyset, next: Keyset): boolean {
  if (isSame(before.slots, next.slots)) return true;
  const others = ({ slots }: Keyset) => slots.filter(({ kind }) => kind !== "passphrase");
  const isUpgrade = isOfFormerStrength(before) && !isOfFormerStrength(next);
  return isUpgrade && before.mode === next.mode && isSame(others(before), others(next));
}

/** Whether the passphrase's derivation is the weak one of old accounts, which the app replaces at the next unlock. */
function isOfFormerStrength({ slots }: Keyset): boolean {
  return slots.some(({ kdf }) => kdf.name === "pbkdf2-sha256" && kdf.iterations === specifiedIterations);
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
