import { sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import { answerUnknownRoute } from "#server/http/answer-error.ts";
import { paymentPagePolicy } from "#server/http/security-headers.ts";

/** In seconds. */
const year = 365 * 24 * 60 * 60;

/**
 * Serves the built web app. Its assets carry their hash in their name and are kept for a year; every other path
 * that is not under /api is the app's page, which is asked for anew each time. What the build has compressed is sent
 * so, at no cost per request.
 */
export async function serveWebApp(app: FastifyInstance, config: Config, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      // The page has one name for good; it is found by its own name too.
      const kept = path.includes(`${sep}assets${sep}`);
      response.header("cache-control", kept ? `public, max-age=${year}, immutable` : "no-cache");
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return answerUnknownRoute(request, reply);
    const path = request.url.split("?")[0];
    if (config.stripe && path === "/subscribe") reply.header("content-security-policy", paymentPagePolicy);
    return reply.header("cache-control", "no-cache").sendFile("index.html", { cacheControl: false });
  });
}

/** A monitor asks for the page with HEAD; nothing else may be mistaken for it. */
function isPage({ method, url }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD") && !/^\/(api|assets)\//.test(url);
}
