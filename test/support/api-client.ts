import { randomUUID } from "node:crypto";
import type { FastifyInstance, InjectOptions } from "fastify";
import type * as z from "zod/mini";
import type { ErrorBody } from "#contract/errors.ts";
import type { Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Language } from "#domain/region/region.ts";

/** A request to a route, as it is on the wire. */
export interface Sent {
  id?: string;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Any answer, unchecked. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  bytes: Buffer;
}

/** A refusal: its status with its body. */
export type Refused = ErrorBody & { status: number };

export type WireAnswer<R extends Route> = R["answer"] extends z.ZodMiniType ? z.input<R["answer"]> : null;

/** A person's browser: sends JSON as the app's own pages do, and keeps cookies. */
export interface ApiClient {
  /** The user it is registered or signed in as. */
  readonly userId: Id<"User">;
  readonly email: string;
  /** The session cookie, "name=value"; blank without one. */
  cookie: string;
  /** The cookie of a browser that has signed in before; blank without one. */
  device: string;
  /** Registers a new person and stays signed in. */
  register(person?: Partial<typeof somebody & { language: Language }>): Promise<ApiClient>;
  /** Sends a request that must succeed. @throws Error with status and body if it does not */
  ok<R extends Route>(route: R, sent?: Sent): Promise<WireAnswer<R>>;
  /** Sends a request that must be refused. @throws Error if it is not */
  refused(route: Route, sent?: Sent): Promise<Refused>;
  /** Sends a request that may end either way. */
  ask(route: Route, sent?: Sent): Promise<RawAnswer>;
  /** Sends any request. */
  raw(request: InjectOptions): Promise<RawAnswer>;
}

export const password = "wooden spoon";
const somebody = { email: "", password, firstName: "Ann", lastName: "Archer" };

/** A browser without cookies. */
export function apiClient(app: FastifyInstance): ApiClient {
  let person: { id: string; email: string } | null = null;

  const client: ApiClient = {
    get userId() {
      if (!person) throw new Error("Nobody is signed in");
      return person.id as Id<"User">;
    },
    get email() {
      return person?.email ?? "";
    },
    cookie: "",
    device: "",

    async register(details = {}) {
      const email = `${randomUUID()}@example.com`;
      person = await client.ok(routes.account.register, { body: { ...somebody, email, ...details } });
      return client;
    },

    async ok(route, sent) {
      const answer = await client.ask(route, sent);
      if (answer.status < 200 || answer.status > 299) {
        throw new Error(`${route.method} ${route.path} was refused: ${answer.status} ${answer.text}`);
      }
      return answer.text === "" ? null : JSON.parse(answer.text);
    },

    async refused(route, sent) {
      const { status, text } = await client.ask(route, sent);
      if (status < 400) throw new Error(`${route.method} ${route.path} was not refused: ${status} ${text}`);
      return { status, ...(JSON.parse(text) as ErrorBody) };
    },

    ask: (route, sent) => client.raw(requestOf(route, sent)),

    async raw(request) {
      const kept = [client.cookie, client.device].filter((each) => each !== "").join("; ");
      const cookie: Record<string, string> = kept ? { cookie: kept } : {};
      const response = await app.inject({ ...request, headers: { ...cookie, ...request.headers } });
      for (const { name, value } of response.cookies) {
        client[name.endsWith("-device") ? "device" : "cookie"] = value === "" ? "" : `${name}=${value}`;
      }
      const { statusCode: status, headers, payload: text, rawPayload: bytes } = response;
      return { status, headers, text, bytes };
    },
  };
  return client;
}

/** The request for a route, as the app's own pages send it. */
export function requestOf(route: Route, { id, query, body, headers }: Sent = {}): InjectOptions {
  return {
    method: route.method,
    url: route.path.replace("{id}", id ?? ""),
    headers: {
      ...(route.method === "GET" ? {} : { origin: "http://localhost:3000" }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(query ? { query } : {}),
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  };
}
