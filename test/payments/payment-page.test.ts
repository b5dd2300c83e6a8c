import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "#server/app/app.ts";
import { type Config, readConfig } from "#server/base/config.ts";
import { withPayments } from "#server/billing/open-payments.ts";
import type { Database } from "#server/db/database.ts";
import { inlineRenderer } from "#server/rendering/inline-renderer.ts";
import { openEmbeddedTestDatabase } from "#test/support/database.ts";
import { quickPasswords } from "#test/support/quick-passwords.ts";

const stripe: Config["stripe"] = {
  secretKey: "sk_test_1",
  publishableKey: "pk_test_1",
  webhookSecrets: ["whsec_1"],
  apiBase: null,
};
const webRoot = mkdtempSync(join(tmpdir(), "quotewright-page-"));
let database: Database;
beforeAll(async () => {
  mkdirSync(join(webRoot, "assets"));
  writeFileSync(join(webRoot, "index.html"), "<!doctype html>");
  database = await openEmbeddedTestDatabase();
});
afterAll(async () => {
  await database?.close();
  rmSync(webRoot, { recursive: true });
});

async function policies(configured: Config["stripe"], paths: string[]): Promise<string[]> {
  const config = { ...readConfig({ LOG_LEVEL: "silent" }), stripe: configured };
  const services = {
    config,
    database,
    pdf: inlineRenderer,
    passwords: quickPasswords,
    version: "0",
    clock: () => new Date(),
  };
  const app: FastifyInstance = await buildApp(withPayments(services), webRoot);
  const answers = await Promise.all(paths.map((url) => app.inject({ url })));
  await app.close();
  return answers.map(({ headers }) => String(headers["content-security-policy"]));
}

test("Stripe's script may run on the payment page, and on no other", async () => {
  const [page = "", asked = "", ...others] = await policies(stripe, [
    "/subscribe",
    "/subscribe?from=billing",
    "/",
    "/billing",
    "/subscribe/test-portal",
    "/api/health",
  ]);
  expect(page).toContain("script-src 'self' https://js.stripe.com");
  expect(page).toContain("default-src 'none'");
  expect(page).toContain("frame-ancestors 'none'");
  expect(page).not.toMatch(/unsafe|trusted-types|\*(?!\.(js\.)?stripe\.com)/);
  expect(asked).toBe(page);
  for (const other of others) expect(other).not.toContain("stripe");
});

test("with sandbox payments, no page may run a third party's script", async () => {
  const [page, other] = await policies(null, ["/subscribe", "/billing"]);
  expect(page).toBe(other);
  expect(page).toContain("require-trusted-types-for 'script'");
});
