import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { accountHeader } from "#contract/account-header.ts";
import { Refusal } from "#contract/errors.ts";
import type { Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import { type AccountSpace, accountSpace } from "#server/accounts/account-space.ts";
import { requireSubscription } from "#server/accounts/subscription.ts";
import type { HandlerTable } from "#server/http/handler.ts";
import { acceptRawJson } from "#server/http/json-body.ts";
import { checkLimits } from "#server/http/route-limits.ts";
import type { Services } from "#server/http/services.ts";

/** Bytes that a request's body may have where its route says nothing else. */
export const usualBodyLimit = 1_000_000;

/** A handler with its route forgotten; `Handlers` has checked already that they fit. */
type AnyHandler = (asked: Record<string, unknown>) => Promise<unknown>;

/** Registers every line of the contract's table with its handler. */
export function registerRoutes(app: FastifyInstance, services: Services, handlers: HandlerTable): void {
  const space = accountSpace(services);
  for (const [noun, table] of Object.entries(routes)) {
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
  app.route({
    method: declared.method,
    url: declared.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    schema: schemaOf(declared),
    ...(declared.bodyLimit ? { bodyLimit: declared.bodyLimit } : {}),
    // Before the body is parsed: a stranger's bad body is told 401, not what is wrong with it.
    onRequest: async (request: FastifyRequest) => {
      if (declared.access === "public") return;
      const asked = request.headers[accountHeader] ?? request.session.userId;
      if (!request.session.userId || asked !== request.session.userId) throw new Refusal("UNAUTHENTICATED");
      if (declared.access === "subscriber") await requireSubscription(services, request.session.userId);
    },
    // Once the body is read: limits count by what it names, and the account's room by its length.
    preHandler: async (request: FastifyRequest) => {
      await checkLimits(services, request, declared);
      const { userId } = request.session;
      if (declared.access === "subscriber" && declared.body && userId) {
        await space.take(userId, lengthOf(request, declared));
      }
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { params, query, body, headers } = request;
      const actor = { userId: request.session.userId };
      const answer = await handler({ params, query, body, headers, actor, request, reply });
      if (declared.media) return reply.type(declared.media).send(answer);
      if (declared.answer === null) return reply.code(204).send();
      return reply.code(declared.status ?? 200).send(answer);
    },
  });
}

/** A body that does not say how long it is counts as the longest there may be. */
function lengthOf({ headers }: FastifyRequest, { bodyLimit = usualBodyLimit }: Route): number {
  return headers["content-length"] === undefined ? bodyLimit : Number(headers["content-length"]);
}

function schemaOf(declared: Route): NonNullable<RouteShorthandOptions["schema"]> {
  const { params, query, body, headers, answer } = declared;
  return {
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    ...(headers ? { headers } : {}),
    ...(answer && !declared.media ? { response: { "2xx": answer } } : {}),
  };
}
