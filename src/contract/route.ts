import type * as z from "zod/mini";
import type { ErrorCode } from "#contract/errors.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * Who may call a route. `subscriber` is a signed-in user whose trial runs or who has subscribed;
 * everybody else signed in is answered 402 there (decision A1).
 */
export type Access = "public" | "user" | "subscriber";

/** How often a route may be asked. */
export interface RouteLimit {
  /** What is counted apart: where it comes from (an IPv6 /64 is one address), the e-mail typed, both, or the user. */
  readonly by: "address" | "account" | "account at address" | "user";
  readonly most: number;
  readonly minutes: number;
  /** Routes that count as one bear the same name. */
  readonly shared?: string;
  /** A browser that signed in to that account before is counted by itself ([Note: Known devices]). */
  readonly passKnownDevice?: true;
}

/** One line of the table of routes: everything that both sides and the API document need to know. */
export interface Route {
  readonly method: Method;
  /** "/api/quotes/{id}" */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Request headers that carry meaning; names in lower case. */
  readonly headers?: z.ZodMiniType;
  /** The answer's body on success; `null` for an answer without one (204). */
  readonly answer: z.ZodMiniType | null;
  /** A media type other than JSON, whose bytes are answered as they are. */
  readonly media?: "application/pdf";
  /** 200 unless told; 204 where there is no answer. */
  readonly status?: 200 | 201 | 202;
  /** Codes beyond those that any route of its access can answer. */
  readonly errors: readonly ErrorCode[];
  /** Counted in the database; where one is exceeded the answer is 429. */
  readonly limits?: readonly RouteLimit[];
  /** The body is taken as the bytes that came, for a signature over them; the handler finds them at the request. */
  readonly rawBody?: true;
  /** A request body's limit in bytes, where it is not the server's default. */
  readonly bodyLimit?: number;
}

/** Declares a route and keeps its exact type for handlers and client. */
export function route<const R extends Route>(declared: R): R {
  return declared;
}

type Part = "params" | "query" | "body" | "headers";

type Input<R extends Route, P extends Part> = R[P] extends z.ZodMiniType
  ? { [K in P]: z.output<R[P]> }
  : unknown;

/** What a caller gives: params, query and body as domain values; the codecs write them on the wire. */
export type RouteRequest<R extends Route> = Input<R, "params"> &
  Input<R, "query"> &
  Input<R, "body"> &
  Input<R, "headers">;

/** What a caller gets back, as domain values. */
export type RouteAnswer<R extends Route> = R["media"] extends string
  ? Uint8Array
  : R["answer"] extends z.ZodMiniType
    ? z.output<R["answer"]>
    : null;

/** Codes that a route can answer because of who may call it and how. */
export function commonErrors(declared: Route): ErrorCode[] {
  const codes: ErrorCode[] = ["INTERNAL", "DATABASE_AWAY", "TOO_MANY_REQUESTS"];
  if (declared.access !== "public") codes.push("BUSY");
  if (declared.access === "subscriber" && declared.body) codes.push("ACCOUNT_FULL");
  if (declared.params || declared.query || declared.body) codes.push("VALIDATION_FAILED");
  if (declared.access !== "public") codes.push("UNAUTHENTICATED");
  if (declared.access === "subscriber") codes.push("TRIAL_ENDED");
  if (declared.method !== "GET") codes.push("FOREIGN_ORIGIN", "UNSUPPORTED_MEDIA_TYPE", "TOO_LARGE");
  return codes;
}
