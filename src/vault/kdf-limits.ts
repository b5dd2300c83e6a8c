import type { Kdf } from "#contract/keyset.ts";
import { VaultError } from "#vault/vault-error.ts";

/**
 * [Note: Floors and ceilings]
 * The server keeps the parameters, so it could ask for weak ones, or for ones that freeze the browser.
 * Both are refused before anything is derived. The floor is OWASP's least for Argon2id (19 MiB, 2
 * passes) and for PBKDF2-SHA-256 (600,000 iterations).
 */
const limits = {
  memoryKib: [19_456, 262_144],
  passes: [2, 10],
  parallelism: [1, 4],
  iterations: [600_000, 10_000_000],
} as const;

/** What a new passphrase slot gets. */
export const presentKdf = { name: "argon2id", memoryKib: 65_536, passes: 3, parallelism: 1 } as const;

/** For a platform that may not run WebAssembly. */
export const plainKdf = { name: "pbkdf2-sha256", iterations: 600_000 } as const;

/** The setting of specification 1 §9: opened, and replaced at the same unlock (decision P3). */
const specifiedIterations = 10_000;

/** Throws VaultError `kdf_refused` unless a slot with these parameters may be opened. */
export function assertMayOpen(kdf: Kdf): void {
  if (!needsUpgrade(kdf)) assertMayMake(kdf);
}

/** Throws VaultError `kdf_refused` unless a new slot may be made with these parameters. */
export function assertMayMake(kdf: Kdf): void {
  if (kdf.name === "argon2id") {
    assertWithin("memoryKib", kdf.memoryKib);
    assertWithin("passes", kdf.passes);
    assertWithin("parallelism", kdf.parallelism);
  }
  if (kdf.name === "pbkdf2-sha256") assertWithin("iterations", kdf.iterations);
}

/** Tells whether a slot can be opened but must be replaced by one of today's strength. */
export function needsUpgrade(kdf: Kdf): boolean {
  return kdf.name === "pbkdf2-sha256" && kdf.iterations === specifiedIterations;
}

function assertWithin(parameter: keyof typeof limits, value: number): void {
  const [floor, ceiling] = limits[parameter];
  if (!(Number.isInteger(value) && value >= floor && value <= ceiling)) {
    throw new VaultError("kdf_refused", parameter);
  }
}
