import { setTimeout as wait } from "node:timers/promises";

import { nextCursorHeader } from "#contract/wire.ts";

/** How a request ended, and who answered it. */
export interface Outcome {
  server: string;
  version: number;
  /** 0 if no answer came to a request that was sent. */
  status: number;
  retryAfter: string | null;
  error: string | null;
}

/** With the body, and the cursor of a list's next page. */
interface Answered extends Outcome {
  body: unknown;
  next: string | null;
}

export interface Balancer {
  /** Adds a server; requests go there once its health is 200. */
  add(server: string): void;
  remove(server: string): void;
  /** Sends a request to the next healthy server, and to another one only if no connection was taken. */
  send(address: string, init: RequestInit, version: number): Promise<Answered>;
  stop(): Promise<void>;
}

/** A load balancer like those in front of several processes: it asks for health, and takes turns. */
export function startBalancer(): Balancer {
  const servers = new Set<string>();
  const healthy = new Set<string>();
  let turn = 0;
  let running = true;

  async function watch(): Promise<void> {
    while (running) {
      for (const server of servers) {
        const isHealthy = await fetch(`${server}/api/health`).then(
          (answer) => answer.ok,
          () => false,
        );
        if (isHealthy && servers.has(server)) healthy.add(server);
        else healthy.delete(server);
      }
      await wait(50);
    }
  }
  const watching = watch();

  return {
    add: (server) => void servers.add(server),
    remove(server) {
      servers.delete(server);
      healthy.delete(server);
    },
    async send(address, init, version) {
      for (;;) {
        const server = [...healthy][turn++ % Math.max(1, healthy.size)];
        if (server === undefined) {
          await wait(20);
          continue;
        }
        try {
          const answer = await fetch(server + address, init);
          const text = await answer.text();
          const body = text === "" ? null : JSON.parse(text);
          const retryAfter = answer.headers.get("retry-after");
          const outcome = { server, version, status: answer.status, retryAfter, error: body?.error ?? null };
          return { ...outcome, body, next: answer.headers.get(nextCursorHeader) };
        } catch (error) {
          if (!isRefused(error)) {
            const lost = { server, version, status: 0, retryAfter: null, error: String(error) };
            return { ...lost, body: null, next: null };
          }
        }
      }
    },
    async stop() {
      running = false;
      await watching;
    },
  };
}

/** The request was not sent, so another server may have it. */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const errors = cause instanceof AggregateError ? cause.errors : [cause];
  return errors.every(
    (each: unknown) => each instanceof Error && "code" in each && each.code === "ECONNREFUSED",
  );
}
