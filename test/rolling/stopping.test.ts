import { once } from "node:events";
import { rmSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { contractVersions } from "#contract/contract-version.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { startRelease } from "#test/rolling/release.ts";
import { type BundledProgram, bundleProgram } from "#test/support/bundled-program.ts";
import { makeDatabaseFolder } from "#test/support/data-folder.ts";
import { freePort, type ServerProcess } from "#test/support/server-process.ts";

const person = { email: "ann@example.com", password: "wooden spoon", firstName: "Ann", lastName: "Archer" };
let program: BundledProgram;

beforeAll(async () => {
  program = await bundleProgram("release-process");
});
afterAll(() => program?.delete());

test("a request on its way at SIGTERM is answered, a new one finds no door, and the process ends with 0; passwords are stored as slow hashes", async () => {
  const { port, server, folder } = await startAlone({ DRAIN_SECONDS: "0" });
  const body = JSON.stringify(person);
  const slow = request({
    ...{ port, path: "/api/register", method: "POST", agent: new Agent({ keepAlive: true }) },
    headers: { "content-type": "application/json", "content-length": body.length, expect: "100-continue" },
  });
  slow.flushHeaders();
  // The server has begun with the request, and waits for its body.
  await once(slow, "continue");
  slow.write(body.slice(0, 20));
  server.child.kill("SIGTERM");
  while ((await ask(port, "/api/health")) !== null) await wait(20);
  slow.end(body.slice(20));
  const [answer] = (await once(slow, "response")) as [IncomingMessage];
  expect([answer.statusCode, answer.headers.connection]).toEqual([201, "close"]);
  expect(await json(answer)).toMatchObject({ email: person.email });
  expect(await server.ended).toBe(0);
  expect(await storedPassword(folder)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("before the door is closed, health says for a while that the server is stopping, and the rest is served", async () => {
  const { port, server } = await startAlone({ DRAIN_SECONDS: "4" });
  expect(await ask(port, "/api/health")).toMatchObject({ status: 200, connection: "keep-alive" });
  server.child.kill("SIGTERM");
  let health = await ask(port, "/api/health");
  while (health?.status === 200) health = await ask(port, "/api/health");
  expect(health).toEqual({ status: 503, connection: "close", retryAfter: "5", error: "STOPPING" });
  expect(await ask(port, "/api/region")).toMatchObject({ status: 200, connection: "close" });
  expect(await server.ended).toBe(0);
  expect(await ask(port, "/api/health")).toBeNull();
});

/** A process with an embedded database of its own. */
async function startAlone(
  environment: Record<string, string>,
): Promise<{ port: number; server: ServerProcess; folder: string }> {
  const folder = await makeDatabaseFolder("stopping");
  const port = await freePort();
  const server = await startRelease(
    program.file,
    { contract: contractVersions, statements: [] },
    { PORT: String(port), DATA_DIR: folder, ...environment },
  );
  onTestFinished(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return { port, server, folder };
}

/** The password's hash of the only account in a database that no process has open. */
async function storedPassword(folder: string): Promise<string | undefined> {
  const database = await openDatabase({ databaseUrl: null, dataDirectory: folder });
  const user = await database.readAsSystem((trx) =>
    trx.selectFrom("users").select("password_hash").executeTakeFirst(),
  );
  await database.close();
  return user?.password_hash;
}

/** @returns what matters of an answer, or null if no connection was taken */
async function ask(port: number, path: string) {
  const asked = request({ port, path, agent: new Agent({ keepAlive: true }) }).end();
  try {
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    const body = (await json(answer)) as { error?: string };
    asked.destroy();
    return {
      status: answer.statusCode,
      connection: answer.headers.connection,
      retryAfter: answer.headers["retry-after"],
      error: body.error,
    };
  } catch {
    return null;
  }
}
