import type { FastifyInstance } from "fastify";

/**
 * Bodies are JSON or nothing: forms and plain text, which another site could send without asking the
 * browser's leave, are answered 415. `__proto__` and `constructor` keys are refused by the parser.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parse(request, body as string, done);
  });
}

/**
 * Takes JSON as the bytes that came, unparsed: within a scope of its own, for the routes whose body is signed.
 *
 * @param scope what `register` gives; nothing changes outside of it
 */
export function acceptRawJson(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });
}
