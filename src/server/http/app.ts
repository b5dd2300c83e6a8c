import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { answerError, answerUnknownRoute, answerUnreadableAddress } from "#server/http/answer-error.ts";
import { handlerTable } from "#server/http/handler-table.ts";
import { acceptJsonOnly } from "#server/http/json-body.ts";
import { refuseForeignOrigin } from "#server/http/origin.ts";
import { purgeRegularly } from "#server/http/purge.ts";
import { registerRoutes } from "#server/http/register-routes.ts";
import { logRequests } from "#server/http/request-log.ts";
import { addSecurityHeaders } from "#server/http/security-headers.ts";
import type { Services } from "#server/http/services.ts";
import { addSessions } from "#server/http/sessions.ts";
import { serveWebApp } from "#server/http/web-app.ts";
import { showOutbox } from "#server/mail/dev-outbox.ts";

const bodyLimit = 1_000_000;
const longestPathPart = 100;

/**
 * The whole HTTP side, ready to listen or to be asked in a test.
 *
 * @param webRoot folder of the built web app, or null to serve the API alone
 */
export async function buildApp(services: Services, webRoot: string | null): Promise<FastifyInstance> {
  const { config, logTo } = services;
  z.config(z.locales.en());
  const app = Fastify({
    logger:
      config.logLevel === "silent" ? false : { level: config.logLevel, ...(logTo ? { stream: logTo } : {}) },
    // Our own line says the route's pattern; Fastify's would say the path with its ids and query.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit,
    routerOptions: { maxParamLength: longestPathPart },
    forceCloseConnections: "idle",
    frameworkErrors: answerUnreadableAddress,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  logRequests(app);
  await addSecurityHeaders(app, config);
  await app.register(compress, { encodings: ["br", "gzip"] });
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await addSessions(app, services);
  purgeRegularly(app, services);
  acceptJsonOnly(app);
  refuseForeignOrigin(app, config);
  registerRoutes(app, services, handlerTable(app, services));
  showOutbox(app, config);
  if (webRoot === null) app.setNotFoundHandler(answerUnknownRoute);
  else await serveWebApp(app, config, webRoot);
  return app;
}
