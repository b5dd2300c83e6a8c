import * as z from "zod/mini";
import { user } from "#contract/account.ts";
import type { User } from "#domain/account/person.ts";

/** Parses the answer of GET /api/user. @throws when it is not a user */
export function readUser(answer: unknown): User {
  return z.parse(user, answer);
}
