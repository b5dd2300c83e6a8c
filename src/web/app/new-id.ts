import { randomUuid, systemRandom } from "#vault/random.ts";

/** An id for a new record. Unlike crypto.randomUUID it is there on plain http too, where accounts go unencrypted. */
export function newId(): string {
  return randomUuid(systemRandom);
}
