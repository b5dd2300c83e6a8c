import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import type { StripeObject } from "#test/payments/stripe-objects.ts";
import { BadRequest } from "#test/payments/stripe-requests.ts";

export const twinKeys = { secret: "sk_test_twin", publishable: "pk_test_twin" };

/** A request whose headers are valid. */
export interface StripeRequest {
  method: string;
  pathname: string;
  /** With its question mark. */
  search: string;
  body: string;
}

interface Answer {
  status: number;
  body: StripeObject;
}

/** Why a request is refused, in Stripe's words. */
export class Refused extends Error {
  readonly status: number;
  readonly fields: StripeObject;
  constructor(status: number, fields: StripeObject) {
    super(String(fields.message));
    this.status = status;
    this.fields = fields;
  }
}

/**
 * The wire of [Note: Stripe's twin]: requires key, version and idempotency key, and performs the request of an
 * idempotency key once.
 */
export class StripeServer {
  /**
   * What happens to the next requests, one entry for each. "lost" is performed but never answered. "late" is not
   * answered either, and is performed only when another request arrives. "failed" is answered 500, and so is every
   * retry with the same idempotency key, because Stripe keeps that answer for a day. "busy" is answered 409 and not
   * kept: an earlier request with the same idempotency key, a "late" one, is still under way.
   */
  troubles: ("none" | "lost" | "late" | "busy" | "unavailable" | "failed")[] = [];
  #late: (() => void)[] = [];
  readonly #answered = new Map<string, { fingerprint: string; answer: Answer }>();
  readonly #perform: (request: StripeRequest) => StripeObject;
  readonly #server: Server;

  constructor(perform: (request: StripeRequest) => StripeObject) {
    this.#perform = perform;
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  /** Listens on a free port. @returns its address */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const trouble = this.troubles.shift();
    const fails = trouble === "failed";
    const perform = () => this.#answer(request, { body: Buffer.concat(chunks).toString(), fails });
    if (trouble === "late") {
      this.#late.push(perform);
      response.destroy();
      return;
    }
    if (trouble === "busy") {
      send(response, inUse);
      return;
    }
    if (request.method === "POST") for (const late of this.#late.splice(0)) late();
    const answer =
      trouble === "unavailable"
        ? { status: 503, body: { error: { type: "api_error", message: "Try again later" } } }
        : perform();
    if (trouble === "lost") {
      response.destroy();
      return;
    }
    send(response, answer);
  }

  #answer(
    { headers, method = "", url = "" }: IncomingMessage,
    { body, fails }: { body: string; fails: boolean },
  ): Answer {
    try {
      checkHeaders(headers, method);
      const { pathname, search } = new URL(url, "http://stripe");
      const perform = () =>
        fails
          ? { status: 500, body: { error: { type: "api_error", message: "Something went wrong" } } }
          : { status: 200, body: this.#perform({ method, pathname, search, body }) };
      return method === "POST"
        ? this.#once(String(headers["idempotency-key"]), `${url} ${body}`, perform)
        : perform();
    } catch (error) {
      if (error instanceof Refused) return { status: error.status, body: { error: error.fields } };
      if (!(error instanceof BadRequest)) throw error;
      return { status: 400, body: { error: { type: "invalid_request_error", message: error.message } } };
    }
  }

  #once(key: string, request: string, perform: () => Answer): Answer {
    const fingerprint = createHash("sha256").update(request).digest("hex");
    const known = this.#answered.get(key);
    if (known && known.fingerprint !== fingerprint) {
      throw new Refused(400, { type: "idempotency_error", message: "Same key, other parameters" });
    }
    const answer = known?.answer ?? perform();
    this.#answered.set(key, { fingerprint, answer });
    return answer;
  }
}

const inUse: Answer = {
  status: 409,
  body: {
    error: {
      type: "idempotency_error",
      code: "idempotency_key_in_use",
      message: "Another request with this idempotency key is in progress",
    },
  },
};

function send(response: ServerResponse, { status, body }: Answer): void {
  const id = `req_${randomBytes(10).toString("hex")}`;
  response.writeHead(status, { "content-type": "application/json", "request-id": id });
  response.end(JSON.stringify(body));
}

function checkHeaders(headers: IncomingMessage["headers"], method: string): void {
  if (headers.authorization !== `Bearer ${twinKeys.secret}`) throw new BadRequest("Wrong key");
  if (headers["stripe-version"] !== Stripe.API_VERSION) throw new BadRequest("Wrong version");
  if (method !== "POST") return;
  if (!headers["idempotency-key"]) throw new BadRequest("No idempotency key");
  const isForm = headers["content-type"] === "application/x-www-form-urlencoded";
  if (!isForm) throw new BadRequest("Not a form");
}
