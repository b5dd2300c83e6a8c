import { type ChildProcess, fork } from "node:child_process";
import { Agent, request } from "node:http";
import { fileURLToPath } from "node:url";
import { type Figure, figureOf, median } from "./compare.ts";
import { type BenchEngine, openEngines } from "./engines.ts";
import { type RequestMaker, type RouteRequest, routeRequests, type Served } from "./route-requests.ts";

const rounds = 9;
const requestsInRound = 120;
const connections = 4;
const limit = 1.5;

/**
 * Processor time of the server per request of each main route, against a raw node:http server in the same process on
 * the same database that runs the same statements.
 */
export async function* routeFigures(): AsyncGenerator<Figure> {
  for (const engine of await openEngines()) {
    yield* figuresOn(engine);
    await engine.close();
  }
}

async function* figuresOn(engine: BenchEngine): AsyncGenerator<Figure> {
  const { child, served } = await startServer(engine);
  for (const [name, make] of Object.entries(routeRequests)) {
    const times = await inTurns({ child, served, make });
    yield figureOf({ name: `${engine.name}: ${name} / raw node:http`, limit, ...times });
  }
  child.disconnect();
}

interface Measured {
  child: ChildProcess;
  served: Served;
  make: RequestMaker;
}

/** Milliseconds of processor time for one request to each; the first two rounds warm both up. */
async function inTurns(measured: Measured): Promise<Record<"ours" | "bare", number>> {
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = -2; round < rounds; round += 1) {
    for (const side of ["ours", "bare"] as const) {
      const time = await processorTime(measured, side, round);
      if (round >= 0) times[side].push(time);
    }
  }
  return { ours: median(times.ours), bare: median(times.bare) };
}

async function processorTime({ child, served, make }: Measured, side: "ours" | "bare", round: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = await askProcessorTime(child);
  const turns = Array.from({ length: requestsInRound }, (_, index) => (round + 2) * requestsInRound + index);
  await Promise.all(turns.map((turn) => send(agent, served.ports[side], make(served, turn))));
  const spent = (await askProcessorTime(child)) - before;
  agent.destroy();
  return spent / requestsInRound / 1000;
}

function askProcessorTime(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once("message", (microseconds) => resolve(Number(microseconds)));
    child.send("time");
  });
}

/** @throws Error for an answer that is no success, which would be measured for nothing */
function send(agent: Agent, port: number, { body, ...options }: RouteRequest): Promise<void> {
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

async function startServer(engine: BenchEngine): Promise<{ child: ChildProcess; served: Served }> {
  const script = fileURLToPath(new URL("./route-server.ts", import.meta.url));
  const child = fork(script, [JSON.stringify(await engine.create())], {
    execArgv: ["--import", "tsx"],
  });
  const served = await new Promise<Served>((resolve, reject) => {
    child.once("message", (message) => resolve(message as Served));
    child.once("exit", () => reject(new Error("the server to be measured ended")));
  });
  return { child, served };
}
