import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "#server/app/app.ts";
import { readConfig } from "#server/base/config.ts";
import { withPayments } from "#server/billing/open-payments.ts";
import type { Database } from "#server/db/database.ts";
import { inlineRenderer } from "#server/rendering/inline-renderer.ts";
import { openEmbeddedTestDatabase } from "#test/support/database.ts";
import { quickPasswords } from "#test/support/quick-passwords.ts";

// Below a folder that is itself called "assets": only the app's own assets are kept for a year.
const parent = mkdtempSync(join(tmpdir(), "quotewright-page-"));
const webRoot = join(parent, "assets", "web");
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(webRoot, "assets"), { recursive: true });
  writeFileSync(join(webRoot, "index.html"), "<!doctype html>");
  writeFileSync(join(webRoot, "signed-in.html"), "<!doctype html><p>The frame</p>");
  writeFileSync(join(webRoot, "signed-in-folded.html"), "<!doctype html><p>The frame, folded</p>");
  writeFileSync(join(webRoot, "assets", "main-1.js"), "export {};");
  database = await openEmbeddedTestDatabase();
  const config = readConfig({ LOG_LEVEL: "silent" });
  app = await buildApp(
    withPayments({
      config,
      database,
      pdf: inlineRenderer,
      passwords: quickPasswords,
      version: "0",
      clock: () => new Date(),
    }),
    webRoot,
  );
});
afterAll(async () => {
  await app?.close();
  await database?.close();
  rmSync(parent, { recursive: true });
});

test("every screen's address answers with the app's page, which is never cached", async () => {
  for (const url of ["/", "/index.html", "/quotes/new?customerName=Ann", "/nowhere"]) {
    const page = await app.inject({ url });
    expect(page.statusCode, url).toBe(200);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.headers["cache-control"]).toBe("no-cache");
  }
});

test("an address with a broken escape answers with the app's page and its headers, as any unknown path", async () => {
  const usual = await app.inject({ url: "/nowhere" });
  for (const url of ["/quotes/%zz", "/quotes/%E0%A4%A?a=b", "/%"]) {
    const page = await app.inject({ url });
    expect([page.statusCode, page.body], url).toEqual([200, "<!doctype html>"]);
    expect(Object.keys(page.headers).sort()).toEqual(Object.keys(usual.headers).sort());
    expect(page.headers["content-security-policy"]).toBe(usual.headers["content-security-policy"]);
  }
  expect((await app.inject({ method: "POST", url: "/quotes/%zz" })).statusCode).toBe(404);
  expect((await app.inject({ url: "/assets/%zz" })).statusCode).toBe(404);
});

test("somebody who is signed in gets the page with the frame in it, until the sign-out", async () => {
  const asker = { origin: "http://localhost:3000" };
  const names = {
    firstName: "Ann",
    lastName: "Hobbs",
    email: "ann@example.com",
    password: "correct horse 7",
  };
  const { headers } = await app.inject({
    ...{ method: "POST", url: "/api/register", headers: asker, payload: names },
  });
  const cookie = [headers["set-cookie"]]
    .flat()
    .map((each) => String(each).split(";")[0])
    .join("; ");
  const read = async (kept = "") => {
    const page = await app.inject({ url: "/quotes", headers: { cookie: `${cookie}${kept}` } });
    expect(page.headers.vary).toContain("cookie");
    return page.body;
  };
  expect(await read()).toBe("<!doctype html><p>The frame</p>");
  expect(await read("; quotewright-folded=1")).toBe("<!doctype html><p>The frame, folded</p>");
  await app.inject({ method: "POST", url: "/api/logout", headers: { ...asker, cookie } });
  expect(await read()).toBe("<!doctype html>");
  expect(await read("; quotewright-folded=1"), "a visitor has no frame").toBe("<!doctype html>");
});

test("a HEAD request gets the same answer without the page", async () => {
  const page = await app.inject({ method: "HEAD", url: "/" });
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-length"]).toBe("15");
  expect(page.body).toBe("");
});

test("an asset is cached for a year, and a missing one is not answered with the page", async () => {
  const asset = await app.inject({ url: "/assets/main-1.js" });
  expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  for (const name of ["main-0.js", "", "..%2findex.html", "../index.html", ".%2fmain-1.js"]) {
    const missing = await app.inject({ url: `/assets/${name}` });
    expect(missing.body, name).not.toContain("export");
    if (!name.startsWith("../")) expect(missing.statusCode, name).toBe(404);
  }
});

test("an address that is neither a page nor a route is refused in JSON", async () => {
  for (const ask of [{ url: "/api/nowhere" }, { method: "POST", url: "/nowhere" }] as const) {
    const refusal = await app.inject(ask);
    expect(refusal.statusCode).toBeGreaterThanOrEqual(400);
    expect(refusal.json()).toEqual({ error: expect.any(String), message: expect.any(String) });
  }
});

test("robots.txt leaves the pages of visitors to search engines, and the sitemap lists them", async () => {
  const robots = await app.inject({ url: "/robots.txt" });
  expect(robots.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(robots.body).toContain("Allow: /$\n");
  expect(robots.body).toContain("Disallow: /\n");
  expect(robots.body).toContain("Sitemap: http://localhost:3000/sitemap.xml\n");
  const sitemap = await app.inject({ url: "/sitemap.xml" });
  expect(sitemap.headers["content-type"]).toBe("application/xml; charset=utf-8");
  const places = [...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  expect(places).toContain("http://localhost:3000/terms-of-service");
  expect(places.every((place) => place?.startsWith("http://localhost:3000/"))).toBe(true);
});

test("a visitor who asks as a page does is answered null, and no other request without a session is", async () => {
  const ask = (url: string, headers = {}) => app.inject({ url, headers: { "x-contract": "1", ...headers } });
  const asPage = { "x-visitor": "1" };
  const said = await ask("/api/user", asPage);
  expect([said.statusCode, said.json()]).toEqual([200, null]);
  expect((await ask("/api/user")).statusCode).toBe(401);
  expect((await ask("/api/auth/user", asPage)).statusCode).toBe(401);
  expect((await ask("/api/customers", asPage)).statusCode).toBe(401);
});
