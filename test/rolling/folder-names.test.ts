import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { makeDataFolder } from "#test/support/data-folder.ts";
import { freePort, startServerProcess } from "#test/support/server-process.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("the product is served from a folder whose name has a blank and an accent", async () => {
  const folder = makeDataFolder("folder");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const project = join(folder, "My Projects", "é");
  mkdirSync(project, { recursive: true });
  cpSync(join(root, "dist"), join(project, "dist"), { recursive: true });
  cpSync(join(root, "package.json"), join(project, "package.json"));
  symlinkSync(join(root, "node_modules"), join(project, "node_modules"));
  const port = await freePort();
  const server = await startServerProcess({
    program: [join(project, "dist/server/main.js")],
    environment: { PORT: String(port), DATA_DIR: join(project, "data"), LOG_LEVEL: "error" },
  });
  onTestFinished(() => server.stop());
  // Without a connection that is kept, for which the server would wait when it stops.
  const read = (path: string) =>
    fetch(`http://localhost:${port}${path}`, { headers: { connection: "close" } });
  const page = await read("/auth");
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  const script = (await page.text()).match(/src="(\/assets\/[^"]+\.js)"/)?.[1];
  expect((await read(script ?? "")).status).toBe(200);
});
