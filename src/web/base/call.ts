import * as z from "zod/mini";
import { idempotencyHeader } from "#contract/idempotency.ts";
import type { CalledRoute, TypedRoute } from "#contract/route.ts";
import { nextCursorHeader } from "#contract/wire.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { newId } from "#web/base/new-id.ts";
import { queryClient } from "#web/base/query-client.ts";
import { type RowReader, rowReader } from "#web/base/row-reader.ts";
import { send } from "#web/base/send.ts";

interface AnyRequest {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Calls a route of the contract. Takes and returns domain values; decimal strings exist on the wire only. A write of
 * records gets an idempotency key of its own.
 *
 * @throws CallError for every answer that is not OK; its status is 0 when no answer came
 */
export function call<Request, Answer>(
  route: TypedRoute<Request, Answer>,
  request: NoInfer<Request>,
  signal?: AbortSignal,
): Promise<Answer> {
  return callKeyed(route, request, newId(), signal);
}

/** Calls a route that writes records under a given idempotency key. @throws CallError as {@link call} */
export async function callKeyed<Request, Answer>(
  route: TypedRoute<Request, Answer>,
  request: NoInfer<Request>,
  key: string,
  signal?: AbortSignal,
): Promise<Answer> {
  const parts = request as AnyRequest;
  const response = await send(addressOf(route, parts), {
    method: route.method,
    headers: {
      ...(route.body ? { "content-type": "application/json" } : {}),
      ...(route.keyed ? { [idempotencyHeader]: key } : {}),
      ...parts.headers,
    },
    ...(route.body ? { body: JSON.stringify(z.encode(route.body, parts.body)) } : {}),
    ...(signal ? { signal } : {}),
  }).catch(noteTrialEnd);
  return (await readAnswer(route, response)) as Answer;
}

/** One page of a list: its rows, for {@link readRows}, and the cursor of the next page, null on the last. */
export interface RowsPage {
  rows: RowReader;
  next: string | null;
}

/** Fetches one page of a list. @throws CallError as {@link call}, SyntaxError for an answer that is no list */
export async function callPage<Query extends Record<string, unknown>>(
  route: TypedRoute<{ query: Query }, unknown>,
  query: Query,
): Promise<RowsPage> {
  const response = await send(addressOf(route, { query }), { method: route.method });
  return { rows: rowReader(await response.text()), next: response.headers.get(nextCursorHeader) };
}

/**
 * Parses some records of a page by the route's schema, by default all. A whole page of a long list at once would block
 * the screen.
 *
 * @throws SyntaxError, ZodError for a row that is not as the contract has it
 */
export function readRows<Query, Row>(
  route: TypedRoute<{ query: Query }, Row[]>,
  rows: RowReader,
  from?: number,
  to?: number,
): Row[] {
  return z.decode(route.answer as z.ZodMiniType, rows.slice(from, to)) as Row[];
}

/**
 * When the server says that the trial has ended, the person stays on the screen with what they typed. The user is only
 * marked as stale, so that the guard of the next screen reads it again.
 */
function noteTrialEnd(error: unknown): never {
  if (isRefusal(error, "TRIAL_ENDED"))
    void queryClient.invalidateQueries({ queryKey: ["user"], refetchType: "none" });
  throw error;
}

async function readAnswer(route: CalledRoute, response: Response): Promise<unknown> {
  if (route.media) return new Uint8Array(await response.arrayBuffer());
  if (route.answer === null) return null;
  return z.decode(route.answer, await response.json());
}

function addressOf(route: CalledRoute, { params, query }: AnyRequest): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const pairs = Object.entries(route.query && query ? (z.encode(route.query, query) as object) : {});
  const search = new URLSearchParams(pairs.filter(([, value]) => value !== undefined));
  return search.size > 0 ? `${path}?${search}` : path;
}
