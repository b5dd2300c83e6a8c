import { fork } from "node:child_process";
import { once } from "node:events";
import { buildServer } from "./build-server.ts";
import type { Place } from "./engines.ts";
import type { Served } from "./route-requests.ts";

/** What a server process reports about itself: processor time in microseconds, live memory in bytes. */
export type Question = "time" | "memory";

/** The app and a raw server, together in a process of their own (route-server.ts). */
export interface MeasuredServer {
  served: Served;
  ask(question: Question): Promise<number>;
  /** Resolves when the process has ended, so that its database can be stopped. */
  stop(): Promise<void>;
}

/** Starts them on a database with the records that the requests ask for. */
export async function startServer(place: Place): Promise<MeasuredServer> {
  built ??= buildServer();
  const child = fork(await built, [JSON.stringify(place)], { execArgv: ["--expose-gc"] });
  const served = await new Promise<Served>((resolve, reject) => {
    child.once("message", (message) => resolve(message as Served));
    child.once("exit", () => reject(new Error("the server to be measured ended")));
  });
  return {
    served,
    ask: (question) =>
      new Promise((resolve) => {
        child.once("message", (answer) => resolve(Number(answer)));
        child.send(question);
      }),
    async stop() {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}

let built: Promise<string> | null = null;
