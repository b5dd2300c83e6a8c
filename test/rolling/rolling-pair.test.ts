import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { contractVersions } from "#contract/contract-version.ts";
import { type Balancer, type Outcome, startBalancer } from "#test/rolling/balancer.ts";
import { type Release, startRelease } from "#test/rolling/release.ts";
import { type BundledProgram, bundleProgram } from "#test/support/bundled-program.ts";
import { createPostgresDatabase } from "#test/support/database.ts";
import { freePort, type ServerProcess } from "#test/support/server-process.ts";

const { newest } = contractVersions;
const nickname = [
  "alter table customers add column nickname text",
  `update schema_contract set newest = ${newest + 1}`,
];
const retired = [`update schema_contract set oldest = ${newest + 1}`];

const present: Release = { contract: contractVersions, statements: [] };
/** One contract and one migration higher; it still serves the present contract. */
const next: Release = { contract: { oldest: 0, newest: newest + 1 }, statements: [nickname] };
/** It no longer serves the present contract, and its tables do not either. */
const last: Release = {
  contract: { oldest: newest + 1, newest: newest + 1 },
  statements: [nickname, retired],
};

const postgres = inject("postgres");

describe.runIf(postgres)("a rolling pair on one PostgreSQL", () => {
  let place: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let balancer: Balancer;
  let program: BundledProgram;
  const started: ServerProcess[] = [];
  beforeAll(async () => {
    program = await bundleProgram("release-process");
    place = await createPostgresDatabase(postgres!);
    balancer = startBalancer();
  });
  afterAll(async () => {
    await balancer?.stop();
    for (const { child } of started) child.kill("SIGKILL");
    await Promise.all(started.map(({ ended }) => ended));
    await place?.drop();
    program?.delete();
  });

  /** @returns the process and its address, which the balancer knows */
  async function start(release: Release): Promise<{ server: ServerProcess; address: string }> {
    const port = String(await freePort());
    // With a host, which the socket's folder in the parameters overrides: the configuration takes URLs of WHATWG only.
    const DATABASE_URL = place.url.replace("@/", "@localhost/");
    const server = await startRelease(program.file, release, {
      PORT: port,
      DATABASE_URL,
      DRAIN_SECONDS: "2",
    });
    started.push(server);
    const address = `http://localhost:${port}`;
    balancer.add(address);
    return { server, address };
  }

  async function stop({ server, address }: Awaited<ReturnType<typeof start>>): Promise<number | null> {
    server.child.kill("SIGTERM");
    const code = await server.ended;
    balancer.remove(address);
    return code;
  }

  test("loses no write and fails none but with 426 or 503 and Retry-After, through update, restart and retirement", async () => {
    const first = await start(present);
    const load = startLoad(balancer, await register(first.address));
    await load.until(({ server, status }) => server === first.address && status === 201, 20);

    // The migration runs while the present release is serving.
    const second = await start(next);
    await load.until(({ server, status }) => server === second.address && status === 201, 20);
    await load.until(({ server, status }) => server === first.address && status === 201, 20);
    await load.until(({ server, error }) => server === first.address && error === "RELEASE_BEHIND", 5);
    await load.until(({ version, status }) => version === newest + 1 && status === 201, 20);

    // The present release is restarted beside the newer tables.
    expect(await stop(first)).toBe(0);
    const again = await start(present);
    await load.until(({ server, status }) => server === again.address && status === 201, 20);

    expect(await stop(again)).toBe(0);
    const third = await start(last);
    await load.until(({ server, error }) => server === third.address && error === "UPGRADE_REQUIRED", 5);
    await load.until(
      ({ server, version, status }) => server === third.address && version > newest && status === 201,
      20,
    );
    await expect(start(present)).rejects.toThrow(
      /Another release has migrated the database .*Start that release or a later one/,
    );

    const { outcomes, saved, found } = await load.stop();
    const failed = outcomes.filter(({ status }) => status >= 400 || status === 0);
    const allowed = failed.filter(
      ({ status, retryAfter }) => status === 426 || (status === 503 && retryAfter !== null),
    );
    expect(failed.filter((outcome) => !allowed.includes(outcome))).toEqual([]);
    expect(saved.size).toBeGreaterThan(100);
    expect([...saved].filter(([id, version]) => found.get(id) !== version)).toEqual([]);
  }, 600_000);
});

/** Registers a person. @returns the session's cookie */
async function register(address: string): Promise<string> {
  const person = { password: "wooden spoon", firstName: "Ann", lastName: "Archer" };
  const answer = await fetch(`${address}/api/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...person, email: `${randomUUID()}@example.com` }),
  });
  if (answer.status !== 201) throw new Error(`Not registered: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Four clients of the present contract and two of the next one, each of which creates and changes customers. */
function startLoad(balancer: Balancer, cookie: string) {
  const outcomes: Outcome[] = [];
  /** Versions by id of the customers whose last write was acknowledged. */
  const saved = new Map<string, number>();
  let running = true;

  async function write(method: string, path: string, version: number, body: object): Promise<boolean> {
    const headers = { cookie, "content-type": "application/json", "x-contract": String(version) };
    const init = { method, headers, body: JSON.stringify(body) };
    const { body: _body, next: _next, ...outcome } = await balancer.send(path, init, version);
    outcomes.push(outcome);
    return outcome.status === 200 || outcome.status === 201;
  }

  async function work(version: number): Promise<void> {
    while (running) {
      const id = randomUUID();
      if (await write("POST", "/api/customers", version, { id, name: "Mrs Patel" })) {
        saved.set(id, 1);
        if (await write("PUT", `/api/customers/${id}`, version, { name: "Mr Patel", version: 1 }))
          saved.set(id, 2);
      }
      await wait(100);
    }
  }

  const clients = [newest, newest, newest, newest, newest + 1, newest + 1].map(work);

  return {
    /** Waits until this many more requests have ended in a certain way. */
    async until(matches: (outcome: Outcome) => boolean, count: number): Promise<void> {
      const from = outcomes.length;
      while (outcomes.slice(from).filter(matches).length < count) await wait(50);
    },
    /** @returns all outcomes, and the versions by id that were acknowledged and that are stored */
    async stop() {
      running = false;
      await Promise.all(clients);
      return { outcomes, saved, found: await listVersions(balancer, cookie) };
    },
  };
}

async function listVersions(balancer: Balancer, cookie: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const headers = { cookie, "x-contract": String(newest + 1) };
  for (let cursor: string | null = ""; cursor !== null; ) {
    const query = new URLSearchParams({ limit: "500", ...(cursor ? { cursor } : {}) });
    const { body, next } = await balancer.send(`/api/customers?${query}`, { headers }, newest + 1);
    for (const { id, version } of body as { id: string; version: number }[]) found.set(id, version);
    cursor = next;
  }
  return found;
}
