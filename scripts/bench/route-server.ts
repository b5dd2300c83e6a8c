/**
 * A process of its own with the app and the raw server on one database, so that the processor time of either can be
 * told apart from that of the client:
 *
 *   node .cache/bench-server/route-server.js <place as JSON>
 *
 * Its first message says what can be requested; then it answers each question about itself.
 */

import { Agent, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { hash } from "@node-rs/argon2";
import { routes } from "#contract/routes.ts";
import { buildApp } from "#server/app/app.ts";
import { readConfig } from "#server/base/config.ts";
import { passwordCost, passwordsAt } from "#server/base/passwords.ts";
import { withPayments } from "#server/billing/open-payments.ts";
import { inlineRenderer } from "#server/rendering/inline-renderer.ts";
import { apiClient } from "#test/support/api-client.ts";
import { openPlace } from "./engines.ts";
import type { Question } from "./measured-server.ts";
import { type Recording, rawServer } from "./raw-server.ts";
import { recordStatements } from "./recorded-statements.ts";
import { quoteOfTenLines, routeRequests } from "./route-requests.ts";
import { seedPerson } from "./seed.ts";
import { send } from "./send.ts";

const quotes = 200;
/** Enough to keep each of them under the rate limit of sign-ins by account. */
const people = 600;

const { database, plainPool, analyze } = await openPlace(JSON.parse(process.argv[2] ?? ""));
const config = readConfig({ LOG_LEVEL: "silent", TRUST_PROXY: "loopback" });
const passwords = passwordsAt(passwordCost);
const services = { config, database, pdf: inlineRenderer, passwords, version: "0", clock: () => new Date() };
const app = await buildApp(withPayments(services), null);
await app.listen({ host: "127.0.0.1", port: 0 });

const client = await apiClient(app).register();
let quoteId = "";
for (let made = 0; made < quotes; made += 1) {
  quoteId = (await client.ok(routes.quotes.create, { body: quoteOfTenLines })).id;
}
// The cheapest hash there is, because everything except the hash is measured.
const passwordHash = await hash("wooden spoon", { memoryCost: 8, timeCost: 1, parallelism: 1 });
const emails: string[] = [];
for (let made = 0; made < people; made += 1) {
  emails.push(await seedPerson(database, { id: crypto.randomUUID(), passwordHash }));
}
await analyze();

const ours = portOf(app.server.address());
const recordings = new Map<string, Recording>();
const agent = new Agent({ keepAlive: true });
const served = { ports: { ours, bare: 0 }, cookie: client.cookie, quoteId, emails };
for (const make of Object.values(routeRequests)) {
  const asked = make(served, 0);
  const record = () => recordStatements(() => send(agent, ours, asked));
  // The first statements of a connection are not those of every request.
  await record();
  const { statements, result: headers } = await record();
  recordings.set(`${asked.method} ${asked.path}`, { statements, headers: constantHeaders(headers) });
}
agent.destroy();
const raw = rawServer(plainPool, recordings);
await new Promise<void>((resolve) => raw.listen(0, "127.0.0.1", resolve));

process.on("message", (question: Question) => {
  process.send?.(question === "time" ? processorTime() : liveMemory());
});
process.on("disconnect", () => process.exit(0));
process.send?.({ ...served, ports: { ours, bare: portOf(raw.address()) } });

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Live memory after a garbage collection: objects, and bytes outside the heap. */
function liveMemory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** The headers that are the same in each answer; node:http writes the others itself. */
function constantHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const own = ["date", "connection", "keep-alive", "content-length"];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}

function portOf(address: AddressInfo | string | null): number {
  return (address as AddressInfo).port;
}
