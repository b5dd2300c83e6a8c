import { randomUUID } from "node:crypto";
import type { Id } from "#domain/ids/id.ts";

/** A new id for a record that a client sent without one. */
export function newId<N extends string>(): Id<N> {
  return randomUUID() as Id<N>;
}
