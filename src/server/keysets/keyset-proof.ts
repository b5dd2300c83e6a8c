import { createHash } from "node:crypto";
import { Refusal } from "#contract/errors.ts";
import { type Keyset, specifiedIterations } from "#contract/keyset.ts";

/**
 * What is stored of a keyset proof: hex SHA-256 of its 32 bytes, so that a stolen table changes no keyset.
 *
 * @throws Refusal KEYSET_PROOF without one
 */
export function proofHash(proof: string | undefined): string {
  if (proof === undefined) throw new Refusal("KEYSET_PROOF");
  return createHash("sha256").update(Buffer.from(proof, "base64url")).digest("hex");
}

/**
 * Whether the proof alone lets a keyset replace another (decision A17). Where nothing but the mode changes, it ends an
 * encrypting that may outlast the password's ten minutes; where a slot of 10,000 iterations goes, it is the upgrade at
 * an unlock, which asks nothing.
 */
export function isProofEnough(before: Keyset, next: Keyset): boolean {
  if (isSame(before.slots, next.slots)) return true;
  const others = ({ slots }: Keyset) => slots.filter(({ kind }) => kind !== "passphrase");
  const isUpgrade = isOfFormerStrength(before) && !isOfFormerStrength(next);
  return isUpgrade && before.mode === next.mode && isSame(others(before), others(next));
}

/** The setting of specification 1 §9, which the app replaces as soon as it meets it. */
function isOfFormerStrength({ slots }: Keyset): boolean {
  return slots.some(({ kdf }) => kdf.name === "pbkdf2-sha256" && kdf.iterations === specifiedIterations);
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
