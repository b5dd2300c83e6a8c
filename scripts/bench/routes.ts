import { Agent } from "node:http";
import { type Figure, figureOf, median } from "./compare.ts";
import { type BenchEngine, openEngines } from "./engines.ts";
import { type MeasuredServer, startServer } from "./measured-server.ts";
import { type RequestMaker, routeRequests } from "./route-requests.ts";
import { send } from "./send.ts";

const rounds = 9;
/** 3,000 requests to each: until then V8 still compiles what they run, which is part of the process's time. */
const warmUpRounds = 25;
const requestsInRound = 120;
const connections = 4;
const limit = 1.5;

/**
 * The server's processor time for one request of each main route, against a raw node:http server that runs the same
 * statements in the same process on the same database.
 */
export async function* routeFigures(): AsyncGenerator<Figure> {
  for (const engine of await openEngines()) {
    yield* figuresOn(engine);
    await engine.close();
  }
}

async function* figuresOn(engine: BenchEngine): AsyncGenerator<Figure> {
  const server = await startServer(await engine.create());
  for (const [name, make] of Object.entries(routeRequests)) {
    const times = await inTurns({ server, make });
    yield figureOf({ name: `${engine.name}: ${name} / raw node:http`, limit, ...times });
  }
  await server.stop();
}

interface Measured {
  server: MeasuredServer;
  make: RequestMaker;
}

/** Milliseconds of processor time for one request to each, after rounds that warm both up. */
async function inTurns(measured: Measured): Promise<Record<"ours" | "bare", number>> {
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const side of ["ours", "bare"] as const) {
      const time = await processorTime(measured, side, round);
      if (round >= 0) times[side].push(time);
    }
  }
  return { ours: median(times.ours), bare: median(times.bare) };
}

async function processorTime({ server, make }: Measured, side: "ours" | "bare", round: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = await server.ask("time");
  const turns = Array.from(
    { length: requestsInRound },
    (_, index) => (round + warmUpRounds) * requestsInRound + index,
  );
  await Promise.all(turns.map((turn) => send(agent, server.served.ports[side], make(server.served, turn))));
  const spent = (await server.ask("time")) - before;
  agent.destroy();
  return spent / requestsInRound / 1000;
}
