import { hash, verify } from "@node-rs/argon2";

/** What a hash costs: memory in KiB, and how often Argon2id passes over it. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** OWASP's minimum for Argon2id, chosen for a server that checks many passwords at the same time. */
export const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/** Hashes the passwords of accounts, and checks typed ones. */
export interface Passwords {
  /** @returns the Argon2id hash to store, which includes its salt and parameters */
  hash(password: string): Promise<string>;
  /**
   * Compares a password with a stored hash. Without an account it compares with a dummy hash, so that the answer takes
   * as long.
   */
  matches(password: string, stored: string | null): Promise<boolean>;
}

/** Passwords whose new hashes have this cost; a stored hash of any cost can be checked. */
export function passwordsAt(cost: PasswordCost): Passwords {
  let dummy: Promise<string> | null = null;

  function hashed(password: string): Promise<string> {
    return hash(password, { ...cost, parallelism: 1 });
  }

  return {
    hash: hashed,

    async matches(password, stored) {
      dummy ??= hashed("no account has this password");
      const matches = await verify(stored ?? (await dummy), password);
      return matches && stored !== null;
    },
  };
}
