import { Refusal } from "#server/base/refusal.ts";

/**
 * Optimistic locking: refuses a change from a version that is not current. A change without a version is accepted.
 * @throws Refusal VERSION_CONFLICT
 */
export function checkVersion(current: number, sent: number | undefined): void {
  if (sent !== undefined && sent !== current) throw new Refusal("VERSION_CONFLICT");
}
