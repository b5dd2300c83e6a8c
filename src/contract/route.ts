import type * as z from "zod/mini";
import type { ErrorCode } from "#contract/errors.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * Who may call a route. `subscriber` is a signed-in user in the trial or with a subscription; other signed-in users
 * are answered 402 (decision A1).
 */
export type Access = "public" | "user" | "subscriber";

/** A rate limit: how often a route may be called. */
export interface RouteLimit {
  /**
   * What is counted separately: the sender's address (an IPv6 /64 is one), the e-mail address typed, both, or the
   * user.
   */
  readonly by: "address" | "account" | "account at address" | "user";
  readonly most: number;
  readonly minutes: number;
  /** Routes with the same name share one count. */
  readonly shared?: string;
  /** A browser that has signed in to that account before has its own count ([Note: Known devices]). */
  readonly passKnownDevice?: true;
}

/** One line of the table of routes: all that server, client and API document need to know. */
export interface Route {
  readonly method: Method;
  /** "/api/quotes/{id}" */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /**
   * The schemas of the body for requests of earlier versions of the contract, each under the last version that it is
   * for ([Note: Contract version]). All later requests are read by `body`.
   */
  readonly earlierBodies?: Readonly<Record<number, z.ZodMiniType>>;
  /** It is called by others than the app's own pages, who speak no version of the contract. */
  readonly anyContract?: true;
  /** A visitor who sends `visitorHeader` is answered null. */
  readonly saysVisitor?: true;
  /** Request headers that the route reads; names in lower case. */
  readonly headers?: z.ZodMiniType;
  /** The body of a successful answer; null if it has none (204). */
  readonly answer: z.ZodMiniType | null;
  /** A media type other than JSON, whose bytes are sent as they are. */
  readonly media?: "application/pdf";
  /** 200 by default; 204 when there is no body. */
  readonly status?: 200 | 201 | 202;
  /** Error codes besides those that any route with its access can answer. */
  readonly errors: readonly ErrorCode[];
  /** Counted in the database. A request beyond a limit is answered 429. */
  readonly limits?: readonly RouteLimit[];
  /** It copies what it answers, which counts as written by the account, whatever is in the body. */
  readonly copies?: true;
  /** It writes records, and can be named by an idempotency key ([Note: Idempotency keys]). */
  readonly keyed?: true;
  /** The body is kept as the bytes that arrived, for a signature over them. The handler finds them in the request. */
  readonly rawBody?: true;
  /** The limit of a request body in bytes, where it differs from the server's default. */
  readonly bodyLimit?: number;
}

/** What browsers read of a route. The build of the web app leaves the other fields out of what they load. */
export type CalledRoute = Pick<Route, "method" | "path" | "query" | "body" | "answer" | "media" | "keyed">;

/**
 * A route with what it takes and answers as types. Code that is generic over its routes names them by this type: it
 * then calls them without a cast, and a table of routes is checked against it. No route has the property: it is there
 * for the types only.
 */
export interface TypedRoute<Request, Answer> extends CalledRoute {
  readonly typedAs?: (request: Request) => Answer;
}

/** Declares a route, and keeps its exact type for handlers and client. */
export function route<const R extends Route>(declared: R): R & TypedRoute<RouteRequest<R>, RouteAnswer<R>> {
  return declared;
}

type Part = "params" | "query" | "body" | "headers";

type Input<R extends Route, P extends Part> = R[P] extends z.ZodMiniType
  ? { [K in P]: z.output<R[P]> }
  : unknown;

/** What a caller passes: params, query and body as domain values. The codecs turn them into their wire form. */
export type RouteRequest<R extends Route> = Input<R, "params"> &
  Input<R, "query"> &
  Input<R, "body"> &
  Input<R, "headers">;

/** What a caller receives, as domain values. */
export type RouteAnswer<R extends Route> = R["media"] extends string
  ? Uint8Array
  : R["answer"] extends z.ZodMiniType
    ? z.output<R["answer"]>
    : null;

/** Error codes of a route that follow from its access and its inputs. */
export function commonErrors(declared: Route): ErrorCode[] {
  const codes: ErrorCode[] = ["INTERNAL", "DATABASE_AWAY", "TOO_MANY_REQUESTS"];
  if (!declared.anyContract) codes.push("UPGRADE_REQUIRED", "RELEASE_BEHIND");
  if (declared.access !== "public") codes.push("BUSY");
  const isLong = declared.access === "user" && declared.bodyLimit !== undefined;
  if (declared.body && (declared.access === "subscriber" || isLong)) codes.push("ACCOUNT_FULL");
  if (declared.params || declared.query || declared.body) codes.push("VALIDATION_FAILED");
  if (declared.keyed) codes.push("KEY_REUSED");
  if (declared.keyed && declared.method === "POST") codes.push("ID_IN_USE");
  if (declared.access !== "public") codes.push("UNAUTHENTICATED");
  if (declared.access === "subscriber") codes.push("TRIAL_ENDED");
  if (declared.method !== "GET") codes.push("FOREIGN_ORIGIN", "UNSUPPORTED_MEDIA_TYPE", "TOO_LARGE");
  return codes;
}
