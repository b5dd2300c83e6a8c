import { fork } from "node:child_process";
import { type Agent, request } from "node:http";
import { fileURLToPath } from "node:url";
import type { Place } from "./engines.ts";
import type { RouteRequest, Served } from "./route-requests.ts";

/** What a server process reports about itself: processor time in microseconds, live memory in bytes. */
export type Question = "time" | "memory";

/** The app and a raw server, together in a process of their own (route-server.ts). */
export interface MeasuredServer {
  served: Served;
  ask(question: Question): Promise<number>;
  stop(): void;
}

/** Starts them on a database with the records that the requests ask for. */
export async function startServer(place: Place): Promise<MeasuredServer> {
  const script = fileURLToPath(new URL("./route-server.ts", import.meta.url));
  const child = fork(script, [JSON.stringify(place)], {
    execArgv: ["--expose-gc", "--import", "tsx"],
  });
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
    stop: () => child.disconnect(),
  };
}

/** @throws Error for an answer that is not a success, because measuring it would be useless */
export function send(agent: Agent, port: number, { body, ...options }: RouteRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: "127.0.0.1", port, ...options }, (response) => {
      const { statusCode = 0 } = response;
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        if (statusCode < 300) resolve();
        else reject(new Error(`${options.path}: ${statusCode} ${Buffer.concat(chunks)}`));
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
