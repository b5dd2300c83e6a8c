import { type Kdf, parameterBeyondLimits, specifiedIterations } from "#contract/keyset.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";

/** The parameters of a new passphrase slot. */
export const presentKdf = { name: "argon2id", memoryKib: 65_536, passes: 3, parallelism: 1 } as const;

/** The parameters for a platform that may not run WebAssembly. */
export const plainKdf = { name: "pbkdf2-sha256", iterations: 600_000 } as const;

/** Checks that a slot with these parameters may be opened. @throws VaultError `kdf_refused` if it may not. */
export function assertMayOpen(kdf: Kdf): void {
  if (!needsUpgrade(kdf)) assertMayMake(kdf);
}

/** Checks that a new slot may have these parameters. @throws VaultError `kdf_refused` if it may not. */
export function assertMayMake(kdf: Kdf): void {
  const parameter = parameterBeyondLimits(kdf);
  if (parameter) throw new VaultError("kdf_refused", parameter);
}

/** Whether a slot can be opened but must be replaced by one of today's strength. */
export function needsUpgrade(kdf: Kdf): boolean {
  return kdf.name === "pbkdf2-sha256" && kdf.iterations === specifiedIterations;
}
