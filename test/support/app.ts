import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll } from "vitest";
import { buildApp } from "#server/app/app.ts";
import { type Config, readConfig } from "#server/base/config.ts";
import { type Payments, withPayments } from "#server/billing/open-payments.ts";
import type { Database } from "#server/db/database.ts";
import type { Services } from "#server/http/services.ts";
import { inlineRenderer } from "#server/rendering/inline-renderer.ts";
import { type ApiClient, apiClient } from "#test/support/api-client.ts";
import { describeEachEngine, type TestEngine } from "#test/support/database.ts";
import { quickPasswords } from "#test/support/quick-passwords.ts";

/** A clock that only moves when a test moves it. */
export interface TestClock {
  now(): Date;
  /** Sets it to an ISO instant. */
  set(instant: string): void;
  /** Advances it by milliseconds. */
  pass(milliseconds: number): void;
}

/** The real app on a database of its own, called without a network. */
export interface TestApp {
  readonly fastify: FastifyInstance;
  readonly database: Database;
  readonly clock: TestClock;
  readonly payments: Payments;
  /** A browser in which nobody has signed in yet. */
  visitor(): ApiClient;
  /** A signed-in user, the same each time: for requests that must leave nothing behind. */
  resident(): Promise<ApiClient>;
}

/** A moment in winter, when London has the same day as UTC. */
export const startOfTests = "2026-11-21T10:22:33.456Z";
export const day = 24 * 60 * 60 * 1000;

/** The configuration of an empty environment, without log lines between the tests. */
const config = readConfig({ LOG_LEVEL: "silent" });

/** A clock set to an ISO instant. */
export function testClock(instant = startOfTests): TestClock {
  let now = Date.parse(instant);
  return {
    now: () => new Date(now),
    set: (next) => {
      now = Date.parse(next);
    },
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** Builds the app on a database; `changes` replaces single services. */
export async function startApp(
  database: Database,
  { config: changed, ...changes }: Partial<Omit<Services, "config">> & { config?: Partial<Config> } = {},
): Promise<TestApp> {
  const clock = testClock();
  const services = withPayments({
    config: { ...config, ...changed },
    database,
    pdf: inlineRenderer,
    passwords: quickPasswords,
    version: "0.0.0-test",
    clock: clock.now,
    ...changes,
  });
  const fastify = await buildApp(services, null);
  await fastify.ready();
  const visitor = () => apiClient(fastify);
  let resident: Promise<ApiClient> | undefined;
  return {
    fastify,
    database,
    payments: services.payments,
    clock,
    visitor,
    resident() {
      resident ??= visitor().register();
      return resident;
    },
  };
}

/**
 * Runs the same tests on each engine, each with an app and a database of its own:
 *
 * ```ts
 * describeApi("customers", (app) => {
 *   test("are listed newest first", async () => {
 *     const ann = await app().visitor().register();
 * ```
 */
export function describeApi(name: string, suite: (app: () => TestApp, engine: TestEngine) => void): void {
  describeEachEngine(name, (database, engine) => {
    let started: TestApp | undefined;
    beforeAll(async () => {
      started = await startApp(database());
    });
    afterAll(() => started?.fastify.close());
    suite(() => {
      if (!started) throw new Error("The app is there within tests and hooks only");
      return started;
    }, engine);
  });
}
