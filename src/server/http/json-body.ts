import type { FastifyInstance } from "fastify";
import { noteBody } from "#server/http/idempotency-key.ts";

/**
 * Accepts JSON bodies only. Forms and plain text, which another site can send without a CORS preflight, are answered
 * 415. The parser refuses the keys `__proto__` and `constructor`.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const bytes = body as Buffer;
    noteBody(request, bytes);
    if (bytes.length === 0) done(null, undefined);
    else parse(request, bytes.toString(), done);
  });
}

/**
 * Leaves JSON bodies as the bytes that arrived, unparsed, for routes whose body is signed.
 *
 * @param scope the instance that `register` passes in; other routes do not change
 */
export function acceptRawJson(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });
}
