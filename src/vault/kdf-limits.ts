import { type Kdf, parameterBeyondLimits, specifiedIterations } from "#contract/keyset.ts";
import { VaultError } from "#vault/vault-error.ts";

/** What a new passphrase slot gets. */
export const presentKdf = { name: "argon2id", memoryKib: 65_536, passes: 3, parallelism: 1 } as const;

/** For a platform that may not run WebAssembly. */
export const plainKdf = { name: "pbkdf2-sha256", iterations: 600_000 } as const;

/** Throws VaultError `kdf_refused` unless a slot with these parameters may be opened. */
export function assertMayOpen(kdf: Kdf): void {
  if (!needsUpgrade(kdf)) assertMayMake(kdf);
}

/** Throws VaultError `kdf_refused` unless a new slot may be made with these parameters. */
export function assertMayMake(kdf: Kdf): void {
  const parameter = parameterBeyondLimits(kdf);
  if (parameter) throw new VaultError("kdf_refused", parameter);
}

/** Tells whether a slot can be opened but must be replaced by one of today's strength. */
export function needsUpgrade(kdf: Kdf): boolean {
  return kdf.name === "pbkdf2-sha256" && kdf.iterations === specifiedIterations;
}
