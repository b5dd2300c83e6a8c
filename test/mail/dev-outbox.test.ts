import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Config } from "#server/base/config.ts";
import type { Database } from "#server/db/database.ts";
import { folderTransport } from "#server/mail/folder-transport.ts";
import { startApp } from "#test/support/app.ts";
import { openEmbeddedTestDatabase } from "#test/support/database.ts";

const folder = mkdtempSync(join(tmpdir(), "quotewright-outbox-"));
const link = `http://localhost:3000/reset-password?token=${"x".repeat(43)}`;
let database: Database;

beforeAll(async () => {
  database = await openEmbeddedTestDatabase();
  const transport = folderTransport(folder, "no-reply@localhost");
  const mail = { to: "ann@example.com", text: `Hello\n${link}\n`, html: "<p>Hello</p>" };
  for (const [minute, subject] of ["First", "<script>Second</script>"].entries()) {
    await transport.send({
      ...mail,
      subject,
      id: subject.length.toString(),
      date: new Date(minute * 60_000),
    });
  }
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

async function ask(request: object = {}, config: Partial<Config> = {}) {
  const app = await startApp(database, { config: { outboxDirectory: folder, devOutbox: true, ...config } });
  const answer = await app.fastify.inject({
    url: "/dev/outbox",
    headers: { host: "localhost:3000" },
    ...request,
  });
  await app.fastify.close();
  return answer;
}

test("a person who tries the app out finds its mail at /dev/outbox, newest first, with working links", async () => {
  const { statusCode, headers, body } = await ask();
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["cache-control"]).toBe("no-store");
  expect(body).toContain(`<a href="${link}">${link}</a>`);
  const subjects = [...body.matchAll(/<h2>(.*)<\/h2>/g)].map(([, subject]) => subject);
  expect(subjects).toEqual(["&lt;script&gt;Second&lt;/script&gt;", "First"]);
});

test("an empty outbox says so", async () => {
  const { statusCode, body } = await ask({}, { outboxDirectory: join(folder, "none") });
  expect([statusCode, body.includes("No mail yet.")]).toEqual([200, true]);
});

test.each([
  ["that nobody asked for", {}, { devOutbox: false }],
  ["in production", {}, { production: true }],
  ["with a mail server", {}, { smtpUrl: "smtp://localhost" }],
  ["under a public address", {}, { publicUrl: "https://quotes.example.com" }],
  ["to another machine", { remoteAddress: "192.0.2.7" }, {}],
  ["to a page of another host that resolves to here", { headers: { host: "evil.example:3000" } }, {}],
  ["through a proxy", { headers: { host: "localhost:3000", "x-forwarded-for": "192.0.2.7" } }, {}],
])("there is no outbox %s", async (_, request, config) => {
  const { statusCode, body } = await ask(request, config);
  expect(statusCode).toBe(404);
  expect(body).not.toContain("token");
});
