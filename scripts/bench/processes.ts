import { Agent } from "node:http";
import { type Figure, median, timed } from "./compare.ts";
import { openEngines } from "./engines.ts";
import { type MeasuredServer, send, startServer } from "./measured-server.ts";
import { routeRequests } from "./route-requests.ts";

const counts = [2, 4];
const rounds = 5;
const requestsInRound = 1_000;
const connections = 16;
const makers = [routeRequests["list 50 quotes"], routeRequests["read a quote of 10 lines"]];

/**
 * The duration of the same reads with two and with four app processes on one PostgreSQL, against one process. The
 * clients and the database use the same cores, so on two cores a second process can gain little.
 */
export async function* processFigures(): AsyncGenerator<Figure> {
  for (const engine of await openEngines()) {
    if (engine.name === "PostgreSQL") {
      const place = await engine.create();
      const servers: MeasuredServer[] = [];
      for (let made = 0; made < Math.max(...counts); made += 1) servers.push(await startServer(place));
      for (const count of counts) yield await figureOf(servers, count);
      for (const server of servers) server.stop();
    }
    await engine.close();
  }
}

async function figureOf(servers: readonly MeasuredServer[], count: number): Promise<Figure> {
  const several: number[] = [];
  const one: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const ofSeveral = await timed(() => askAll(servers.slice(0, count)));
    const ofOne = await timed(() => askAll(servers.slice(0, 1)));
    if (round < 0) continue;
    several.push(ofSeveral);
    one.push(ofOne);
  }
  const rate = (times: number[]) => Math.round(requestsInRound / (median(times) / 1000));
  return {
    name: `PostgreSQL: time of ${requestsInRound} reads from ${count} app processes / from one`,
    ratio: median(several) / median(one),
    // No slower than one process; how much faster depends on the cores.
    limit: 1.1,
    detail: `${rate(several)} / ${rate(one)} reads a second`,
  };
}

async function askAll(servers: readonly MeasuredServer[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxTotalSockets: connections });
  const turns = Array.from({ length: requestsInRound }, (_, turn) => turn);
  await Promise.all(
    turns.map((turn) => {
      const server = servers[turn % servers.length];
      const make = makers[turn % makers.length];
      return server && make && send(agent, server.served.ports.ours, make(server.served, turn));
    }),
  );
  agent.destroy();
}
