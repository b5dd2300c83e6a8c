import type { ErrorBody, ErrorCode } from "#contract/errors.ts";
import { noConnection } from "#words/front/connection.ts";

/**
 * An answer that is not OK. Its text is the status, a colon, then the body or the status text; `shownMessage` is what the
 * person is shown.
 */
export class CallError extends Error {
  /** 0 when no answer came at all. */
  readonly status: number;
  readonly refusal: ErrorBody | null;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = "CallError";
    this.status = status;
    this.refusal = readRefusal(body);
  }

  get code(): ErrorCode | null {
    return this.refusal?.error ?? null;
  }

  get shownMessage(): string | null {
    return this.refusal?.message ?? (this.status === 0 ? noConnection : null);
  }
}

export function isRefusal(error: unknown, code: ErrorCode): boolean {
  return error instanceof CallError && error.code === code;
}

function readRefusal(body: string): ErrorBody | null {
  try {
    const parsed: unknown = JSON.parse(body);
    const isBody = typeof parsed === "object" && parsed !== null && "error" in parsed && "message" in parsed;
    return isBody ? (parsed as ErrorBody) : null;
  } catch {
    return null;
  }
}
