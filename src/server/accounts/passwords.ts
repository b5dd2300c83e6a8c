import { hash, verify } from "@node-rs/argon2";

/** Argon2id, 19 MiB, 2 passes: OWASP's floor, chosen for a server that checks many at once. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password for storage, with its own salt and parameters inside. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * Compares a password with a stored hash. Without one it compares with a dummy, so that the answer takes
 * as long for an account that does not exist.
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
