import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { accountHeader } from "#contract/account-header.ts";
import type { Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import { visitorHeader } from "#contract/visitor-header.ts";
import type { Id } from "#domain/ids/id.ts";
import { type AccountSpace, accountSpace } from "#server/accounts/account-space.ts";
import { requireSubscription } from "#server/accounts/subscription.ts";
import { checkLimits } from "#server/app/route-limits.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { HandlerTable } from "#server/http/handler.ts";
import { acceptRawJson } from "#server/http/json-body.ts";
import { bodyReader } from "#server/http/request-bodies.ts";
import type { Services } from "#server/http/services.ts";

/** The limit of a request body in bytes, where its route declares none. */
export const usualBodyLimit = 1_000_000;

/** A handler without the type of its route; `Handlers` has already checked that they fit. */
type AnyHandler = (asked: Record<string, unknown>) => Promise<unknown>;

export function registerRoutes(app: FastifyInstance, services: Services, handlers: HandlerTable): void {
  const space = accountSpace(services);
  for (const [noun, table] of Object.entries(routes)) {
    // The table's type pairs each handler with its route; a loop over all of them cannot keep the pairs apart.
    const ofNoun = handlers[noun as keyof HandlerTable] as unknown as Record<string, AnyHandler>;
    for (const [name, declared] of Object.entries<Route>(table)) {
      const handler = ofNoun[name];
      if (!handler) throw new Error(`No handler for ${noun}.${name}`);
      if (declared.rawBody) {
        app.register(async (scope) => {
          acceptRawJson(scope);
          registerRoute(scope, services, { declared, handler, space });
        });
      } else registerRoute(app, services, { declared, handler, space });
    }
  }
}

function registerRoute(
  app: FastifyInstance,
  services: Services,
  { declared, handler, space }: { declared: Route; handler: AnyHandler; space: AccountSpace },
): void {
  const readBody = declared.method === "GET" || declared.rawBody ? null : bodyReader(declared);
  app.route({
    method: declared.method,
    url: declared.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    schema: schemaOf(declared),
    config: { anyContract: declared.anyContract ?? false },
    compress: compressionOf(declared),
    ...(declared.bodyLimit ? { bodyLimit: declared.bodyLimit } : {}),
    // Before the body is parsed, so that a stranger is answered 401 and not what is wrong with the body.
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      if (declared.access === "public") return;
      if (declared.saysVisitor && !request.session.userId && request.headers[visitorHeader] !== undefined) {
        return reply.type("application/json; charset=utf-8").send("null");
      }
      const asked = request.headers[accountHeader] ?? request.session.userId;
      if (!request.session.userId || asked !== request.session.userId) throw new Refusal("UNAUTHENTICATED");
      if (declared.access === "subscriber") await requireSubscription(services, request.session.userId);
    },
    // After the body is parsed: limits count by the e-mail address in it, and the account's space by its length.
    preHandler: async (request: FastifyRequest) => {
      if (readBody) request.body = readBody(request.body, request.contractVersion);
      await checkLimits(services, request, declared);
      const { userId } = request.session;
      if (userId && takesSpace(declared)) {
        await space.take(userId, lengthOf(request, declared), declared.access === "user" ? 2 : 1);
      }
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { params, query, body, headers } = request;
      const actor = { userId: request.session.userId };
      const answer = await handler({ params, query, body, headers, actor, request, reply });
      if (actor.userId) countWritten(space, { userId: actor.userId, declared, answer });
      if (declared.answer === null && !declared.media) return reply.code(204).send();
      // Returned and not sent: Fastify would watch the stream of an answer that it gets as a reply.
      if (declared.media) reply.type(declared.media);
      else reply.code(declared.status ?? 200);
      return answer;
    },
  });
}

/**
 * What is answered about one record is not compressed: most of it is an envelope, which would not get smaller. A list
 * is, by the fastest level, because the keys and nulls of its rows shrink to almost nothing.
 */
function compressionOf({ method, params, answer }: Route): NonNullable<RouteShorthandOptions["compress"]> {
  if (method !== "GET" || params) return false;
  return answer?._zod.def.type === "array" ? { encodings: ["gzip"], zlibOptions: { level: 1 } } : {};
}

/** A body of unknown length counts as the longest that is allowed; without either header there is no body. */
function lengthOf({ headers }: FastifyRequest, { bodyLimit = usualBodyLimit }: Route): number {
  if (headers["transfer-encoding"] !== undefined) return bodyLimit;
  return Number(headers["content-length"] ?? 0);
}

/** After the handler: a route that copies has written as much as it answers, and a deletion may free space. */
function countWritten(
  space: AccountSpace,
  { userId, declared, answer }: { userId: Id<"User">; declared: Route; answer: unknown },
): void {
  if (declared.copies) space.add(userId, Buffer.byteLength(JSON.stringify(answer)));
  if (declared.method === "DELETE") space.freed(userId);
}

/** A body of another route than these is read and not stored, or is short and replaces what was stored. */
function takesSpace({ access, body, bodyLimit }: Route): boolean {
  return body !== undefined && (access === "subscriber" || (access === "user" && bodyLimit !== undefined));
}

function schemaOf(declared: Route): NonNullable<RouteShorthandOptions["schema"]> {
  const { params, query, headers, answer } = declared;
  return {
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(headers ? { headers } : {}),
    ...(answer && !declared.media ? { response: { "2xx": answer } } : {}),
  };
}
