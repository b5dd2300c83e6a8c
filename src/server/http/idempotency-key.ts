import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { idempotencyHeader } from "#contract/idempotency.ts";
import { isId } from "#domain/ids/id.ts";
import { Refusal } from "#server/base/refusal.ts";

/**
 * [Note: Idempotency keys]
 * A client names each write by a UUID. The key is stored with a digest of the request, in the transaction of the write,
 * so that it exists if and only if the write was applied. The same request again is not applied again: it answers with
 * the record as it is now and the version that it got then, with 204 if it was a deletion, and with the same counts if
 * it was a batch. Keys are kept for 90 days.
 */
export interface IdempotencyKey {
  readonly key: string;
  /** Hex SHA-256 of method, LF, path with query, LF, and the body's bytes as received. */
  readonly digest: string;
}

const digests = new WeakMap<FastifyRequest, string>();

/** Notes the body of a request that has a key, before it is parsed: the digest is of the bytes as received. */
export function noteBody(request: FastifyRequest, body: Buffer): void {
  if (request.headers[idempotencyHeader] !== undefined) digests.set(request, digestOf(request, body));
}

/**
 * The idempotency key of a request; null without one.
 *
 * @throws Refusal VALIDATION_FAILED for a key that is not a UUID
 */
export function idempotencyKeyOf(request: FastifyRequest): IdempotencyKey | null {
  const sent = request.headers[idempotencyHeader];
  if (sent === undefined) return null;
  const key = String(sent).toLowerCase();
  if (!isId(key)) {
    throw new Refusal("VALIDATION_FAILED", [{ path: idempotencyHeader, reason: "answers.keyIsUuid" }]);
  }
  return { key, digest: digests.get(request) ?? digestOf(request, Buffer.alloc(0)) };
}

function digestOf({ method, url }: FastifyRequest, body: Buffer): string {
  return createHash("sha256").update(`${method}\n${url}\n`).update(body).digest("hex");
}
