import { randomUUID } from "node:crypto";
import type { Id, Noun } from "#domain/ids/id.ts";

/** A new id for a record that a client sent without one. */
export function newId<N extends Noun>(): Id<N> {
  return randomUUID() as Id<N>;
}
