import type { Id } from "#domain/ids/id.ts";
import { randomUuid, systemRandom } from "#vault/primitives/random.ts";

/**
 * An id for a new record of any noun. Unlike crypto.randomUUID it also works on plain HTTP, where accounts are not
 * encrypted.
 */
export function newId(): Id<never> {
  return randomUuid(systemRandom) as Id<never>;
}
