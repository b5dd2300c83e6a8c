import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import * as z from "zod/mini";
import { contractVersions } from "#contract/contract-version.ts";
import { showOutbox } from "#server/app/dev-outbox.ts";
import { handlerTable } from "#server/app/handler-table.ts";
import { purgeRegularly } from "#server/app/purge.ts";
import { registerRoutes, usualBodyLimit } from "#server/app/register-routes.ts";
import { isPage, serveWebApp } from "#server/app/web-app.ts";
import type { Config } from "#server/base/config.ts";
import type { AppServices } from "#server/billing/open-payments.ts";
import { answerSerializer } from "#server/http/answer-encoder.ts";
import { answerError, answerUnknownRoute, answerUnreadableAddress } from "#server/http/answer-error.ts";
import { checkContract } from "#server/http/contract-check.ts";
import { addDraining } from "#server/http/draining.ts";
import { acceptJsonOnly } from "#server/http/json-body.ts";
import { refuseForeignOrigin } from "#server/http/origin.ts";
import { logRequests } from "#server/http/request-log.ts";
import { addSecurityHeaders } from "#server/http/security-headers.ts";
import { addSessions } from "#server/http/sessions.ts";
import { strictBodies } from "#server/http/strict-bodies.ts";

const longestPathPart = 100;

/** How Fastify finds the client's address: by the number of proxies in front, or by their addresses. */
function trusted(
  proxies: Config["trustProxy"],
): string | false | ((address: string, hop: number) => boolean) {
  return typeof proxies === "number" ? (_address, hop) => hop < proxies : proxies;
}

/** Stands in for the factories that Fastify would otherwise load with their compilers: we set compilers of our own. */
function noFactory(): never {
  throw new Error("A route is registered before the compilers are set");
}

/**
 * Builds the whole HTTP server, ready to listen, or to be called in a test.
 *
 * @param webRoot folder of the built web app, or null to serve the API alone
 */
export async function buildApp(services: AppServices, webRoot: string | null): Promise<FastifyInstance> {
  const { config, logTo, contract = contractVersions } = services;
  z.config(z.locales.en());
  const app: FastifyInstance = Fastify({
    logger:
      config.logLevel === "silent" ? false : { level: config.logLevel, ...(logTo ? { stream: logTo } : {}) },
    // Our own log line has the route's pattern; Fastify's would have the path with its ids and query.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: usualBodyLimit,
    routerOptions: { maxParamLength: longestPathPart },
    forceCloseConnections: "idle",
    // A request that still arrives on an open connection is served; addDraining ends the connection with its answer.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      if (webRoot === null || !isPage(request)) return answerUnreadableAddress(error, request, reply);
      // Routed once more, so that all hooks run. The page reads the address in the browser.
      request.raw.url = "/";
      app.routing(request.raw, reply.raw);
    },
    schemaController: { compilersFactory: { buildValidator: noFactory, buildSerializer: noFactory } },
  });
  app.setValidatorCompiler(strictBodies);
  app.setSerializerCompiler(answerSerializer);
  app.setErrorHandler(answerError);
  logRequests(app);
  addSecurityHeaders(app, config);
  addDraining(app);
  checkContract(app, contract);
  await app.register(compress, { encodings: ["br", "gzip"] });
  await app.register(cookie);
  addSessions(app, services);
  purgeRegularly(app, services);
  acceptJsonOnly(app);
  refuseForeignOrigin(app, config);
  registerRoutes(app, services, handlerTable(services));
  showOutbox(app, config);
  if (webRoot === null) app.setNotFoundHandler(answerUnknownRoute);
  else await serveWebApp(app, config, webRoot);
  return app;
}
