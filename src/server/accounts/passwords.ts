import { hash, verify } from "@node-rs/argon2";

/** Argon2id, 19 MiB, 2 passes: OWASP's minimum, chosen for a server that checks many passwords at the same time. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** @returns the Argon2id hash to store, which includes its salt and parameters */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * Compares a password with a stored hash. Without an account it compares with a dummy hash, so that the answer takes as
 * long.
 */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const matches = await verify(stored ?? (await dummyHash()), password);
  return matches && stored !== null;
}

let dummy: Promise<string> | null = null;

function dummyHash(): Promise<string> {
  dummy ??= hashPassword("no account has this password");
  return dummy;
}
