import { Refusal } from "#contract/errors.ts";

/** Refuses a change made from a version that is no longer current; one without a version is taken (decision W3). */
export function checkVersion(current: number, sent: number | undefined): void {
  if (sent !== undefined && sent !== current) throw new Refusal("VERSION_CONFLICT");
}
