import * as z from "zod/mini";
import type { Route, RouteAnswer, RouteRequest } from "#contract/route.ts";
import { type ListQuery, nextCursorHeader } from "#contract/wire.ts";
import { isRefusal } from "#web/app/call-error.ts";
import { queryClient } from "#web/app/query-client.ts";
import { send } from "#web/app/send.ts";

interface AnyRequest {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Calls a route of the contract: domain values in and out, decimal strings on the wire only.
 *
 * @throws CallError for every answer that is not OK, and with status 0 when none came
 */
export async function call<R extends Route>(
  route: R,
  request: RouteRequest<R>,
  signal?: AbortSignal,
): Promise<RouteAnswer<R>> {
  const parts = request as AnyRequest;
  const response = await send(addressOf(route, parts), {
    method: route.method,
    headers: {
      ...(route.body ? { "content-type": "application/json" } : {}),
      ...parts.headers,
    },
    ...(route.body ? { body: JSON.stringify(z.encode(route.body, parts.body as never)) } : {}),
    ...(signal ? { signal } : {}),
  }).catch(noteTrialEnd);
  return (await readAnswer(route, response)) as RouteAnswer<R>;
}

/** A page of a list: its records as they came, for {@link readRows}, and where the next page begins; null after the last. */
export interface RowsPage {
  rows: readonly unknown[];
  next: string | null;
}

/** Asks for one page of a list. @throws CallError as {@link call} */
export async function callPage(route: Route, query: ListQuery): Promise<RowsPage> {
  const response = await send(addressOf(route, { query }), { method: route.method });
  return { rows: await response.json(), next: response.headers.get(nextCursorHeader) };
}

/** Reads some records of a page by the route's schema; a page at once would hold up the screen. */
export function readRows(route: Route, rows: readonly unknown[]): unknown[] {
  return z.decode(route.answer as z.ZodMiniType, rows as never) as unknown[];
}

/** Whoever is told so stays where they are, with what they typed; the next screen's guard asks who they are by then. */
function noteTrialEnd(error: unknown): never {
  if (isRefusal(error, "TRIAL_ENDED"))
    void queryClient.invalidateQueries({ queryKey: ["user"], refetchType: "none" });
  throw error;
}

async function readAnswer(route: Route, response: Response): Promise<unknown> {
  if (route.media) return new Uint8Array(await response.arrayBuffer());
  if (route.answer === null) return null;
  return z.decode(route.answer, (await response.json()) as never);
}

function addressOf(route: Route, { params, query }: AnyRequest): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const pairs = Object.entries(route.query && query ? (z.encode(route.query, query as never) as object) : {});
  const search = new URLSearchParams(pairs.filter(([, value]) => value !== undefined));
  return search.size > 0 ? `${path}?${search}` : path;
}
