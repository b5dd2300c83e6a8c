import { passwordsAt } from "#server/base/passwords.ts";

/** The cheapest hashes that Argon2id allows: tests register people by the hundred. */
export const quickPasswords = passwordsAt({ memoryCost: 8, timeCost: 1 });
