import type { AddressInfo } from "node:net";
import * as z from "zod/mini";
import { systemRoutes } from "#contract/system.ts";
import { buildApp } from "#server/app/app.ts";
import { type Config, readConfig } from "#server/base/config.ts";
import { passwordCost, passwordsAt } from "#server/base/passwords.ts";
import { withPayments } from "#server/billing/open-payments.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { inlineRenderer } from "#server/rendering/inline-renderer.ts";
import { releaseVersion } from "../release-version.ts";

export interface ReachedServer {
  /** Its address, without a slash at the end. */
  readonly address: string;
  /** True if it was running before; it then goes on running. */
  readonly wasRunning: boolean;
  /** Stops it if it was started here. */
  close(): Promise<void>;
}

const patience = 5_000;

/**
 * The server that runs at the configured address or, if there is no such server, one that is started here on the
 * configured database, on a free port that only this machine can reach. On the embedded database only one of the two
 * is possible, because its folder belongs to one process.
 *
 * @throws DatabaseUnusable, DatabaseAway as openDatabase
 */
export async function reachServer(env: Record<string, string | undefined>): Promise<ReachedServer> {
  const config = readConfig(env);
  if (await isRunningAt(config.publicUrl)) {
    return { address: config.publicUrl, wasRunning: true, close: async () => undefined };
  }
  return startServer(config);
}

async function isRunningAt(address: string): Promise<boolean> {
  try {
    const response = await fetch(address + systemRoutes.health.path, {
      signal: AbortSignal.timeout(patience),
    });
    return z.safeParse(systemRoutes.health.answer, await response.json()).success;
  } catch {
    // Nothing listens there, or it is not Quotewright.
    return false;
  }
}

async function startServer(config: Config): Promise<ReachedServer> {
  const database = await openDatabase(config);
  const services = {
    // A browser would not send the cookie of an https address back over http.
    config: { ...config, publicUrl: "http://127.0.0.1", logLevel: "silent" as const },
    database,
    pdf: inlineRenderer,
    version: releaseVersion(),
    passwords: passwordsAt(passwordCost),
    clock: () => new Date(),
  };
  const app = await buildApp(withPayments(services), null);
  const close = async () => {
    await app.close();
    await database.close();
  };
  try {
    await app.listen({ host: "127.0.0.1", port: 0 });
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, wasRunning: false, close };
}
