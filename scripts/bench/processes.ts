import { Agent } from "node:http";
import { type Figure, median, timed } from "./compare.ts";
import { openEngines } from "./engines.ts";
import { type MeasuredServer, startServer } from "./measured-server.ts";
import { routeRequests } from "./route-requests.ts";
import { send } from "./send.ts";

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
      for (const server of servers) await server.stop();
    }
    await engine.close();
  }
}

async function figureOf(servers: readonly MeasuredServer[], count: number): Promise<Figure> {
  const several: Round[] = [];
  const one: Round[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const ofSeveral = await askAll(servers.slice(0, count));
    const ofOne = await askAll(servers.slice(0, 1));
    if (round < 0) continue;
    several.push(ofSeveral);
    one.push(ofOne);
  }
  const total = (each: readonly Round[]) => median(each.map(({ milliseconds }) => milliseconds));
  const rate = (each: readonly Round[]) => Math.round(requestsInRound / (total(each) / 1000));
  const p50 = (each: readonly Round[]) => Math.round(median(each.map(({ middle }) => middle)));
  const p99 = (each: readonly Round[]) => Math.round(median(each.map(({ slowest }) => slowest)));
  return {
    name: `PostgreSQL: time of ${requestsInRound} reads from ${count} app processes / from one`,
    ratio: total(several) / total(one),
    // No slower than one process; how much faster depends on the cores.
    limit: 1.1,
    detail: `${rate(several)} / ${rate(one)} reads a second, p50 ${p50(several)} / ${p50(one)} ms, p99 ${p99(several)} / ${p99(one)} ms`,
  };
}

/** Milliseconds of a round: of all of it, of the middle read, and of the one that 99 of 100 are faster than. */
interface Round {
  milliseconds: number;
  middle: number;
  slowest: number;
}

async function askAll(servers: readonly MeasuredServer[]): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxTotalSockets: connections });
  const turns = Array.from({ length: requestsInRound }, (_, turn) => turn);
  const each: number[] = [];
  // As many at a time as there are connections: a read that waited for a free one would be slow by our own doing.
  const ask = async (): Promise<void> => {
    for (let turn = turns.pop(); turn !== undefined; turn = turns.pop()) {
      const server = servers[turn % servers.length];
      // Each server gets both kinds of reads.
      const make = makers[Math.floor(turn / servers.length) % makers.length];
      if (!server || !make) continue;
      const request = make(server.served, turn);
      each.push(await timed(() => send(agent, server.served.ports.ours, request)));
    }
  };
  const milliseconds = await timed(async () => {
    await Promise.all(Array.from({ length: connections }, ask));
  });
  agent.destroy();
  each.sort((left, right) => left - right);
  return { milliseconds, middle: median(each), slowest: each[Math.floor(each.length * 0.99)] ?? 0 };
}
