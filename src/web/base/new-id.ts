import { randomUuid, systemRandom } from "#vault/primitives/random.ts";

/** An id for a new record. Unlike crypto.randomUUID it also works on plain HTTP, where accounts are not encrypted. */
export function newId(): string {
  return randomUuid(systemRandom);
}
