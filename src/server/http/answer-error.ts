import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode } from "#contract/errors.ts";
import { DocumentTooLarge } from "#domain/pricing/document-too-large.ts";
import { Refusal } from "#server/base/refusal.ts";
import { TooManyWaiting } from "#server/base/turns.ts";
import { DatabaseAway, isForeignKeyViolation, isUniqueViolation } from "#server/db/database-errors.ts";
import { loggedError } from "#server/http/logged-error.ts";

/** Fastify's own errors, by their code. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "TOO_LARGE",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  FST_ERR_CTP_INVALID_JSON_BODY: "VALIDATION_FAILED",
  FST_ERR_CTP_EMPTY_JSON_BODY: "VALIDATION_FAILED",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "VALIDATION_FAILED",
  FST_ERR_MAX_LIMIT_EXCEEDED: "TOO_MANY_REQUESTS",
};

/** Answers every error in one form. An error that is not a refusal is logged, and the client sees only INTERNAL. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error);
  if (refusal.code === "INTERNAL") request.log.error({ err: loggedError(error) }, "request failed");
  if ([429, 503].includes(refusal.status)) reply.header("retry-after", secondsToWait(refusal));
  return reply.code(refusal.status).send(refusal.body());
}

/** Answers 404 in JSON for an unknown path under /api (decision W5). */
export function answerUnknownRoute(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = new Refusal("NOT_FOUND", "answers.nothingHere");
  return reply.code(refusal.status).send(refusal.body());
}

/**
 * Answers an address of the API that the router cannot read: a broken escape, or a part that is too long. Fastify runs
 * no hook here.
 */
export function answerUnreadableAddress(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.header("cache-control", "no-store").header("x-content-type-options", "nosniff");
  void answerUnknownRoute(request, reply);
}

/** Seconds for Retry-After: a rate limit counts by minutes; a busy server or a lost database may be back at once. */
function secondsToWait({ status }: Refusal): number {
  return status === 429 ? 60 : 5;
}

function asRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DocumentTooLarge) return new Refusal("DOCUMENT_TOO_LARGE");
  // The unique indexes of categories' names: when two requests race, only they know which is the second.
  if (isUniqueViolation(error, "categories_name")) return new Refusal("CATEGORY_EXISTS");
  if (isUniqueViolation(error, "labor_categories_name")) return new Refusal("CATEGORY_EXISTS");
  // The account was deleted while the request was running.
  if (isForeignKeyViolation(error, "user_id")) return new Refusal("UNAUTHENTICATED");
  if (error instanceof TooManyWaiting) return new Refusal("BUSY");
  if (error instanceof DatabaseAway) return new Refusal("DATABASE_AWAY");
  if (error.validation) return validationRefusal(error.validation);
  if (error.statusCode === 429) return new Refusal("TOO_MANY_REQUESTS");
  const code = frameworkCodes[error.code];
  if (code === "VALIDATION_FAILED") return new Refusal(code, "answers.notJson");
  if (code) return new Refusal(code);
  if (error.statusCode === 400) return new Refusal("VALIDATION_FAILED", "answers.notValid");
  return new Refusal("INTERNAL");
}

/** The first message is the one to show; the answer lists all of them, each with its field. */
function validationRefusal(issues: NonNullable<FastifyError["validation"]>): Refusal {
  const fields = issues.map((issue) => ({
    path: issue.instancePath.replace(/^\//, "").replaceAll("/", "."),
    ofSchema: issue.message ?? "answers.invalid",
  }));
  return new Refusal("VALIDATION_FAILED", fields);
}
