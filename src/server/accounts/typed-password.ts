import type { FastifyRequest } from "fastify";
import { Refusal } from "#contract/errors.ts";

/** Milliseconds for which a typed password vouches for its session (decision A17). */
const goodFor = 10 * 60 * 1000;

/** Notes in the session that its user has typed the right password. */
export function notePasswordTyped(request: FastifyRequest, now: Date): void {
  request.session.passwordAt = now.toISOString();
}

/**
 * Lets pass only who has typed the password of late: a session alone, on a machine that was left open or by a stolen
 * cookie, neither deletes the account nor changes what opens it.
 *
 * @throws Refusal PASSWORD_REQUIRED
 */
export function requireTypedPassword({ session }: FastifyRequest, now: Date): void {
  const typedAt = Date.parse(session.passwordAt ?? "");
  if (!(now.getTime() - typedAt < goodFor)) throw new Refusal("PASSWORD_REQUIRED");
}

/** The refusal of a wrong password, at the field it was typed into. */
export function wrongPassword(path: string): Refusal {
  const { code, message } = new Refusal("WRONG_PASSWORD");
  return new Refusal(code, message, [{ path, message }]);
}
