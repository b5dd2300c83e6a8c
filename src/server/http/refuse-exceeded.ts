import { Refusal } from "#contract/errors.ts";

/** Refuses a request that its limit does not allow. @throws Refusal TOO_MANY_REQUESTS */
export function refuseExceeded(
  tried: { isAllowed: boolean } | { isAllowed: false; isExceeded: boolean },
): void {
  if ("isExceeded" in tried && tried.isExceeded) throw new Refusal("TOO_MANY_REQUESTS");
}
