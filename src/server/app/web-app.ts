import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { foldedCookie } from "#contract/folded-cookie.ts";
import { serveRobots } from "#server/app/robots.ts";
import type { Config } from "#server/base/config.ts";
import { answerUnknownRoute } from "#server/http/answer-error.ts";
import { paymentPagePolicy } from "#server/http/security-headers.ts";

/** Seconds. */
const year = 365 * 24 * 60 * 60;

/**
 * Serves the built web app. Assets have a hash in their name and are cached for a year. Every other path outside /api
 * answers the app's page, which the browser asks for again each time; it has the frame of the signed-in screens in it
 * where somebody is signed in, so that it is drawn before any script has come. Files that the build has compressed are
 * sent as they are, at no cost per request.
 */
export async function serveWebApp(app: FastifyInstance, config: Config, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    // The plugin would make two routes for each of 500 files; the route below serves them all.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      // The page keeps its name, so it must not be cached for a year; it is also served under that name.
      const kept = path.startsWith(join(webRoot, "assets") + sep);
      response.header("cache-control", kept ? `public, max-age=${year}, immutable` : "no-cache");
    },
  });
  // One folder without others below it, and only names that were in it at the start: no path leads out of it.
  const assets = new Set(readdirSync(join(webRoot, "assets")));
  app.get<{ Params: { "*": string } }>("/assets/*", (request, reply) => {
    const name = request.params["*"];
    return assets.has(name) ? reply.sendFile(`assets/${name}`) : answerUnknownRoute(request, reply);
  });
  serveRobots(app, config.publicUrl);
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return answerUnknownRoute(request, reply);
    const path = request.url.split("?")[0];
    if (config.stripe && path === "/subscribe") reply.header("content-security-policy", paymentPagePolicy);
    reply.headers({ "cache-control": "no-cache", vary: "cookie" });
    return reply.sendFile(pageFor(request), { cacheControl: false });
  });
}

/** The file with the page for who asks: with the frame in it if somebody is signed in, folded as this device folded it. */
function pageFor({ session, cookies }: FastifyRequest): string {
  if (session.userId === undefined) return "index.html";
  return cookies[foldedCookie] ? "signed-in-folded.html" : "signed-in.html";
}

/** Whether the page answers, if no route does. Monitors ask for it with HEAD; any other method is not a request for it. */
export function isPage({ method, url }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD") && !/^\/(api|assets)\//.test(url);
}
