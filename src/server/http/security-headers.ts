import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";

const self = "'self'";
const none = "'none'";

/**
 * Headers of every answer. The page may run its own scripts and nothing else; WebAssembly is allowed for
 * the key derivation, whose code is in the page's own bundle. API answers are never stored.
 */
export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const secure = config.publicUrl.startsWith("https:");
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [none],
        scriptSrc: [self, "'wasm-unsafe-eval'"],
        styleSrc: [self],
        imgSrc: [self, "data:", "blob:"],
        fontSrc: [self],
        connectSrc: [self],
        workerSrc: [self],
        frameSrc: ["blob:"],
        objectSrc: [none],
        manifestSrc: [self],
        baseUri: [none],
        formAction: [self],
        frameAncestors: [none],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["quotewright"],
      },
    },
    hsts: secure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "no-referrer" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onSend", async (request, reply) => {
    // The router reads "/%61pi/user" as /api/user; the address as it was written would let that one be stored.
    const address = request.routeOptions.url ?? request.url;
    if (address.startsWith("/api/")) reply.header("cache-control", "no-store");
  });
}
