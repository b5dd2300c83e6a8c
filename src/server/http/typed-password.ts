import type { FastifyRequest } from "fastify";
import { Refusal } from "#server/base/refusal.ts";

/** How long, in milliseconds, a typed password lets its session make such changes (decision A17). */
const goodFor = 10 * 60 * 1000;

/** Records in the session that its user has typed the right password. */
export function notePasswordTyped(request: FastifyRequest, now: Date): void {
  request.session.passwordAt = now.toISOString();
}

/**
 * Requires that the password was typed recently. With a session alone, on an unlocked machine or from a stolen cookie,
 * nobody may delete the account or change what opens it.
 *
 * @throws Refusal PASSWORD_REQUIRED
 */
export function requireTypedPassword({ session }: FastifyRequest, now: Date): void {
  const typedAt = Date.parse(session.passwordAt ?? "");
  if (!(now.getTime() - typedAt < goodFor)) throw new Refusal("PASSWORD_REQUIRED");
}

/** The refusal of a wrong password. @param path the field that it was typed into */
export function wrongPassword(path: string): Refusal {
  return new Refusal("WRONG_PASSWORD", [{ path, reason: "errors.WRONG_PASSWORD" }]);
}
