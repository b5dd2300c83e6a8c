import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import type { Database } from "#server/db/database.ts";
import { inlineRenderer } from "#server/documents/inline-renderer.ts";
import { buildApp } from "#server/http/app.ts";
import { openEmbeddedTestDatabase } from "#test/support/database.ts";

const webRoot = mkdtempSync(join(tmpdir(), "quotewright-page-"));
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  writeFileSync(join(webRoot, "index.html"), "<!doctype html>");
  mkdirSync(join(webRoot, "assets"));
  writeFileSync(join(webRoot, "assets", "main-1.js"), "export {};");
  database = await openEmbeddedTestDatabase();
  const config = readConfig({ LOG_LEVEL: "silent" });
  app = await buildApp(
    { config, database, pdf: inlineRenderer, version: "0", clock: () => new Date() },
    webRoot,
  );
});
afterAll(async () => {
  await app?.close();
  await database?.close();
  rmSync(webRoot, { recursive: true });
});

test("every screen's address answers with the app's page, which is asked for anew each time", async () => {
  for (const url of ["/", "/index.html", "/quotes/new?customerName=Ann", "/nowhere"]) {
    const page = await app.inject({ url });
    expect(page.statusCode, url).toBe(200);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.headers["cache-control"]).toBe("no-cache");
  }
});

test("a monitor that asks with HEAD hears the same, without the page", async () => {
  const page = await app.inject({ method: "HEAD", url: "/" });
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-length"]).toBe("15");
  expect(page.body).toBe("");
});

test("an asset is kept for a year, and one that is not there is no page", async () => {
  const asset = await app.inject({ url: "/assets/main-1.js" });
  expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await app.inject({ url: "/assets/main-0.js" })).statusCode).toBe(404);
});

test("what is no page and no route is refused in JSON", async () => {
  for (const ask of [{ url: "/api/nowhere" }, { method: "POST", url: "/nowhere" }] as const) {
    const refusal = await app.inject(ask);
    expect(refusal.statusCode).toBeGreaterThanOrEqual(400);
    expect(refusal.json()).toEqual({ error: expect.any(String), message: expect.any(String) });
  }
});
