import { CallError } from "#web/base/call-error.ts";

/** Whether a record could not be read because the account has no such record. */
export function isGone(error: Error | null): boolean {
  return error instanceof CallError && [400, 404].includes(error.status);
}
