import type { FastifyReply, FastifyRequest } from "fastify";
import type { Route, RouteAnswer, RouteRequest } from "#contract/route.ts";
import type { RouteTable } from "#contract/routes.ts";
import type { Id } from "#domain/account/id.ts";

/** Who is asking. A handler gets one only on a route that needs a signed-in user. */
export interface Actor {
  readonly userId: Id<"User">;
}

/** What a handler may touch of the request besides its parsed parts. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Asked<R extends Route> = RouteRequest<R> &
  Exchange &
  (R["access"] extends "public" ? unknown : { readonly actor: Actor });

/** One route's work: parsed request in, answer out; a refusal is thrown. */
export type Handler<R extends Route> = (asked: Asked<R>) => Promise<RouteAnswer<R>>;

/** The handlers of one noun: each route has one, or it does not compile. */
export type Handlers<Noun extends Record<string, Route>> = { [Name in keyof Noun]: Handler<Noun[Name]> };

/** The handlers of the whole table. */
export type HandlerTable = { [Noun in keyof RouteTable]: Handlers<RouteTable[Noun]> };
