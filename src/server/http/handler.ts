import type { FastifyReply, FastifyRequest } from "fastify";
import type { Route, RouteAnswer, RouteRequest } from "#contract/route.ts";
import type { RouteTable } from "#contract/routes.ts";
import type { Id } from "#domain/ids/id.ts";

/** The signed-in user. A handler gets one only on a route that is not public. */
export interface Actor {
  readonly userId: Id<"User">;
}

/** What a handler may use of the request besides its parsed parts. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Asked<R extends Route> = RouteRequest<R> &
  Exchange &
  (R["access"] extends "public" ? unknown : { readonly actor: Actor });

/** Takes a parsed request and returns its answer. @throws Refusal, which becomes the error's answer */
export type Handler<R extends Route> = (asked: Asked<R>) => Promise<RouteAnswer<R>>;

/** The handlers of one noun; if a route has none, it does not compile. */
export type Handlers<Noun extends Record<string, Route>> = { [Name in keyof Noun]: Handler<Noun[Name]> };

export type HandlerTable = { [Noun in keyof RouteTable]: Handlers<RouteTable[Noun]> };
