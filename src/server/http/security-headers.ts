import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import type { Config } from "#server/base/config.ts";

const self = "'self'";
const none = "'none'";

type Policy = Record<string, string[]>;

/** What every page may do: run its own scripts, and no others. */
const pagePolicy: Policy = {
  "default-src": [none],
  "script-src": [self, "'wasm-unsafe-eval'"],
  "style-src": [self],
  "img-src": [self, "data:", "blob:"],
  "font-src": [self],
  "connect-src": [self],
  "worker-src": [self],
  "frame-src": ["blob:"],
  "object-src": [none],
  "manifest-src": [self],
  "base-uri": [none],
  "form-action": [self],
  "frame-ancestors": [none],
  "require-trusted-types-for": ["'script'"],
  "trusted-types": ["quotewright"],
};

/** The origins of Stripe's script, and of the frames for the card's fields and the bank's confirmation. */
const stripeScripts = ["https://js.stripe.com", "https://*.js.stripe.com"];

/**
 * The policy of the payment page where Stripe collects payments ([Note: The payment page]). Besides its own script it
 * may run Stripe's, which does not support Trusted Types. No other page may, and this page has no key to any data.
 */
export const paymentPagePolicy = policyText({
  ...without(pagePolicy, ["require-trusted-types-for", "trusted-types"]),
  "script-src": [self, ...stripeScripts],
  "frame-src": [...stripeScripts, "https://hooks.stripe.com"],
  "connect-src": [self, "https://api.stripe.com"],
  "img-src": [self, "data:", "https://*.stripe.com"],
});

/**
 * Sets the headers of every answer. The page may run its own scripts only; WebAssembly is allowed for key derivation,
 * whose code is in the page's own bundle. API answers are never stored.
 */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const secure = config.publicUrl.startsWith("https:");
  const headers = headersOf(
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: pagePolicy },
      hsts: secure ? { maxAge: 63_072_000, includeSubDomains: config.hstsSubdomains } : false,
      referrerPolicy: { policy: "no-referrer" },
      crossOriginOpenerPolicy: { policy: "same-origin" },
      xFrameOptions: { action: "deny" },
    }),
  );
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    reply.header("permissions-policy", permissions);
    // The router reads "/%61pi/user" as /api/user; a check of the raw URL would let that answer be stored.
    const address = request.routeOptions.url ?? request.url;
    if (address.startsWith("/api/")) reply.header("cache-control", "no-store");
    done(null, payload);
  });
}

/**
 * The headers that a middleware sets, asked for once: they are the same for every answer, and helmet works its policy
 * out again each time.
 */
function headersOf(middleware: ReturnType<typeof helmet>): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  middleware(response.req, response, (error) => {
    if (error) throw error;
  });
  return response.getHeaders();
}

/** Permissions that the app never asks for and denies to its frames. Frames of the payment page may take a payment. */
const permissions = [
  ...[
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "hid",
    "magnetometer",
    "microphone",
  ],
  ...["midi", "serial", "usb", "xr-spatial-tracking", "browsing-topics"],
]
  .map((feature) => `${feature}=()`)
  .join(", ");

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join(";");
}

function without(policy: Policy, names: readonly string[]): Policy {
  return Object.fromEntries(Object.entries(policy).filter(([name]) => !names.includes(name)));
}
