import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "#server/base/config.ts";
import { Refusal } from "#server/base/refusal.ts";

/**
 * Refuses a change that a page of another origin requests (CSRF). Every browser names the origin of such a request in
 * Origin or Sec-Fetch-Site. A program that sends neither has no cookie that a victim's browser would add.
 */
export function refuseForeignOrigin(app: FastifyInstance, config: Config): void {
  const own = new URL(config.publicUrl).origin;
  app.addHook("onRequest", (request, _reply, done) => {
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads && isForeign(request, own)) throw new Refusal("FOREIGN_ORIGIN");
    done();
  });
}

function isForeign(request: FastifyRequest, own: string): boolean {
  const { origin } = request.headers;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  if (origin === undefined) return false;
  // The scheme counts, because anybody on the network can change a page that came over plain HTTP.
  return origin !== own && origin !== `${request.protocol}://${request.headers.host}`;
}
