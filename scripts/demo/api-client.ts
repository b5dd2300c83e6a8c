import * as z from "zod/mini";
import type { ErrorBody } from "#contract/errors.ts";
import type { Route, RouteAnswer, RouteRequest } from "#contract/route.ts";

/** An answer of the API that is an error. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** A code of the error table; blank when the answer did not come from the API. */
  readonly code: string;

  constructor(status: number, body: Partial<ErrorBody>) {
    const fields = (body.fields ?? []).map(({ path, message }) => `${path}: ${message}`).join("; ");
    super([body.message ?? `The server answered ${status}.`, fields].filter((text) => text !== "").join(" "));
    this.status = status;
    this.code = body.error ?? "";
  }
}

/** Calls routes of the contract over HTTP, as one signed-in person. */
export interface ApiClient {
  /** Takes and returns domain values, as in the web app. @throws ApiError */
  call<R extends Route>(route: R, request: RouteRequest<R>): Promise<RouteAnswer<R>>;
}

interface AnyRequest {
  params?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** @param address of the server, without a slash at the end */
export function apiClient(address: string): ApiClient {
  const cookies = new Map<string, string>();

  async function call<R extends Route>(route: R, request: RouteRequest<R>): Promise<RouteAnswer<R>> {
    const { params, body, headers } = request as AnyRequest;
    const response = await fetch(address + pathOf(route, params), {
      method: route.method,
      headers: {
        cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
        ...(route.body ? { "content-type": "application/json" } : {}),
        ...headers,
      },
      ...(route.body ? { body: JSON.stringify(z.encode(route.body, body as never)) } : {}),
    });
    keepCookies(response);
    const text = await response.text();
    if (!response.ok) throw new ApiError(response.status, readError(text));
    return (route.answer === null ? null : z.decode(route.answer, JSON.parse(text))) as RouteAnswer<R>;
  }

  function keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
  }

  return { call };
}

function pathOf(route: Route, params: Record<string, unknown> = {}): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function readError(text: string): Partial<ErrorBody> {
  try {
    return JSON.parse(text) as Partial<ErrorBody>;
  } catch {
    return {};
  }
}
