import { Agent } from "node:http";
import type { Figure } from "./compare.ts";
import { type BenchEngine, openEngines } from "./engines.ts";
import { type MeasuredServer, startServer } from "./measured-server.ts";
import { routeRequests } from "./route-requests.ts";
import { send } from "./send.ts";

const requests = 10_000;
const connections = 8;
/** At most a tenth of growth after warm-up. */
const limit = 1.1;

/**
 * The memory of the server's process after 10,000 requests of all main routes, against that after the 10,000 before.
 */
export async function* memoryFigures(): AsyncGenerator<Figure> {
  for (const engine of await openEngines()) {
    yield await figureOn(engine);
    await engine.close();
  }
}

async function figureOn(engine: BenchEngine): Promise<Figure> {
  const server = await startServer(await engine.create());
  await askEverything(server, 0);
  const before = await server.ask("memory");
  await askEverything(server, requests);
  const after = await server.ask("memory");
  await server.stop();
  const name = `${engine.name}: memory after ${requests} requests / after warm-up`;
  return { name, ratio: after / before, limit, detail: `${megabytes(after)} / ${megabytes(before)}` };
}

/** Requests all main routes in turns, on several connections at once. */
async function askEverything({ served }: MeasuredServer, first: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const makers = Object.values(routeRequests);
  const lanes = Array.from({ length: connections }, async (_, lane) => {
    for (let turn = first + lane; turn < first + requests; turn += connections) {
      const make = makers[turn % makers.length];
      // Counted in rounds, so that all users take turns in signing in.
      const round = Math.floor(turn / makers.length);
      if (make) await send(agent, served.ports.ours, make(served, round));
    }
  });
  await Promise.all(lanes);
  agent.destroy();
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
