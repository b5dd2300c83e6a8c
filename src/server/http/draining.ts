import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { systemRoutes } from "#contract/system.ts";
import { Refusal } from "#server/base/refusal.ts";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Stops serving without failing a request. For as long as the notice lasts, health answers 503, so that a load
     * balancer sends requests elsewhere, and everything else is served, each connection ending with its next answer.
     * Then no new connection is taken, and what is on its way is finished.
     *
     * @param notice milliseconds
     */
    drain(notice: number): Promise<void>;
  }
}

export function addDraining(app: FastifyInstance): void {
  let isDraining = false;
  app.decorate("drain", async (notice: number) => {
    isDraining = true;
    await wait(notice);
    await app.close();
  });
  app.addHook("onRequest", (request, _reply, done) => {
    if (isDraining && request.routeOptions.url === systemRoutes.health.path) throw new Refusal("STOPPING");
    done();
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (isDraining) reply.header("connection", "close");
    done(null, payload);
  });
}
